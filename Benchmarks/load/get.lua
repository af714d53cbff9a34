-- SPDX-License-Identifier: Apache-2.0
-- Reads the decision of one stored device after another, at random: wrk -s get.lua URL -- DEVICES
local devices

function init(arguments)
  devices = tonumber(arguments[1])
  math.randomseed(os.time())
  wrk.headers["X-Forwarded-For"] = "91.0.0.1"
end

function request()
  return wrk.format("GET", string.format("/v1/apps/bench/devices/device-%012d-000000/consent-info", math.random(0, devices - 1)))
end


function done(summary, latency)
  io.write(string.format("REPORT %d %d %d %d %d\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
