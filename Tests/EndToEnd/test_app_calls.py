# SPDX-License-Identifier: Apache-2.0
"""What an app does at every start: ask, show the form, store the choice, read it, take it back."""
import datetime
import uuid

import pytest
from support.client import Device


def test_from_required_to_obtained_and_back(german):
    before = german.info().ok().json
    assert before["consent_status"] == "required"
    assert before["form_status"] == "available"
    assert before["privacy_options_requirement_status"] == "required"
    assert before["can_request_ads"] is False
    assert before["reason"]["code"] == "no_decision"
    assert before["regulation"] == "gdpr"
    assert before["gdpr_applies"] is True
    assert before["decision"] is None
    assert before["ads"] == {"request": False, "mode": "none", "blocked_by": ["no_decision"]}

    form = german.form().ok().json
    assert form["kind"] == "european"
    assert form["form_id"] == before["form"]["form_id"]

    stored = german.put({"form_id": form["form_id"], "action": "consent", "language": "en"}).ok().json
    assert stored["consent_status"] == "obtained"
    assert stored["can_request_ads"] is True
    assert stored["reason"]["code"] == "decided"
    assert stored["decision"]["outcome"] == "all"
    assert stored["ads"]["mode"] == "personalized"
    assert stored["ads"]["blocked_by"] == []

    again = german.info().ok().json
    assert {**again, "cache_until": None} == {**stored, "cache_until": None}

    german.reset().ok(204)
    after = german.info().ok().json
    assert {**after, "cache_until": None} == {**before, "cache_until": None}


def test_a_refusal_is_obtained_too_and_grants_nothing(german):
    info = german.choose("do_not_consent").ok().json
    assert info["consent_status"] == "obtained"
    assert info["can_request_ads"] is True
    assert info["decision"]["outcome"] == "none"
    assert info["ads"]["mode"] in ("limited", "none")
    assert info["consent_mode"] == {
        "ad_storage": "denied", "ad_user_data": "denied",
        "ad_personalization": "denied", "analytics_storage": "denied"}


def test_choices_are_kept_one_by_one(german):
    form_id = german.form_id()
    info = german.put({
        "form_id": form_id, "action": "save_choices",
        "choices": {"purposes": {"consent": [1, 2, 7, 9, 10]}, "vendors": {"consent": [755]}},
    }).ok().json
    assert info["decision"]["outcome"] == "partial"
    assert info["ads"]["mode"] == "non_personalized"
    assert "purpose_3_consent" in info["ads"]["blocked_by"]


def test_reading_creates_nothing(german):
    german.info().ok()
    german.form().ok()
    german.consent().problem(404, "consent_not_found")


def test_the_stored_choice_can_be_read_alone(german):
    german.choose("consent").ok()
    answer = german.consent().ok()
    assert answer.etag
    assert '"european"' in answer.body.decode()


def test_reset_without_a_choice_is_204(german):
    german.reset().ok(204)
    german.reset().ok(204)
    german.consent().problem(404, "consent_not_found")


def test_a_us_opt_out_restricts_ads(californian):
    before = californian.info().ok().json
    assert before["consent_status"] == "not_required"
    assert before["privacy_options_requirement_status"] == "required"
    assert before["reason"]["code"] == "opt_out_not_exercised"
    assert before["ads"]["mode"] == "unrestricted"

    form = californian.form(kind="privacy_options").ok().json
    assert form["kind"] == "us_states"
    after = californian.put({
        "form_id": form["form_id"], "action": "save_choices",
        "choices": {"us": {"sale_opt_out": True, "sharing_opt_out": True, "targeted_advertising_opt_out": True}},
    }).ok().json
    assert after["consent_status"] == "not_required"
    assert after["reason"]["code"] == "opted_out"
    assert after["ads"]["mode"] == "restricted"
    assert "opted_out" in after["ads"]["blocked_by"]


def test_global_privacy_control_counts_as_an_opt_out_in_the_us_alone(client):
    signal = {"Sec-GPC": "1"}
    us = Device(client, debug_geography="US-CA").info(headers=signal).ok().json
    assert (us["reason"]["code"], us["ads"]["mode"]) == ("gpc", "restricted")
    elsewhere = Device(client, debug_geography="JP").info(headers=signal).ok().json
    assert (elsewhere["reason"]["code"], elsewhere["ads"]["mode"]) == ("not_regulated", "unrestricted")


def test_where_no_law_applies_there_is_no_form(client):
    device = Device(client, debug_geography="JP")
    info = device.info().ok().json
    assert info["consent_status"] == "not_required"
    assert info["form_status"] == "unavailable"
    assert info["can_request_ads"] is True
    assert info["form"] is None
    assert info["consent_mode"] is None
    device.form().problem(409, "form_not_available")
    device.form(if_required="true").ok(204)
    device.form(kind="privacy_options").problem(409, "form_not_available")


def test_a_stored_choice_can_be_withdrawn_where_no_law_applies(client):
    device = Device(client, debug_geography="DE")
    device.choose("consent").ok()
    form = device.form(kind="privacy_options", debug_geography="JP").ok().json
    assert form["kind"] == "european"


def test_a_form_is_not_needed_again_once_answered(german):
    german.form(if_required="true").ok(200)
    german.choose("consent").ok()
    german.form(if_required="true").ok(204)
    shown = german.form(kind="privacy_options").ok().json
    assert shown["current_choices"]


def test_travelling_out_and_back_keeps_the_choice(client):
    device = Device(client, debug_geography="DE")
    device.choose("do_not_consent").ok()
    abroad = device.info(debug_geography="JP").ok().json
    assert abroad["reason"]["code"] == "carried_refusal"
    assert abroad["ads"]["mode"] == "non_personalized"
    home = device.info(debug_geography="FR").ok().json
    assert home["consent_status"] == "obtained"


def test_a_form_may_be_answered_from_elsewhere(client):
    device = Device(client)
    form_id = device.form_id(debug_geography="DE")
    device.put({"form_id": form_id, "action": "consent"}, debug_geography="JP").ok()
    assert device.info(debug_geography="DE").ok().json["consent_status"] == "obtained"


def test_under_age_accepts_a_refusal_and_no_grant(client):
    device = Device(client, debug_geography="DE")
    form_id = device.form_id()
    child = {"tag_for_under_age_of_consent": "true"}
    info = device.info(**child).ok().json
    assert (info["consent_status"], info["ads"]["mode"]) == ("not_required", "limited")
    assert info["reason"]["code"] == "under_age"
    device.put({"form_id": form_id, "action": "consent"}, **child).problem(409, "under_age")
    device.consent().problem(404, "consent_not_found")
    device.put({"form_id": form_id, "action": "do_not_consent"}, **child).ok()


def test_the_two_kinds_do_not_touch_each_other(client):
    device = Device(client)
    device.query = {"debug_geography": "DE"}
    device.choose("consent").ok()
    device.query = {"debug_geography": "US-CA"}
    device.put({
        "form_id": device.form_id(kind="privacy_options"), "action": "save_choices",
        "choices": {"us": {"sale_opt_out": True}}}).ok()
    assert device.info(debug_geography="DE").ok().json["decision"]["outcome"] == "all"
    body = device.consent().ok().body.decode()
    assert '"european"' in body and '"us_states"' in body


def test_the_newest_choice_counts(german):
    for action, outcome in (("consent", "all"), ("do_not_consent", "none"), ("consent", "all")):
        assert german.choose(action).ok().json["decision"]["outcome"] == outcome
    assert german.info().ok().json["decision"]["revision"] == 3


def test_a_device_clock_is_evidence_and_a_wild_one_a_warning(german):
    form_id = german.form_id()
    yesterday = (datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    info = german.put({"form_id": form_id, "action": "consent", "decided_at": yesterday}).ok().json
    assert info["decision"]["decided_at"].startswith(yesterday[:10])
    info = german.put({"form_id": form_id, "action": "do_not_consent", "decided_at": "2099-01-01T00:00:00Z"}).ok().json
    assert "clock_skew" in [warning["code"] for warning in info["warnings"]]
    assert not info["decision"]["decided_at"].startswith("2099")


def test_production_wants_random_device_ids(client):
    for device_id in ("short", "00000000-0000-0000-0000-000000000000"):
        Device(client, "shop", device_id).info().problem(422, "device_id_not_random")
    Device(client, "shop", str(uuid.uuid4())).info().ok()


def test_an_unknown_app_is_404_for_any_origin(client):
    answer = Device(client, "nobody").info(headers={"Origin": "https://anywhere.example"})
    answer.problem(404, "app_not_found")
    assert answer.headers["Access-Control-Allow-Origin"] in ("*", "https://anywhere.example")


@pytest.mark.parametrize("query, field", [
    ({"debugGeography": "EEA"}, "debug_geography"),
    ({"debug_geograhpy": "EEA"}, "debug_geography"),
    ({"colour": "red"}, None),
])
def test_an_unknown_parameter_does_not_look_like_success(client, query, field):
    problem = Device(client).info(**query).problem(400, "unknown_parameter")
    assert "debug_geography" in problem["allowed"]
    if field:
        assert field in problem["detail"]


@pytest.mark.parametrize("query", [
    {"debug_geography": "europe"}, {"debug_geography": ""}, {"tag_for_under_age_of_consent": "yes"},
    {"language": "not a language"}, {"platform": "windows"}, {"att_status": "3"},
])
def test_a_malformed_parameter_is_named(client, query):
    problem = Device(client).info(**query).problem(400, "invalid_parameter")
    assert problem["field"] in query


def test_a_parameter_may_not_be_there_twice(client):
    path = Device(client).path + "/consent-info?language=de&language=en"
    client.get(path).problem(400, "invalid_parameter")


def test_att_advice_follows_purpose_1(client):
    device = Device(client, debug_geography="DE", platform="ios", att_status="not_determined")
    assert device.choose("consent").ok().json["att"]["should_prompt"] is True
    device.choose("do_not_consent").ok()
    assert device.info().ok().json["att"]["should_prompt"] is False


def test_reads_say_how_they_may_be_cached(german):
    answer = german.info().ok()
    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    vary = {name.strip().lower() for name in answer.headers["Vary"].split(",")}
    assert {"accept-language", "sec-gpc", "origin"} <= vary


def test_an_unchanged_answer_is_304(german):
    first = german.info().ok()
    second = german.info(headers={"If-None-Match": first.etag})
    assert second.status == 304
    assert second.body == b""
    assert second.etag == first.etag
    german.choose("consent").ok()
    german.info(headers={"If-None-Match": first.etag}).ok(200)


@pytest.mark.parametrize("tag", ['"other"', 'W/"other", "another"'])
def test_another_etag_is_200(german, tag):
    german.info(headers={"If-None-Match": tag}).ok(200)


def test_head_is_get_without_the_body(client, german):
    path = german.path + "/consent-info?debug_geography=DE"
    get, head = client.get(path), client.request("HEAD", path)
    assert head.status == 200
    assert head.body == b""
    for name in ("Content-Type", "Content-Length", "ETag", "Cache-Control", "Vary"):
        assert head.headers[name] == get.headers[name], name
