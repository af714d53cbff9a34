// SPDX-License-Identifier: Apache-2.0
// The script of the preview: shows the hosted form as an app would, and beside it what the service says.
"use strict";
(() => {
    const $ = (selector) => document.querySelector(selector);
    const frame = $("iframe");
    const field = (name) => $(`[name="${name}"]`);
    const stored = new URLSearchParams(location.hash.slice(1));
    let device = stored.get("device") || newDevice();
    let asked = 0;

    function newDevice() {
        return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    const path = (name) => `v1/apps/${encodeURIComponent(field("app").value)}/devices/${device}/${name}`;

    // What an app says of itself with every call.
    function query(more = {}) {
        const items = new URLSearchParams();
        const place = field("place").value === "custom" ? field("custom").value.trim() : field("place").value;
        if (place) items.set("debug_geography", place);
        if (field("language").value) items.set("language", field("language").value);
        if (field("under_age").checked) items.set("tag_for_under_age_of_consent", "true");
        if (field("kind").value === "idfa_explainer") {
            items.set("platform", "ios");
            items.set("att_status", "not_determined");
        }
        for (const [name, value] of Object.entries(more)) items.set(name, value);
        return items.toString() ? `?${items}` : "";
    }

    function setLanguages() {
        const languages = (field("app").selectedOptions[0]?.dataset.languages ?? "").split(" ").filter(Boolean);
        const chosen = field("language").value || stored.get("language") || "";
        const options = [new Option("as the browser asks", ""), ...languages.map((tag) => new Option(tag, tag))];
        field("language").replaceChildren(...options);
        if (languages.includes(chosen)) field("language").value = chosen;
    }

    function setTheme() {
        const root = frame.contentDocument?.documentElement;
        if (!root) return;
        if (field("theme").value) root.dataset.theme = field("theme").value;
        else delete root.dataset.theme;
    }

    function remember() {
        const items = new URLSearchParams({ device });
        for (const name of ["app", "place", "custom", "language", "theme", "kind"]) items.set(name, field(name).value);
        items.set("under_age", field("under_age").checked);
        history.replaceState(null, "", `#${items}`);
    }

    function row(name, value, className) {
        const term = document.createElement("dt");
        const detail = document.createElement("dd");
        term.textContent = name;
        detail.textContent = value ?? "–";
        if (className) detail.className = className;
        return [term, detail];
    }

    function showDecision(info) {
        const place = [info.geography.country, info.geography.region].filter(Boolean).join("-") || "unknown";
        const rows = [
            row("consent_status", info.consent_status),
            row("reason", `${info.reason.code}: ${info.reason.detail}`),
            row("outcome", info.decision?.outcome),
            row("place", `${place} (${info.geography.source})`),
            row("regulation", info.regulation),
            row("can_request_ads", String(info.can_request_ads), info.can_request_ads ? "good" : "bad"),
            row("ads.mode", info.ads.mode + (info.ads.blocked_by.length ? `, kept from more by ${info.ads.blocked_by.join(", ")}` : "")),
            row("form_status", info.form_status),
            row("privacy options", info.privacy_options_requirement_status),
            row("consent_mode", info.consent_mode && Object.entries(info.consent_mode).map(([name, value]) => `${name} ${value}`).join(", ")),
            row("tc_string", info.signals.tc_string), row("ac_string", info.signals.ac_string),
            row("gpp_string", info.signals.gpp_string && `${info.signals.gpp_string} (sections ${info.signals.gpp_sid.join(", ")})`),
            row("us_privacy", info.signals.us_privacy),
            row("warnings", info.warnings.map((warning) => warning.code).join(", ") || null),
        ];
        $("#decision").replaceChildren(...rows.flat());
        $("#json").textContent = JSON.stringify(info, null, 2);
    }

    function showProblem(problem) {
        $("#decision").replaceChildren(...[row("error", problem.code, "bad"), row("detail", problem.detail)].flat());
        $("#json").textContent = JSON.stringify(problem, null, 2);
    }

    async function decide() {
        const mine = ++asked;
        try {
            const answer = await fetch(path(`consent-info${query()}`), { cache: "no-store" });
            const body = await answer.json();
            if (mine !== asked) return;
            if (answer.ok) showDecision(body);
            else showProblem(body);
        } catch (error) {
            if (mine === asked) showProblem({ code: "network", detail: String(error) });
        }
    }

    function open() {
        remember();
        $("#device").textContent = device;
        const kind = field("kind").value;
        frame.contentWindow.location.replace(new URL(path(`form.html${query(kind === "consent" ? {} : { kind })}`), location.href));
        decide();
    }

    addEventListener("message", (event) => {
        if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
        if (event.data?.source !== "consent-server") return;
        const { consent_info, ...rest } = event.data;
        $("#message").textContent = JSON.stringify({ ...rest, ...(consent_info ? { consent_info: "as above" } : {}) }, null, 2);
        if (event.data.type === "ready" || event.data.type === "error") setTheme();
        if (event.data.type === "choice") decide();
    });
    frame.addEventListener("load", setTheme);

    // A value that a list no longer has leaves the list as it was.
    for (const name of ["app", "place", "custom", "theme", "kind"]) {
        const options = [...(field(name).options ?? [])].map((option) => option.value);
        if (stored.has(name) && (!options.length || options.includes(stored.get(name)))) field(name).value = stored.get(name);
    }
    field("under_age").checked = stored.get("under_age") === "true";
    setLanguages();
    $("#custom").hidden = field("place").value !== "custom";

    field("theme").addEventListener("change", () => { remember(); setTheme(); });
    field("app").addEventListener("change", () => { setLanguages(); open(); });
    for (const name of ["language", "kind", "under_age", "custom"]) field(name).addEventListener("change", open);
    field("place").addEventListener("change", () => {
        $("#custom").hidden = field("place").value !== "custom";
        open();
    });
    $("form").addEventListener("submit", (event) => event.preventDefault());
    $("#options").addEventListener("click", () => { field("kind").value = "privacy_options"; open(); });
    $("#again").addEventListener("click", open);
    $("#forget").addEventListener("click", async () => {
        await fetch(path("consent"), { method: "DELETE" });
        open();
    });
    $("#fresh").addEventListener("click", () => { device = newDevice(); open(); });
    open();
})();
