# SPDX-License-Identifier: Apache-2.0
"""The contract against the running server, by generated requests: every check, stateful links included."""
import json
import os
import subprocess
import sys
from pathlib import Path

from support.server import ADMIN_TOKEN, ROOT

CONFIGURATION = Path(__file__).with_name("schemathesis.toml")


def test_generated_requests_find_no_failure(fresh, tmp_path, long):
    report = tmp_path / "report.json"
    result = subprocess.run(
        [Path(sys.executable).with_name("schemathesis"), "--config-file", str(CONFIGURATION), "run",
         str(ROOT / "openapi.yaml"), "--url", f"http://127.0.0.1:{fresh.port}", "--checks", "all",
         "--seed", "20261130", "--max-examples", "1000" if long else "40", "--no-color",
         "--report-json-path", str(report)],
        env={**os.environ, "ADMIN_TOKEN": ADMIN_TOKEN}, capture_output=True, text=True, cwd=tmp_path,
        timeout=7200 if long else 400)
    print(result.stdout[-6000:])
    assert result.returncode == 0, result.stdout[-12000:] + result.stderr[-2000:]
    assert json.loads(report.read_text()), "the run is on record"
    fresh.client().get("/readyz").ok()
