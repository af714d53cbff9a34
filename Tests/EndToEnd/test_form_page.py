# SPDX-License-Identifier: Apache-2.0
"""The hosted form in a real browser: every kind, each button, the network's moods, and what the host is told."""
import json

import pytest
from support.browser import hosting
from support.vendor_list import long_translation, vendor_list, write


def choice(form):
    """The body of the one choice that was sent."""
    assert len(form.puts) == 1, [put.url for put in form.puts]
    return json.loads(form.puts[0].post_data)


class TestEuropean:
    @pytest.mark.parametrize("button, outcome, mode", [
        ("consent", "all", "personalized"), ("do_not_consent", "none", "limited")])
    def test_yes_and_no_are_one_press_each(self, make_page, button, outcome, mode):
        form = make_page().open()
        form.press(button)
        told = form.told("choice")
        assert told["source"] == "consent-server" and told["version"] == 1 and told["kind"] == "european"
        assert told["consent_info"]["decision"]["outcome"] == outcome
        assert told["consent_info"]["ads"]["mode"] == mode
        assert form.page.get_by_role("heading", name="Your choice is saved.").is_visible()
        sent = choice(form)
        assert sent["action"] == sent["button"] == button
        assert sent["language"] == "en" and sent["decided_at"].endswith("Z") and "choices" not in sent
        assert form.info()["decision"]["action"] == button

    def test_the_query_goes_with_the_choice(self, make_page):
        form = make_page().open(debug_geography="FR", language="de", kind="privacy_options")
        form.press("consent")
        form.told("choice")
        url = form.puts[0].url
        assert "debug_geography=FR" in url and "language=de" in url and "kind=" not in url
        assert form.told("choice")["consent_info"]["geography"]["country"] == "FR"

    def test_options_send_what_is_on_and_nothing_else(self, make_page):
        form = make_page().open()
        form.press("manage_options")
        form.switch("Consent: Keep information on your device and read it").check()
        form.switch("Legitimate interest: Measure how ads perform").check()
        form.switch("Consent: Google Advertising Products").check()
        form.press("save_choices")
        form.told("choice")
        assert choice(form)["choices"] == {
            "purposes": {"consent": [1], "legitimate_interest": [7]}, "special_features": [],
            "vendors": {"consent": [755], "legitimate_interest": []}, "ad_tech_providers": []}
        assert form.info()["decision"]["outcome"] == "partial"

    def test_going_back_sends_nothing_and_keeps_the_switches(self, make_page):
        form = make_page().open()
        form.press("manage_options")
        form.switch("Consent: Measure how ads perform").check()
        form.press("back")
        assert form.role("consent").is_visible()
        form.press("manage_options")
        assert form.switch("Consent: Measure how ads perform").is_checked()
        assert form.puts == [] and [one["type"] for one in form.messages()] == ["ready"]

    def test_privacy_options_show_the_choice_and_can_be_left(self, make_page):
        form = make_page().open()
        form.press("do_not_consent")
        form.told("choice")
        form.open(kind="privacy_options")
        assert form.text("So far you have refused everything.").is_visible()
        form.press("keep")
        assert form.told("closed")["reason"] == "kept"
        form.press("manage_options")
        assert form.page.locator("input:checked").count() == 0
        form.switch("Consent: Choose ads without a profile of you").check()
        form.press("save_choices")
        form.told("choice")
        form.open(kind="privacy_options")
        assert form.text("So far you have decided in detail.").is_visible()
        form.press("manage_options")
        assert form.page.locator("input:checked").count() == 1
        assert form.switch("Consent: Choose ads without a profile of you").is_checked()

    def test_the_close_icon_refuses(self, make_page):
        form = make_page("icon").open()
        form.page.get_by_role("button", name="Close without consent").click()
        assert form.told("choice")["consent_info"]["decision"]["outcome"] == "none"
        assert choice(form)["button"] == "close"

    def test_legitimate_interest_stands_as_the_app_says(self, make_page):
        form = make_page("icon").open()
        form.press("manage_options")
        assert form.switch("Legitimate interest: Google Advertising Products").is_checked()
        form.press("save_choices")
        form.told("choice")
        assert choice(form)["choices"]["vendors"] == {"consent": [], "legitimate_interest": [755]}
        assert choice(form)["choices"]["purposes"] == {"consent": [], "legitimate_interest": [2, 7, 9, 10]}

    def test_a_double_click_sends_one_choice(self, make_page):
        form = make_page().open()
        form.role("consent").dblclick()
        form.told("choice")
        assert len(form.puts) == 1
        assert form.info()["decision"]["revision"] == 1

    def test_all_controls_are_off_while_a_choice_is_sent(self, make_page):
        form = make_page().open()
        held = []
        form.page.route("**/consent?*", lambda route: held.append(route))
        form.press("do_not_consent")
        form.text("Saving your choice…").wait_for()
        assert form.page.locator("button:visible:enabled").count() == 0
        assert form.page.locator("main").get_attribute("aria-busy") == "true"
        held[0].continue_()
        form.told("choice")

    def test_texts_of_the_app_are_never_markup(self, make_page):
        form = make_page("hostile").open()
        form.page.route("**/consent?*", lambda route: route.abort())
        assert "onerror" in form.page.locator("#first").inner_text()
        form.press("consent")
        form.text("onload").wait_for()
        assert form.page.evaluate("window.hacked") is None


class TestPartners:
    def test_come_in_steps_and_pages(self, make_page):
        form = make_page("many").open()
        form.press("partners")
        rows = form.page.locator("#partner-list > .item")
        rows.nth(24).wait_for()
        assert rows.count() == 25
        for count in (50, 75, 100, 125):
            form.press("more")
            rows.nth(count - 1).wait_for()
            assert rows.count() == count

    def test_are_found_wherever_they_are(self, make_page):
        form = make_page("many").open()
        form.press("partners")
        form.page.get_by_role("searchbox").fill("249")
        form.page.get_by_role("heading", name="Ad technology provider 249").wait_for()
        form.page.wait_for_function("document.querySelectorAll('#partner-list > .item').length === 1")
        form.switch("Consent: Ad technology provider 249").check()
        form.page.get_by_role("searchbox").fill("no such partner")
        form.text("No partner found").wait_for()
        form.press("save_choices")
        form.told("choice")
        assert choice(form)["choices"]["ad_tech_providers"] == [249]

    def test_one_switch_is_for_all_of_them(self, make_page):
        form = make_page("many").open()
        form.press("partners")
        everyone = form.switch("Consent: All partners")
        form.page.locator("#partner-list > .item").first.wait_for()
        everyone.check()
        assert form.switch("Consent: Google Advertising Products").is_checked()
        form.switch("Consent: Ad technology provider 3").uncheck()
        assert everyone.evaluate("(one) => one.indeterminate")
        form.press("save_choices")
        form.told("choice")
        sent = choice(form)["choices"]
        assert sent["vendors"]["consent"] == [755] and len(sent["ad_tech_providers"]) == 249

    def test_say_what_they_do(self, make_page):
        form = make_page().open()
        form.press("partners")
        form.page.locator("#partner-list summary").click()
        opened = form.page.locator("#partner-list details")
        opened.get_by_text("Keep information on your device and read it").wait_for()
        assert opened.get_by_text("Keeps data for up to (days): 1096").is_visible()
        link = opened.get_by_role("link", name="Privacy policy of Google Advertising Products")
        assert link.get_attribute("href") == "https://policies.google.com/privacy"
        assert link.get_attribute("rel") == "noopener noreferrer"

    def test_that_do_not_load_can_be_asked_for_again(self, make_page):
        form = make_page("many").open()
        form.page.route("**/forms/**", lambda route: route.abort())
        form.press("partners")
        again = form.page.get_by_role("button", name="Try again", exact=True)
        again.wait_for()
        assert form.text("Something went wrong on our side.").is_visible(), "a button alone says nothing"
        form.page.unroute("**/forms/**")
        again.click()
        form.page.locator("#partner-list > .item").first.wait_for()


class TestLongTexts:
    """Official texts in a long language: examples, and what asks for no choice, come when they are opened."""

    @pytest.fixture
    def listed(self, make_server, tmp_path):
        gvl = tmp_path / "gvl" / "vendor-list.json"
        gvl.parent.mkdir()
        write(gvl, vendor_list(count=150))
        write(gvl.with_name("purposes-el.json"), long_translation())
        app = {"name": "Demo", "environment": "testing", "languages": ["el", "en"], "vendors": list(range(1, 151))}
        return make_server(apps={"demo": app}, CONSENT_GVL=gvl).start()

    def item(self, form, kind, id):
        return form.page.locator(f"#options details:has([data-text='{kind}.{id}'])")

    def test_are_whole_once_they_are_opened(self, make_page, listed):
        form = make_page(server=listed).open(language="el")
        assert form.page.locator("main").get_attribute("data-apart") == "examples information"
        form.press("manage_options")
        for kind, id, paragraphs, examples in [
                ("purpose", 1, 2, 1), ("purpose", 11, 2, 2), ("special_feature", 1, 1, 0), ("special_purpose", 2, 2, 1),
                ("feature", 3, 1, 0), ("data_category", 4, 1, 0)]:
            item = self.item(form, kind, id)
            item.locator("summary").click()
            item.locator("p").first.wait_for()
            if examples:
                item.locator("li").first.wait_for()
            assert item.locator("> p").count() == paragraphs, (kind, id)
            assert item.locator("li").count() == examples, (kind, id)
            assert len(item.locator("p").first.text_content()) > 100
            item.locator("summary").click()
            item.locator("summary").click()
            assert item.locator("> p").count() == paragraphs, "opened again, it has nothing twice"
        assert form.violations() == []
        form.shoot("long-texts")

    def test_that_do_not_load_are_said_so_and_asked_for_again(self, make_page, listed):
        form = make_page(server=listed).open(language="el")
        form.press("manage_options")
        form.page.locator("#partner-list > .item").first.wait_for()
        form.page.route("**/options", lambda route: route.abort())
        item = self.item(form, "data_category", 1)
        item.locator("summary").click()
        form.page.locator("#status button").wait_for()
        assert len(form.page.locator("#status p").text_content()) > 20
        form.page.unroute("**/options")
        form.page.locator("#status button").click()
        item.locator("p").first.wait_for()
        assert form.page.locator("#status").text_content() == ""


class TestUSStates:
    def test_opts_out_of_what_is_switched_on(self, make_page):
        form = make_page().open(debug_geography="US-CA", kind="privacy_options")
        assert form.page.locator("#gpc").is_hidden()
        form.switch("Opt out: Sale of personal information").check()
        form.switch("Opt out: Health conditions and diagnoses").check()
        form.press("save_choices")
        told = form.told("choice")
        assert told["kind"] == "us_states" and told["consent_info"]["ads"]["mode"] == "restricted"
        us = choice(form)["choices"]["us"]
        assert us.pop("sensitive_data")["health"] is True
        assert us == {"sale_opt_out": True, "sharing_opt_out": False, "targeted_advertising_opt_out": False}
        form.open(debug_geography="US-CA", kind="privacy_options")
        assert form.page.locator("input:checked").count() == 2

    def test_closing_sends_nothing(self, make_page):
        form = make_page().open(debug_geography="US-CA", kind="privacy_options")
        form.press("close")
        assert form.told("closed")["reason"] == "closed"
        assert form.puts == []

    def test_shows_that_gpc_is_honoured_and_says_so(self, make_page):
        form = make_page(extra_http_headers={"Sec-GPC": "1"}).open(debug_geography="US-CO", kind="privacy_options")
        assert form.text("Global Privacy Control").is_visible()
        sale = form.switch("Opt out: Sale of personal information")
        assert sale.is_checked() and form.page.locator("input:checked").count() == 3
        sale.uncheck()
        form.press("save_choices")
        decision = form.told("choice")["consent_info"]["decision"]
        assert choice(form)["gpc_shown"] is True
        assert decision["us"]["sale_opt_out"] is False and decision["us"]["sharing_opt_out"] is True
        form.open(debug_geography="US-CO", kind="privacy_options")
        assert not form.switch("Opt out: Sale of personal information").is_checked(), "what was answered stands"


def test_the_explainer_has_one_button_and_sends_nothing(make_page):
    form = make_page().open(
        debug_geography="JP", kind="idfa_explainer", platform="ios", att_status="not_determined")
    assert form.page.get_by_role("button").count() == 1
    form.press("confirm")
    assert form.told("confirmed")["kind"] == "idfa_explainer"
    assert form.puts == []


class TestNetwork:
    def test_offline_it_says_so_keeps_the_choice_and_sends_it_when_it_can(self, make_page):
        form = make_page().open()
        form.page.context.set_offline(True)
        form.press("do_not_consent")
        form.text("Your choice is not saved yet").wait_for()
        waiting = form.told("pending")
        assert waiting["code"] == "offline" and waiting["choice"]["action"] == "do_not_consent"
        assert not form.text("Your choice is saved.").is_visible()
        assert form.info()["decision"] is None
        form.page.context.set_offline(False)
        form.told("choice")
        assert form.info()["decision"]["outcome"] == "none"
        assert len({put.headers["idempotency-key"] for put in form.puts}) == 1
        assert len({put.post_data for put in form.puts}) == 1

    @pytest.mark.parametrize("status, code", [(503, "storage_busy"), (507, "storage_full"), (500, "server_error")])
    def test_a_failing_server_is_asked_again(self, make_page, status, code):
        form = make_page().open()
        answers = iter([status])

        def answer(route):
            failing = next(answers, None)
            if failing is None:
                return route.continue_()
            body = "<h1>Bad</h1>" if code == "server_error" else json.dumps({"code": code})
            route.fulfill(status=failing, content_type="application/problem+json", body=body)

        form.page.route("**/consent?*", answer)
        form.press("consent")
        assert form.told("pending")["code"] in (code, "offline")
        form.text("Try again").click()
        form.told("choice")
        assert len(form.puts) == 2 and form.info()["decision"]["revision"] == 1

    def test_it_tries_again_by_itself(self, make_page):
        form = make_page()
        form.page.clock.install()
        form.open()
        answers = iter(["fail", "fail"])
        form.page.route("**/consent?*", lambda route: route.abort() if next(answers, None) else route.continue_())
        form.press("consent")
        form.told("pending")
        form.page.clock.fast_forward(3000)
        form.page.wait_for_function("true")
        form.server.eventually(lambda: form.page.wait_for_timeout(20) or len(form.puts) == 2)
        form.page.clock.fast_forward(8000)
        form.told("choice")
        assert len(form.puts) == 3

    def test_a_slow_answer_is_waited_for(self, make_page):
        form = make_page().open()
        held = []
        form.page.route("**/consent?*", lambda route: held.append(route))
        form.press("consent")
        form.text("Saving your choice…").wait_for()
        form.page.wait_for_timeout(300)
        assert not form.text("Your choice is saved.").is_visible()
        held[0].continue_()
        form.told("choice")

    @pytest.mark.parametrize("code, message", [
        ("form_withdrawn", "This form has changed in the meantime"), ("unknown_form", "This form has changed"),
        ("invalid_field", "Your choice could not be saved.")])
    def test_what_the_server_refuses_is_not_sent_again(self, make_page, code, message):
        form = make_page().open()
        form.page.route("**/consent?*", lambda route: route.fulfill(
            status=409 if code == "form_withdrawn" else 422, content_type="application/problem+json",
            body=json.dumps({"code": code, "detail": "Because."})))
        form.press("consent")
        form.text(message).wait_for()
        assert form.told("error")["code"] == code
        assert form.role("consent").is_enabled() and len(form.puts) == 1
        form.text("Try again").click()
        form.page.wait_for_load_state()
        assert not form.text(message).is_visible()


def test_a_form_that_was_superseded_since_takes_the_choice(make_page, form_server):
    admin = form_server.client(headers={"Authorization": "Bearer end-to-end-token-0123456789abcdef"})
    admin.put("/v1/admin/apps/changing", json={"name": "One", "environment": "testing"}).ok(201)
    form = make_page("changing").open()
    published = form.page.evaluate("JSON.parse(document.querySelector('#device').textContent).form_id")
    admin.put("/v1/admin/apps/changing",
              json={"name": "Two", "environment": "testing", "withdrawn_forms": [published]}).ok(200)
    form.press("consent")
    assert form.told("error")["code"] == "form_withdrawn"
    form.press("do_not_consent")
    assert form.told("choice")["consent_info"]["decision"]["outcome"] == "none", "a refusal is always taken"


class TestHosts:
    def test_ios_is_told(self, make_page):
        form = make_page(told=False)
        form.page.context.add_init_script("""
            window.told = [];
            window.webkit = { messageHandlers: { consent: { postMessage: (one) => window.told.push(one) } } };
        """)
        form.open()
        form.press("consent")
        assert form.told("choice")["consent_info"]["consent_status"] == "obtained"
        assert [one["type"] for one in form.messages()] == ["ready", "choice"]

    def test_a_plain_browser_needs_no_host(self, make_page):
        form = make_page(told=False).open()
        form.press("consent")
        form.page.get_by_role("heading", name="Your choice is saved.").wait_for()

    EMBEDDING = """<!DOCTYPE html><title>Shop</title><script>
        window.told = [];
        addEventListener('message', (event) => window.told.push({...event.data, origin: event.origin}));
        </script><iframe title="Form" width="380" height="780" src="%s"></iframe>"""

    def embedded(self, make_page, chromium, tmp_path_factory, is_allowed):
        from support.server import Server, free_port
        port = free_port()
        directory = tmp_path_factory.mktemp("embedding")
        page = make_page(told=False)
        html = self.EMBEDDING % f"http://127.0.0.1:{port}/v1/apps/demo/devices/embedded/form.html?debug_geography=DE"
        with hosting(html) as origin:
            origins = [origin] if is_allowed else ["https://shop.example"]
            apps = {"demo": {"name": "Demo", "environment": "testing", "allowed_origins": origins}}
            server = Server(directory, apps=apps, CONSENT_PORT=port).start()
            try:
                page.page.goto(origin)
                frame = page.page.frame_locator("iframe")
                yield page, frame, server
            finally:
                server.kill()

    def test_a_page_of_an_allowed_origin_is_told(self, make_page, chromium, tmp_path_factory):
        for page, frame, server in self.embedded(make_page, chromium, tmp_path_factory, True):
            frame.get_by_role("button", name="Do not consent").click()
            told = page.told("choice")
            assert told["consent_info"]["decision"]["outcome"] == "none"
            assert told["origin"] == f"http://127.0.0.1:{server.port}"
            assert [one["type"] for one in page.messages()] == ["ready", "choice"]

    def test_a_page_of_another_origin_gets_a_code_and_no_form(self, make_page, chromium, tmp_path_factory):
        for page, frame, _ in self.embedded(make_page, chromium, tmp_path_factory, False):
            frame.get_by_text("The website that you are on may not show this form.").wait_for()
            assert page.told("error")["code"] == "origin_not_allowed"
            assert frame.get_by_role("button", name="Consent").count() == 0


@pytest.mark.parametrize("app, device, query, status, code, message", [
    ("nobody", "a", {}, 404, "app_not_found", "The app asked for this form in a way that does not work."),
    ("demo", "%20", {}, 400, "invalid_id", "The app asked for this form"),
    ("demo", "a", {"debug_geography": "JP"}, 409, "form_not_available", "There is nothing to decide here"),
    ("demo", "a", {"debugGeography": "DE"}, 400, "unknown_parameter", "The app asked for this form"),
    ("shop", "short", {}, 422, "device_id_not_random", "The app asked for this form"),
])
def test_what_can_not_be_shown_says_so_to_the_person_and_to_the_host(
        make_page, app, device, query, status, code, message):
    form = make_page(app, device).open(**{"debug_geography": None, **query})
    assert form.response.status == status
    assert form.text(message).is_visible()
    told = form.told("error")
    assert told["code"] == code and told["detail"]


def test_without_a_script_the_text_is_there(make_page):
    form = make_page(java_script_enabled=False).open(language="de")
    text = form.page.locator("main").inner_text()
    for part in ("Deine Daten in Demo", "Einwilligen", "Nicht einwilligen", "Optionen verwalten", "Partner (1)"):
        assert part in text
    assert form.page.locator("details.names").get_by_text("Informationen", exact=False).count() >= 1
