# SPDX-License-Identifier: Apache-2.0
"""Where the caller is: from its address through a trusted proxy, from geo headers, and by the shell."""
import pytest
from support.client import Device
from support.server import APPS

# Addresses of national networks that have been where they are for decades.
GERMAN, GERMAN_V6 = "91.0.0.1", "2003::1"
AMERICAN, AMERICAN_V6 = "8.8.8.8", "2001:4860:4860::8888"
SWISS, JAPANESE = "195.186.1.1", "133.11.0.1"


def place(client, **headers):
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get("/v1/geography", headers=headers).ok().json


# Without Forwarded, the peer is 127.0.0.1, a trusted proxy that names nobody: unknown.
FORWARDED = [
    ({}, None),
    ({"X_Forwarded_For": GERMAN}, "DE"),
    ({"X_Forwarded_For": f"{JAPANESE}, {GERMAN}"}, "DE"),
    ({"X_Forwarded_For": f"{GERMAN}, 127.0.0.1"}, "DE"),
    ({"X_Forwarded_For": f" {GERMAN} "}, "DE"),
    ({"X_Forwarded_For": f"{GERMAN}:4711"}, "DE"),
    ({"X_Forwarded_For": GERMAN_V6}, "DE"),
    ({"X_Forwarded_For": f"[{GERMAN_V6}]:80"}, "DE"),
    ({"X_Forwarded_For": f"::ffff:{GERMAN}"}, "DE"),
    ({"X_Forwarded_For": "::ffff:5b00:1"}, "DE"),
    ({"X_Forwarded_For": "64:ff9b::5b00:1"}, "DE"),
    ({"X_Forwarded_For": AMERICAN}, "US"),
    ({"X_Forwarded_For": AMERICAN_V6}, "US"),
    ({"X_Forwarded_For": SWISS}, "CH"),
    ({"X_Forwarded_For": JAPANESE}, "JP"),
    ({"X_Forwarded_For": "10.0.0.1"}, None),
    ({"X_Forwarded_For": "100.64.1.1"}, None),
    ({"X_Forwarded_For": "192.0.2.7"}, None),
    ({"X_Forwarded_For": "fe80::1%eth0"}, None),
    ({"X_Forwarded_For": "::1"}, None),
    ({"X_Forwarded_For": "010.0.0.1"}, None),
    ({"X_Forwarded_For": ""}, None),
    ({"X_Forwarded_For": ",,,"}, None),
    ({"X_Forwarded_For": "unknown"}, None),
    ({"X_Forwarded_For": f"{GERMAN}, nonsense"}, None),
    ({"Forwarded": f"for={GERMAN}"}, "DE"),
    ({"Forwarded": f"for={JAPANESE}, for={GERMAN};proto=https"}, "DE"),
    ({"Forwarded": f'for="[{GERMAN_V6}]:4711";proto=https'}, "DE"),
    ({"Forwarded": f"for={GERMAN}, for=_hidden"}, None),
    ({"Forwarded": f"for={GERMAN}, for=unknown"}, None),
    ({"X_Forwarded_For": ", ".join([JAPANESE] * 800 + [GERMAN])}, "DE"),
]


@pytest.mark.parametrize("headers, country", FORWARDED, ids=[str(row[0])[:50] for row in FORWARDED])
def test_the_rightmost_untrusted_address_is_the_client(client, headers, country):
    answer = place(client, **headers)
    assert answer["country"] == country, answer
    assert answer["source"] == ("ip" if country else "unknown")


def test_geography_says_which_laws_are_there_and_why(client):
    german = place(client, X_Forwarded_For=GERMAN)
    assert [law["regulation"] for law in german["laws"]] == ["gdpr"]
    assert german["reason"]["code"] == "address_table"
    assert german["client_address"] == {"found_in": "x_forwarded_for", "class": "global"}
    assert GERMAN not in str(german), "no address is given back"
    assert place(client, X_Forwarded_For="10.0.0.1")["client_address"]["class"] == "private"
    assert not [law for law in place(client, X_Forwarded_For=JAPANESE)["laws"] if law["on_by_default"]]


def test_a_decision_follows_the_address(client):
    def info(address):
        return Device(client).info(headers={"X-Forwarded-For": address}).ok().json

    assert info(GERMAN)["consent_status"] == "required"
    assert info(GERMAN)["geography"] == {"country": "DE", "region": None, "source": "ip", "debug": None}
    assert info(SWISS)["regulation"] == "gdpr"
    assert info(JAPANESE)["consent_status"] == "not_required"
    american = info(AMERICAN)
    assert american["regulation"] == "us_state"
    assert american["reason"]["code"] == "us_state_unknown"


def test_an_unknown_place_counts_as_the_app_says(make_server):
    apps = {"strict": APPS["demo"], "lax": {**APPS["demo"], "unknown_geography": "not_regulated"}}
    client = make_server(apps=apps).start().client()
    strict = Device(client, "strict").info().ok().json
    assert (strict["consent_status"], strict["gdpr_applies"]) == ("required", True)
    assert strict["geography"]["source"] == "unknown"
    lax = Device(client, "lax").info().ok().json
    assert (lax["consent_status"], lax["gdpr_applies"]) == ("not_required", None)


def test_without_trusted_proxies_no_header_is_believed(make_server):
    client = make_server(CONSENT_TRUSTED_PROXIES=None, CONSENT_GEO_HEADERS="cloudflare").start().client()
    for headers in ({"X_Forwarded_For": GERMAN}, {"Forwarded": f"for={GERMAN}"}, {"CF_IPCountry": "DE"}):
        answer = place(client, **headers)
        assert answer["country"] is None, (headers, answer)


GEO_HEADERS = [
    ("cloudflare", {"CF_IPCountry": "DE"}, "DE", None),
    ("cloudflare", {"CF_IPCountry": "US", "CF_Region_Code": "CA"}, "US", "CA"),
    ("cloudflare", {"CF_IPCountry": "XX"}, None, None),
    ("cloudflare", {"CF_IPCountry": "T1"}, None, None),
    ("cloudflare", {"CF_IPCountry": "<script>"}, None, None),
    ("cloudfront", {"CloudFront_Viewer_Country": "US", "CloudFront_Viewer_Country_Region": "TX"}, "US", "TX"),
    ("appengine", {"X_Appengine_Country": "UK"}, "GB", None),
    ("X-My-Country,X-My-Region", {"X_My_Country": "us", "X_My_Region": "ca"}, "US", "CA"),
]


@pytest.mark.parametrize("setting, headers, country, region", GEO_HEADERS, ids=[f"{row[0]} {row[1]}" for row in GEO_HEADERS])
def test_geo_headers_of_a_trusted_proxy(make_server, setting, headers, country, region):
    client = make_server(CONSENT_GEO_HEADERS=setting).start().client()
    answer = place(client, **headers)
    assert (answer["country"], answer["region"]) == (country, region)
    assert answer["source"] == ("header" if country else "unknown")


def test_a_geo_header_wins_over_the_address(make_server):
    client = make_server(CONSENT_GEO_HEADERS="cloudflare").start().client()
    assert place(client, CF_IPCountry="JP", X_Forwarded_For=GERMAN)["country"] == "JP"


def test_the_shell_looks_addresses_up_like_the_server(server):
    result = server.command("geo", GERMAN, AMERICAN_V6, "10.0.0.1")
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert len(lines) >= 3
    assert "DE" in lines[0] and "US" in lines[1]
    assert server.command("geo", "not-an-address").returncode != 0


# Debug geography: what QA forces.

FORCED = [
    ("eea", "DE", None, "gdpr"), ("EEA", "DE", None, "gdpr"), ("de", "DE", None, "gdpr"), ("FR", "FR", None, "gdpr"),
    ("GB", "GB", None, "gdpr"), ("CH", "CH", None, "gdpr"), ("regulated_us_state", "US", "CA", "us_state"),
    ("US-CA", "US", "CA", "us_state"), ("us-va", "US", "VA", "us_state"), ("other", None, None, "none"),
    ("not_eea", None, None, "none"), ("JP", "JP", None, "none"), ("US-WY", "US", "WY", "none"),
]


@pytest.mark.parametrize("value, country, region, regulation", FORCED, ids=[row[0] for row in FORCED])
def test_a_testing_app_may_force_any_geography(client, value, country, region, regulation):
    info = Device(client).info(debug_geography=value).ok().json
    assert info["geography"]["source"] == "debug"
    assert info["geography"]["debug"]["applied"] is True
    assert info["regulation"] == regulation
    if country:
        assert (info["geography"]["country"], info["geography"]["region"]) == (country, region)
    warnings = [warning["code"] for warning in info["warnings"]]
    assert ("debug_geography_deprecated" in warnings) == (value == "not_eea")


def test_disabled_means_the_real_place(client):
    info = Device(client).info(debug_geography="disabled", headers={"X-Forwarded-For": JAPANESE}).ok().json
    assert info["geography"]["country"] == "JP"
    assert info["geography"]["debug"]["applied"] is False


def test_an_unregistered_device_is_told_so_and_nothing_changes(client):
    device = Device(client, "shop")
    real = {"X-Forwarded-For": JAPANESE}
    plain, forced = device.info(headers=real).ok().json, device.info(headers=real, debug_geography="EEA").ok().json
    debug = forced["geography"].pop("debug")
    assert debug["applied"] is False
    assert debug["reason"] == "device_not_registered"
    assert debug["requested"].lower() == "eea"
    warnings = forced.pop("warnings")
    assert "debug_geography_ignored" in [warning["code"] for warning in warnings]
    assert any("test-devices" in warning["detail"] or "test device" in warning["detail"] for warning in warnings)
    plain["geography"].pop("debug")
    plain.pop("warnings")
    for answer in (plain, forced):
        answer.pop("cache_until")
    assert plain == forced


def test_a_registered_test_device_may_force_it(client, admin):
    device = Device(client, "shop")
    admin.put(f"/v1/admin/apps/shop/test-devices/{device.id}", json={"label": "QA phone"}).ok(200, 201)
    info = device.info(debug_geography="EEA").ok().json
    assert info["geography"]["country"] == "DE"
    assert info["consent_status"] == "required"
    admin.delete(f"/v1/admin/apps/shop/test-devices/{device.id}").ok(204)
    info = device.info(debug_geography="EEA", headers={"X-Forwarded-For": JAPANESE}).ok().json
    assert info["geography"]["country"] == "JP"


@pytest.mark.parametrize("setting, app, applied, reason", [
    ("all", "shop", True, "allowed_for_all"), ("off", "demo", False, "turned_off"), ("off", "shop", False, "turned_off"),
])
def test_the_server_may_allow_it_for_all_or_for_none(make_server, setting, app, applied, reason):
    server = make_server(CONSENT_DEBUG_GEOGRAPHY=setting).start()
    info = Device(server.client(), app).info(debug_geography="EEA").ok().json
    assert info["geography"]["debug"]["applied"] is applied
    assert info["geography"]["debug"]["reason"] == reason
    if setting == "all":
        assert any(event.get("level") == "warning" for event in server.events()), "it is said loudly"


def test_a_forced_choice_counts_for_its_device(client, admin):
    device = Device(client, "shop")
    admin.put(f"/v1/admin/apps/shop/test-devices/{device.id}", json={"label": "QA"}).ok(200, 201)
    device.query = {"debug_geography": "EEA"}
    assert device.choose("consent").ok().json["consent_status"] == "obtained"
    history = admin.get(f"/v1/admin/apps/shop/devices/{device.id}/history").ok().json["events"]
    assert "debug" in str(history[0]) or "forced" in str(history[0])


def test_choices_made_in_testing_do_not_count_in_production(make_server):
    server = make_server(apps=None).start()
    admin = server.client(headers={"Authorization": f"Bearer {server.settings['CONSENT_ADMIN_TOKEN']}"})
    path = "/v1/admin/apps/grown"
    admin.put(path, json={"name": "Grown", "environment": "testing"}).ok(200, 201)
    device = Device(server.client(), "grown")
    german = {"X-Forwarded-For": GERMAN}
    form_id = device.form(headers=german).ok().json["form_id"]
    device.put({"form_id": form_id, "action": "consent"}, headers=german).ok()
    assert device.info(headers=german).ok().json["consent_status"] == "obtained"
    admin.put(path, json={"name": "Grown", "environment": "production"}).ok()
    info = device.info(headers=german).ok().json
    assert info["consent_status"] == "required"
    assert "testing_choice_ignored" in [warning["code"] for warning in info["warnings"]]
