# SPDX-License-Identifier: Apache-2.0
"""Choices put under load, and the check that every acknowledged one is there."""
from .client import Device


def putting(form_id):
    """Work for a `Load`: a new device's choice, recorded once it was acknowledged."""

    def work(client, record):
        device = Device(client, debug_geography="DE")
        answer = device.put({"form_id": form_id, "action": "consent"})
        if 200 <= answer.status < 300:
            record(device.id)

    return work


def german_form(server):
    return Device(server.client(), debug_geography="DE").form_id()


def missing(server, devices):
    """Those of `devices` whose acknowledged choice is not there, or is there other than once."""
    client = server.client()
    lost = []
    for device_id in devices:
        answer = Device(client, device=device_id, debug_geography="DE").info()
        decision = answer.json["decision"] if answer.status == 200 else None
        if not decision or decision["outcome"] != "all" or decision["revision"] != 1:
            lost.append(device_id)
    return lost
