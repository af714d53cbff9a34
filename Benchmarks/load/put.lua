-- SPDX-License-Identifier: Apache-2.0
-- Stores one device's choice after another: wrk -s put.lua URL -- FORM_ID FIRST COUNT
-- With a COUNT above 0 it stops there; devices are numbered from FIRST, each thread taking every n-th.
local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
  thread:set("stride", tonumber(os.getenv("WRK_THREADS")))
end

function init(arguments)
  first, count = tonumber(arguments[2]), tonumber(arguments[3])
  step = 0
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["X-Forwarded-For"] = "91.0.0.1"
  wrk.body = string.format('{"form_id":"%s","action":"consent","language":"en"}', arguments[1])
end

function request()
  local index = number + step * stride
  step = step + 1
  if count > 0 and index >= count + 64 then wrk.thread:stop() end
  return wrk.format("PUT", string.format("/v1/apps/bench/devices/device-%012d-000000/consent", first + index))
end

function done(summary, latency)
  io.write(string.format("REPORT %d %d %d %d %d\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
