# SPDX-License-Identifier: Apache-2.0
"""The consent strings: what answers carry, what is imported, what goes on the device, and what changes them."""
import time

import pytest
from support.client import Device
from support.strings import tc_string

ALLOWED, OPTED_OUT = "DBABL~BVQqAAAAAg", "DBABL~BVQVAAAAAg"
DAY = 864_000


def test_a_testing_app_gets_a_tc_string_that_says_the_choice(german):
    info = german.choose("consent").ok().json
    string = tc_string(info["signals"]["tc_string"])
    assert string["version"] == 2 and string["cmp_id"] == 4095 and string["policy_version"] == 5
    assert string["created"] == string["last_updated"] and string["created"] % DAY == 0
    assert string["service_specific"] == 1 and string["language"] == "EN" and string["publisher_cc"] == "AA"
    assert string["purposes_consent"] == info["decision"]["purposes"]["consent"]
    assert string["purposes_li"] == [2, 7, 9, 10]
    assert string["vendor_consents"] == string["disclosed"] == [755]
    assert info["signals"]["ac_string"] == "2~~dv."
    assert info["signals"]["gpp_string"] is None and info["signals"]["gpp_sid"] == []
    assert "cmp_id_unassigned" in [warning["code"] for warning in info["warnings"]]
    assert german.info().json["signals"] == info["signals"]


def test_a_refusal_discloses_and_grants_nothing(german):
    string = tc_string(german.choose("do_not_consent").ok().json["signals"]["tc_string"])
    assert string["purposes_consent"] == string["purposes_li"] == string["vendor_consents"] == []
    assert string["disclosed"] == [755]


def test_a_production_app_without_a_cmp_id_gets_none_and_is_told(client):
    device = Device(client, "shop")
    forwarded = {"X-Forwarded-For": "91.0.0.1"}
    form_id = device.form(headers=forwarded).ok().json["form_id"]
    info = device.put({"form_id": form_id, "action": "consent"}, headers=forwarded).ok().json
    assert info["consent_status"] == "obtained"
    assert info["signals"]["tc_string"] is None and info["signals"]["ac_string"] is None
    assert {"cmp_id_missing", "vendor_list_builtin"} <= {warning["code"] for warning in info["warnings"]}


def test_us_states_get_googles_own_strings(client):
    californian = Device(client, debug_geography="US-CA")
    assert californian.info().json["signals"] == {
        "tc_string": None, "ac_string": None, "gpp_string": ALLOWED, "gpp_sid": [7], "us_privacy": "1YNN"}
    gpc = californian.info(headers={"Sec-GPC": "1"}).json["signals"]
    assert (gpc["gpp_string"], gpc["us_privacy"]) == (OPTED_OUT + ".Y", "1YYN")
    child = californian.info(tag_for_under_age_of_consent="true").json["signals"]
    assert (child["gpp_string"], child["us_privacy"]) == (OPTED_OUT, "1YYN")
    opt_outs = dict.fromkeys(("sale_opt_out", "sharing_opt_out", "targeted_advertising_opt_out"), True)
    stored = californian.choose("save_choices", choices={"us": opt_outs}).ok().json["signals"]
    assert (stored["gpp_string"], stored["us_privacy"]) == (OPTED_OUT, "1YYN")
    texan = Device(client, device=californian.id, debug_geography="US-TX").info().json["signals"]
    assert (texan["gpp_string"], texan["us_privacy"]) == (OPTED_OUT, None)


def test_imported_strings_come_back_byte_for_byte_until_a_form_is_answered(client, german):
    string = german.choose("consent").ok().json["signals"]["tc_string"]
    other = Device(client, debug_geography="DE")
    traveller = Device(client, device=other.id, debug_geography="JP")
    traveller.put({"tc_string": string}).ok()
    info = other.info().json
    assert info["decision"]["action"] == "import" and info["ads"]["mode"] == "personalized"
    assert info["signals"]["tc_string"] == string
    traveller.put({"gpp_string": OPTED_OUT + "A"}).ok()
    californian = Device(client, device=other.id, debug_geography="US-CA").info().json
    assert californian["reason"]["code"] == "opted_out"
    assert californian["signals"]["gpp_string"] == OPTED_OUT + "A"
    other.choose("do_not_consent").ok()
    assert other.info().json["signals"]["tc_string"] != string


@pytest.mark.parametrize("document, code", [
    ({"tc_string": "CQ"}, "tc_string_invalid"),
    ({"tc_string": "BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA"}, "tc_string_invalid"),
    ({"tc_string": "CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA"}, "tc_string_invalid"),
    ({"gpp_string": "DBABL~BVQ"}, "gpp_string_invalid"),
    ({"gpp_string": OPTED_OUT, "action": "consent"}, "conflicting_fields"),
])
def test_a_string_that_is_not_valid_is_refused_with_the_reason(german, document, code):
    problem = german.put(document).problem(422, code)
    assert next(iter(document)) in problem["detail"] or problem.get("field")
    german.consent().problem(404, "consent_not_found")


def test_the_keys_for_the_device_are_typed_and_go_with_the_answer(german, californian):
    german.choose("consent").ok()
    signals = german.info().json["signals"]
    for platform in ("ios", "android", None):
        answer = german.call("GET", "storage", query={"platform": platform}).ok()
        keys = answer.json["write"]
        assert answer.json["platform"] == platform
        assert keys["IABTCF_TCString"] == signals["tc_string"]
        assert keys["IABTCF_gdprApplies"] == 1 and type(keys["IABTCF_gdprApplies"]) is int
        assert keys["IABTCF_CmpSdkID"] == 4095
        assert keys["IABTCF_PurposeConsents"] == "11111111111"
        assert keys["IABTCF_VendorConsents"] == "0" * 754 + "1"
        assert keys["IABGPP_GppSID"] == "-1"
        assert not set(keys) & set(answer.json["delete"])
    assert german.call("GET", "storage", headers={"If-None-Match": answer.etag}).status == 304
    web = german.call("GET", "storage", query={"platform": "web"}).ok().json["write"]
    assert web["IABTCF_gdprApplies"] == "1"
    american = californian.call("GET", "storage").ok().json
    assert american["write"]["IABGPP_HDR_GppString"] == ALLOWED and american["write"]["IABGPP_GppSID"] == "7"
    assert american["write"]["IABTCF_gdprApplies"] == 0
    assert "IABTCF_TCString" in american["delete"]
    german.reset().ok(204)
    assert "IABTCF_TCString" in german.call("GET", "storage").json["delete"]


def renewed(read, wanted, timeout=20):
    """Reads until the server has written the strings anew."""
    deadline = time.monotonic() + timeout
    while (value := read()) != wanted:
        assert time.monotonic() < deadline, f"still {value}"
        time.sleep(0.02)


def test_strings_of_stored_choices_follow_the_configuration_and_the_app(make_server):
    server = make_server(apps=None).start()
    admin = server.client()
    document = {"name": "Demo", "environment": "testing"}
    admin.put("/v1/admin/apps/demo", json=document, token=server.settings["CONSENT_ADMIN_TOKEN"]).ok(201)
    ids = []
    for _ in range(300):
        device = Device(server.client(), debug_geography="DE")
        device.choose("consent").ok()
        ids.append(device.id)

    def strings():
        client = server.client()
        return [tc_string(Device(client, device=one, debug_geography="DE").info().json["signals"]["tc_string"])
                for one in ids]

    assert {string["cmp_version"] for string in strings()} == {1}
    server.kill()
    server.settings["CONSENT_CMP_VERSION"] = "7"
    server.start()
    renewed(lambda: {string["cmp_version"] for string in strings()}, {7})
    admin = server.client()
    admin.put("/v1/admin/apps/demo", json={**document, "publisher_country": "FR"},
              token=server.settings["CONSENT_ADMIN_TOKEN"]).ok(200)
    renewed(lambda: {string["publisher_cc"] for string in strings()}, {"FR"})


def test_a_renewal_that_is_killed_goes_on_after_the_restart(make_server):
    server = make_server().start()
    ids = []
    for _ in range(400):
        device = Device(server.client(), debug_geography="DE")
        device.choose("consent").ok()
        ids.append(device.id)
    for version in range(2, 8):
        server.kill()
        server.settings["CONSENT_CMP_VERSION"] = str(version)
        server.start()
    client = server.client()
    renewed(lambda: {
        tc_string(Device(client, device=one, debug_geography="DE").info().json["signals"]["tc_string"])["cmp_version"]
        for one in ids}, {7})
