# SPDX-License-Identifier: Apache-2.0
"""The preview, walked through as a new user would."""
import pytest


@pytest.fixture
def preview(make_page, form_server):
    form = make_page(viewport=(1280, 900), told=False)
    form.page.goto(f"http://127.0.0.1:{form_server.port}/preview?app=demo")
    form.frame = form.page.frame_locator("iframe")
    return form


def decision(preview, name):
    """The value beside a name, once it is there."""
    return preview.page.locator("dt", has_text=name).first.locator("xpath=following-sibling::dd[1]")


def wait(preview, name, value):
    preview.page.wait_for_function(
        """([name, value]) => [...document.querySelectorAll('dt')].some(
            (one) => one.textContent === name && one.nextElementSibling.textContent === value)""", arg=[name, value])


def test_from_refusal_to_a_changed_purpose(preview):
    page = preview.page
    page.locator("[name=place]").select_option("DE")
    wait(preview, "consent_status", "required")
    preview.frame.get_by_role("button", name="Do not consent").click()
    wait(preview, "consent_status", "obtained")
    wait(preview, "outcome", "none")
    page.get_by_role("button", name="Privacy options").click()
    standing = preview.frame.locator("#standing")
    standing.wait_for()
    assert standing.text_content() == "So far you have refused everything."
    before = page.locator("#json").text_content()
    preview.frame.get_by_role("button", name="Manage options").click()
    preview.frame.get_by_role("switch", name="Consent: Keep information on your device and read it").check()
    preview.frame.get_by_role("button", name="Confirm choices").click()
    wait(preview, "outcome", "partial")
    assert page.locator("#json").text_content() != before
    assert '"type": "choice"' in page.locator("#message").text_content()
    page.get_by_role("button", name="Reset consent").click()
    wait(preview, "consent_status", "required")


def test_place_language_theme_and_kind(preview):
    page = preview.page
    page.locator("[name=language]").select_option("ar")
    preview.frame.get_by_role("button", name="لا أوافق").wait_for()
    page.locator("[name=language]").select_option("ja")
    page.locator("[name=theme]").select_option("dark")
    preview.frame.get_by_role("button", name="同意しない").wait_for()
    assert preview.frame.locator("main").evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgb(27, 27, 31)"
    preview.shoot("preview")
    page.locator("[name=language]").select_option("en")
    page.locator("[name=place]").select_option("US-CA")
    page.locator("[name=kind]").select_option("privacy_options")
    preview.frame.get_by_text("Sale of personal information").first.wait_for()
    wait(preview, "regulation", "us_state")
    page.locator("[name=kind]").select_option("idfa_explainer")
    preview.frame.get_by_text("What comes next").wait_for()
    page.locator("[name=place]").select_option("custom")
    page.locator("[name=custom]").fill("nowhere")
    page.locator("[name=custom]").press("Enter")
    wait(preview, "error", "invalid_parameter")
    preview.frame.get_by_text("This form can't be shown").wait_for()


def test_a_reload_keeps_every_setting(preview):
    page = preview.page
    chosen = {"app": "demo", "place": "custom", "language": "ja", "theme": "dark", "kind": "privacy_options"}
    page.locator("[name=app]").select_option("many")
    for name, value in chosen.items():
        page.locator(f"[name={name}]").select_option(value)
    page.locator("[name=custom]").fill("US-VA")
    page.locator("[name=custom]").press("Enter")
    page.locator("[name=under_age]").check()
    wait(preview, "reason", decision(preview, "reason").text_content())
    device = page.locator("#device").text_content()
    page.reload()
    wait(preview, "regulation", "us_state")
    values = {name: page.locator(f"[name={name}]").input_value() for name in [*chosen, "custom"]}
    assert values == {**chosen, "custom": "US-VA"}
    assert page.locator("[name=under_age]").is_checked()
    assert page.locator("#device").text_content() == device
    assert page.locator("#json").text_content().count('"under_age"') >= 1

    # The app that was chosen last counts, not the one that the address names; one that is gone is not missed.
    page.locator("[name=app]").select_option("many")
    page.reload()
    assert page.locator("[name=app]").input_value() == "many"
    page.goto(page.url.replace("app=many", "app=gone"))
    page.reload()
    assert page.locator("[name=app]").input_value() == "demo"
    wait(preview, "regulation", "us_state")


def test_the_preview_is_accessible_itself(preview):
    wait(preview, "consent_status", "required")
    assert preview.violations() == []
