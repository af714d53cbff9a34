# SPDX-License-Identifier: Apache-2.0
"""The hosted form for everyone: keyboard, remote control, screen reader, zoom, colours, every language."""
import pytest
from support.browser import LANGUAGES, axe_source

EUROPEAN = {"debug_geography": "DE"}
US = {"debug_geography": "US-CA", "kind": "privacy_options"}
EXPLAINER = {"debug_geography": "JP", "kind": "idfa_explainer", "platform": "ios", "att_status": "not_determined"}


def first(form):
    form.open(**EUROPEAN)


def names(form):
    first(form)
    form.page.locator("details.names summary").click()


def options(form):
    first(form)
    form.press("manage_options")
    form.page.locator("#partner-list > .item").first.wait_for()


def opened(form):
    options(form)
    for summary in form.page.locator("#options summary").all():
        summary.click()
    form.switch("Consent: Measure how ads perform").check() if form.query.get("language", "en") == "en" else None


def not_saved(form):
    first(form)
    form.page.route("**/consent?*", lambda route: route.abort())
    form.press("consent")
    form.page.locator("#status button").wait_for()


def done(form):
    first(form)
    form.press("consent")
    form.told("choice")


def stored(form):
    done(form)
    form.open(**EUROPEAN, kind="privacy_options")


def us_states(form):
    form.open(**US)


def explainer(form):
    form.open(**EXPLAINER)


def nothing(form):
    form.open(debug_geography="JP")


STATES = [first, names, options, opened, not_saved, done, stored, us_states, explainer, nothing]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_in_any_state(make_page, state, scheme):
    form = make_page(color_scheme=scheme, reduced_motion="reduce")
    state(form)
    form.shoot(f"{state.__name__}-{scheme}")
    assert form.violations() == []
    assert form.overflowing() == []


def test_axe_finds_nothing_with_many_partners_and_an_icon(make_page):
    for app in ("many", "icon"):
        form = make_page(app, reduced_motion="reduce")
        options(form)
        assert form.violations() == []
        form.press("back")
        assert form.violations() == []


@pytest.mark.parametrize("viewport", [(320, 568), (390, 844), (768, 1024), (1280, 800), (960, 540)],
                         ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits_every_screen(make_page, viewport):
    form = make_page(viewport=viewport, reduced_motion="reduce")
    for state in (first, opened, us_states):
        state(form)
        assert form.overflowing() == []
        if state is first:
            buttons = [form.role(name).bounding_box() for name in ("consent", "do_not_consent")]
            assert buttons[0]["width"] == buttons[1]["width"] and buttons[0]["height"] == buttons[1]["height"]
            assert all(box["y"] + box["height"] <= viewport[1] for box in buttons), "both are seen without scrolling"
        form.shoot(f"{state.__name__}-{viewport[0]}x{viewport[1]}")


def test_fits_at_200_percent_zoom(make_page):
    # A window of 1280 by 720 zoomed to 200 % lays out as one of 640 by 360 whose pixels are twice as large.
    form = make_page(viewport=(640, 360), device_scale_factor=2, reduced_motion="reduce")
    for state in (first, opened, us_states):
        state(form)
        assert form.overflowing() == []
    form.role("save_choices").scroll_into_view_if_needed()
    assert form.role("save_choices").is_visible()


def test_every_language_fits_a_narrow_phone(make_page):
    form = make_page(viewport=(320, 640), reduced_motion="reduce")
    for language in LANGUAGES:
        form.open(**EUROPEAN, language=language)
        assert form.page.locator("html").get_attribute("lang") == language
        assert form.page.locator("html").get_attribute("dir") == ("rtl" if language == "ar" else "ltr")
        assert form.overflowing() == [], language
        size = len(form.response.body())
        assert size <= 60_000, (language, size)
        form.press("manage_options")
        form.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        form.page.locator("#partner-list > .item").first.wait_for()
        assert form.overflowing() == [], language


@pytest.mark.parametrize("language", ["en", "de", "ar", "ja"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_first_screen_is_kept_as_a_picture(make_page, language, scheme):
    form = make_page(color_scheme=scheme, reduced_motion="reduce")
    form.open(**EUROPEAN, language=language)
    form.shoot(f"first-{language}-{scheme}")
    assert form.violations() == []
    form.press("manage_options")
    form.page.locator("#partner-list > .item").first.wait_for()
    form.shoot(f"options-{language}-{scheme}")
    assert form.violations() == []


def test_right_to_left_is_mirrored(make_page):
    form = make_page().open(**EUROPEAN, language="ar")
    yes, no = (form.role(name).bounding_box() for name in ("consent", "do_not_consent"))
    assert yes["x"] > no["x"]
    form.press("manage_options")
    back = form.role("back").bounding_box()
    assert back["x"] > 195


def test_dark_uses_the_theme_of_the_app(make_page, form_server):
    admin = form_server.client(headers={"Authorization": "Bearer end-to-end-token-0123456789abcdef"})
    theme = {"light": {"accent": "#7a1fa2"}, "dark": {"background": "#000000", "accent": "#e1bee7"}}
    admin.put("/v1/admin/apps/themed", json={"name": "T", "environment": "testing", "theme": theme}).ok(200, 201)
    for scheme, background, accent in (("light", "255, 255, 255", "122, 31, 162"), ("dark", "0, 0, 0", "225, 190, 231")):
        form = make_page("themed", color_scheme=scheme).open()
        colour = "(one) => getComputedStyle(one).backgroundColor"
        assert form.page.locator("main").evaluate(colour) == f"rgb({background})"
        assert form.role("consent").evaluate(colour) == form.role("do_not_consent").evaluate(colour) == f"rgb({accent})"


class TestKeyboard:
    def test_alone_answers_the_form(self, make_page):
        form = make_page().open()
        assert form.focused() == "title"
        seen = []
        for _ in range(8):
            form.page.keyboard.press("Tab")
            seen.append(form.focused())
            if seen[-1] == "do_not_consent":
                break
        assert seen.index("consent") + 1 == seen.index("do_not_consent"), seen
        form.page.keyboard.press("Enter")
        assert form.told("choice")["consent_info"]["decision"]["outcome"] == "none"
        assert form.focused() in ("saved", "H1", "")

    def test_goes_through_the_options_and_back(self, make_page):
        form = make_page().open()
        form.role("manage_options").focus()
        form.page.keyboard.press("Enter")
        assert form.focused() == "options-title"
        form.switch("Consent: Measure how ads perform").focus()
        form.page.keyboard.press("Space")
        assert form.switch("Consent: Measure how ads perform").is_checked()
        form.page.keyboard.press("Escape")
        assert form.focused() == "title"

    def test_sees_where_it_is(self, make_page):
        form = make_page().open()
        form.role("manage_options").click()
        form.page.keyboard.press("Tab")
        for _ in range(60):
            form.page.keyboard.press("Tab")
            state = form.page.evaluate("""() => {
                const one = document.activeElement, box = one.getBoundingClientRect();
                if (one === document.body) return null;
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return [getComputedStyle(one).outlineStyle, one === top || one.contains(top) || top?.contains(one)];
            }""")
            if state is None:
                break
            assert state == ["solid", True], form.focused()


class TestRemoteControl:
    def to(self, form, name, key="ArrowDown"):
        """Presses an arrow until that control is focused."""
        for _ in range(25):
            if form.focused() == name:
                return
            form.page.keyboard.press(key)
            form.page.wait_for_timeout(10)
        pytest.fail(f"{key} does not reach {name}, but {form.focused()}")

    def test_arrows_reach_every_button(self, make_page):
        form = make_page(viewport=(960, 540)).open()
        self.to(form, "partners")
        self.to(form, "consent")
        form.page.keyboard.press("ArrowRight")
        assert form.focused() == "do_not_consent"
        form.page.keyboard.press("ArrowLeft")
        assert form.focused() == "consent"
        form.page.keyboard.press("ArrowDown")
        assert form.focused() == "manage_options"
        self.to(form, "partners", "ArrowUp")

    def test_the_arrows_point_where_they_point_from_right_to_left_as_well(self, make_page):
        form = make_page(viewport=(960, 540)).open(**EUROPEAN, language="ar")
        self.to(form, "consent")
        form.page.keyboard.press("ArrowLeft")
        assert form.focused() == "do_not_consent"

    def test_goes_through_all_options(self, make_page):
        form = make_page(viewport=(960, 540)).open()
        form.press("manage_options")
        form.page.locator("#partner-list > .item").first.wait_for()
        seen = []
        for _ in range(120):
            form.page.keyboard.press("ArrowDown")
            form.page.wait_for_timeout(5)
            seen.append(form.focused())
            if seen[-1] == "save_choices":
                break
        assert seen[-1] == "save_choices", seen[-5:]
        switches = form.page.locator("#options input[role=switch]").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('aria-label'))")
        assert set(switches) <= set(seen), set(switches) - set(seen)

    def test_the_middle_button_turns_a_switch(self, make_page):
        form = make_page(viewport=(960, 540)).open(**US)
        for _ in range(12):
            form.page.keyboard.press("ArrowDown")
            if form.focused() == "Opt out: Sale of personal information":
                break
        assert form.focused() == "Opt out: Sale of personal information"
        form.page.keyboard.press("Enter")
        assert form.switch("Opt out: Sale of personal information").is_checked()


def test_a_screen_reader_hears_what_becomes_of_the_choice(make_page):
    form = make_page()
    not_saved(form)
    status = form.page.get_by_role("status")
    assert "not saved yet" in status.inner_text()
    tree = form.page.locator("main").aria_snapshot()
    assert 'heading "Your data in Demo: you decide" [level=1]' in tree


def test_the_axe_that_judges_is_there():
    assert axe_source().startswith("/*! axe v4.")
