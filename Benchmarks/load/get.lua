-- SPDX-License-Identifier: Apache-2.0
-- Reads the decision of one stored device after another, at random: wrk -t1 -s get.lua URL -- DEVICES
local devices

function init(arguments)
  devices = tonumber(arguments[1])
  math.randomseed(os.time())
  wrk.headers["X-Forwarded-For"] = "91.0.0.1"
end

function request()
  local device = math.random(0, devices - 1)
  return wrk.format("GET", string.format("/v1/apps/bench/devices/device-%012d-000000/consent-info", device))
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("REPORT %d %d %d %d %d\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
