# SPDX-License-Identifier: Apache-2.0
"""Retries, lost updates and who wins: Idempotency-Key, If-Match, If-None-Match."""
import threading
import uuid

import pytest
from support.client import Device


def events(admin, device):
    answer = admin.get(f"/v1/admin/apps/{device.app}/devices/{device.id}/history").ok().json
    return answer["events"]


def test_a_retry_with_the_same_key_gives_the_same_answer(admin, german):
    document = {"form_id": german.form_id(), "action": "consent"}
    headers = {"Idempotency-Key": str(uuid.uuid4())}
    first = german.put(document, headers=headers).ok()
    german.choose("do_not_consent").ok()
    again = german.put(document, headers=headers)
    assert (again.status, again.body, again.etag) == (first.status, first.body, first.etag)
    assert german.info().ok().json["decision"]["outcome"] == "none"
    assert len(events(admin, german)) == 2


def test_a_key_used_for_another_body_is_422(german):
    headers = {"Idempotency-Key": str(uuid.uuid4())}
    form_id = german.form_id()
    german.put({"form_id": form_id, "action": "consent"}, headers=headers).ok()
    german.put({"form_id": form_id, "action": "do_not_consent"}, headers=headers).problem(422, "idempotency_key_reused")
    assert german.info().ok().json["decision"]["outcome"] == "all"


def test_a_key_belongs_to_one_device(client, german):
    headers = {"Idempotency-Key": "the-same-key"}
    other = Device(client, debug_geography="DE")
    form_id = german.form_id()
    german.put({"form_id": form_id, "action": "consent"}, headers=headers).ok()
    other.put({"form_id": form_id, "action": "do_not_consent"}, headers=headers).ok()
    assert other.info().ok().json["decision"]["outcome"] == "none"


def test_a_refused_request_leaves_its_key_free(german):
    headers = {"Idempotency-Key": str(uuid.uuid4())}
    german.put({"form_id": "A" * 43, "action": "consent"}, headers=headers).problem(422, "unknown_form")
    german.put({"form_id": german.form_id(), "action": "consent"}, headers=headers).ok()


@pytest.mark.parametrize("key", ["", "a" * 256, "a\tb", "ä"])
def test_a_key_is_1_to_255_visible_characters(german, key):
    answer = german.put({"form_id": german.form_id(), "action": "consent"}, headers={"Idempotency-Key": key})
    answer.problem(400, "invalid_header")


def test_a_repeat_without_a_key_adds_no_history(admin, german):
    document = {"form_id": german.form_id(), "action": "consent"}
    first = german.put(document).ok().json
    assert german.put(document).ok().json["decision"]["revision"] == first["decision"]["revision"]
    assert len(events(admin, german)) == 1
    german.put({**document, "action": "do_not_consent"}).ok()
    german.put(document).ok()
    assert len(events(admin, german)) == 3


def test_if_match_refuses_a_lost_update(german):
    german.choose("consent").ok()
    tag = german.consent().ok().etag
    form_id = german.form_id(kind="privacy_options")
    german.put({"form_id": form_id, "action": "do_not_consent"}, headers={"If-Match": tag}).ok()
    german.put({"form_id": form_id, "action": "consent"}, headers={"If-Match": tag}).problem(412, "precondition_failed")
    assert german.info().ok().json["decision"]["outcome"] == "none"


def test_if_none_match_asks_for_the_first_write(german):
    form_id = german.form_id()
    first = {"If-None-Match": "*"}
    german.put({"form_id": form_id, "action": "consent"}, headers=first).ok()
    german.put({"form_id": form_id, "action": "do_not_consent"}, headers=first).problem(412, "precondition_failed")


def test_many_at_once_with_one_key_store_one_choice(server, admin):
    device = Device(server.client(), debug_geography="DE")
    document = {"form_id": device.form_id(), "action": "consent"}
    headers = {"Idempotency-Key": str(uuid.uuid4())}
    answers = []

    def put():
        mine = Device(server.client(), device=device.id, debug_geography="DE")
        answers.append(mine.put(document, headers=headers))

    threads = [threading.Thread(target=put) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {(answer.status, answer.body) for answer in answers} == {(200, answers[0].body)}
    assert len(events(admin, device)) == 1


def test_many_writers_of_one_device_get_one_order(server, admin):
    device = Device(server.client(), debug_geography="DE")
    form_id = device.form_id()
    statuses = []

    def put(number):
        mine = Device(server.client(), device=device.id, debug_geography="DE")
        for round in range(20):
            action = "consent" if (number + round) % 2 else "do_not_consent"
            answer = mine.put({"form_id": form_id, "action": action, "button": f"b{number}-{round}"})
            statuses.append(answer.status)

    threads = [threading.Thread(target=put, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(statuses) == {200}
    revisions = [event["revision"] for event in events(admin, device)]
    assert revisions == list(range(1, len(revisions) + 1))
    assert device.info().ok().json["decision"]["revision"] == revisions[-1]
