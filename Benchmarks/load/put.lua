-- SPDX-License-Identifier: Apache-2.0
-- Stores one device's choice after another: wrk -t1 -s put.lua URL -- FORM_ID FIRST_DEVICE
local device

function init(arguments)
  device = tonumber(arguments[2])
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["X-Forwarded-For"] = "91.0.0.1"
  wrk.body = string.format('{"form_id":"%s","action":"consent","language":"en"}', arguments[1])
end

function request()
  device = device + 1
  return wrk.format("PUT", string.format("/v1/apps/bench/devices/device-%012d-000000/consent", device - 1))
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("REPORT %d %d %d %d %d\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
