// SPDX-License-Identifier: Apache-2.0
// The script of every hosted form: switches screens, sends the choice, and tells the host what became of it.
// The texts stand in the page already; nothing here makes markup from text.
"use strict";
(() => {
    const $ = (selector, root = document) => root.querySelector(selector);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const main = $("main");
    const device = JSON.parse($("#device").textContent);
    const kind = main.dataset.kind;
    const text = (key, values = {}) =>
        ($(`[data-text="${key}"]`)?.textContent ?? "").replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
    const make = (tag, properties = {}, ...children) => {
        const element = Object.assign(document.createElement(tag), properties);
        element.append(...children);
        return element;
    };

    // MARK: - The host

    // The embedding page, where it is one that the app allows; the browser shows this page to no other anyway.
    const parentOrigin = (() => {
        if (window.parent === window) return null;
        let origin = location.ancestorOrigins?.[0];
        if (!origin && document.referrer) origin = new URL(document.referrer).origin;
        if (origin === location.origin || device.origins.includes(origin)) return origin;
        return device.origins.includes("*") ? "*" : null;
    })();

    function tell(type, more = {}) {
        const message = { source: "consent-server", version: 1, type, kind: kind ?? null, form_id: device.form_id, ...more };
        window.webkit?.messageHandlers?.consent?.postMessage(message);
        window.ConsentBridge?.postMessage?.(JSON.stringify(message));
        if (window.parent === window) return;
        if (parentOrigin) window.parent.postMessage(message, parentOrigin);
        // Where neither the browser nor the embedding page says who that is, each allowed origin is tried: the browser
        // gives the message to the right one alone.
        else for (const origin of device.origins) window.parent.postMessage(message, origin);
    }

    // MARK: - Screens

    const screens = all(".screen");
    const status = $("#status");

    function show(id, focus) {
        for (const screen of screens) screen.hidden = screen.id !== id;
        $(".actions", $(`#${id}`)).prepend(status);
        window.scrollTo(0, 0);
        const target = focus ?? $("h1", $(`#${id}`));
        target.focus({ preventScroll: !focus });
        if (focus) focus.scrollIntoView({ block: "start" });
    }

    function showDone() {
        for (const screen of screens) screen.hidden = screen.id !== "done";
        window.scrollTo(0, 0);
        $("#done h1").focus();
    }

    // MARK: - What is on

    const chosen = {
        "vendors.consent": new Set(), "vendors.legitimate_interest": new Set(), ad_tech_providers: new Set(),
    };
    let offer = device.offer ?? null;
    const pages = device.partners ? [device.partners] : [];

    // One request at a time for each thing that is loaded after the first screen.
    const loading = new Map();
    function load(path) {
        if (!loading.has(path)) {
            loading.set(path, fetch(`../../forms/${device.form_id}/${path}`)
                .then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status))))
                .finally(() => loading.delete(path)));
        }
        return loading.get(path);
    }

    async function loadOffer() {
        if (offer) return;
        offer = await load("offer");
        setPartners();
    }

    // Partners stand as they were chosen, or else as the app's defaults are.
    let arePartnersSet = false;
    function setPartners() {
        if (arePartnersSet || !offer) return;
        arePartnersSet = true;
        const current = device.current;
        const add = (key, ids) => ids.forEach((id) => chosen[key].add(id));
        if (current) {
            add("vendors.consent", current.vendors.consent);
            add("vendors.legitimate_interest", current.vendors.legitimate_interest);
            add("ad_tech_providers", current.ad_tech_providers);
        } else if (main.dataset.interest === "true") {
            add("vendors.legitimate_interest", offer.vendors_legitimate_interest);
        }
    }

    // What a screen reader says of a purpose's switch: which basis, and of what.
    function nameSwitches() {
        for (const input of all("input[data-list]")) {
            const key = input.dataset.list.endsWith("legitimate_interest") ? "legitimate_interest_label" : "consent_label";
            input.setAttribute("aria-label", text(key, { name: $("h3", input.closest(".item")).textContent }));
        }
    }

    function setSwitches() {
        const current = device.current;
        if (kind === "us_states") {
            const stated = current && !(device.gpc && !device.gpc_answered);
            for (const input of all("input[role=switch]")) {
                const [group, id] = input.name.split(":");
                if (group === "sensitive_data") input.checked = !!current?.us.sensitive_data[id];
                else input.checked = stated ? !!current.us[id] : device.gpc;
            }
            $("#gpc").hidden = !device.gpc;
        } else if (kind === "european" && current) {
            for (const input of all("input[data-list]")) {
                const [group, basis] = input.dataset.list.split(".");
                const ids = basis ? current[group][basis] : current[group];
                input.checked = ids.includes(Number(input.value));
            }
        }
        if (device.outcome && $("#standing")) {
            $("#standing").textContent = text(`current_${device.outcome}`);
            $("#standing").hidden = false;
            $("[data-role=keep]").hidden = false;
        }
    }

    const ids = (list) => all(`input[data-list="${list}"]`).filter((input) => input.checked).map((input) => Number(input.value));
    const sorted = (set) => [...set].sort((one, other) => one - other);

    function choices() {
        if (kind === "us_states") {
            const us = { sensitive_data: {} };
            for (const input of all("input[role=switch]")) {
                const [group, id] = input.name.split(":");
                if (group === "sensitive_data") us.sensitive_data[id] = input.checked;
                else us[id] = input.checked;
            }
            return { us };
        }
        return {
            purposes: { consent: ids("purposes.consent"), legitimate_interest: ids("purposes.legitimate_interest") },
            special_features: ids("special_features"),
            vendors: {
                consent: sorted(chosen["vendors.consent"]),
                legitimate_interest: sorted(chosen["vendors.legitimate_interest"]),
            },
            ad_tech_providers: sorted(chosen.ad_tech_providers),
        };
    }

    // MARK: - Sending

    // What the device routes take goes with the choice; what only asks for a form does not.
    const query = (() => {
        const items = new URLSearchParams(location.search);
        for (const name of ["kind", "if_required"]) items.delete(name);
        return items.toString() ? `?${items}` : "";
    })();

    const randomKey = () =>
        [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

    let pending = null;
    let timer = 0;
    let isDone = false;

    function say(key, ...more) {
        status.replaceChildren(...(key ? [make("p", { textContent: text(key) }), ...more] : []));
    }

    function again(action) {
        const button = make("button", { type: "button", className: "button quiet", textContent: text("try_again") });
        button.addEventListener("click", action);
        return button;
    }

    function setBusy(isBusy) {
        main.setAttribute("aria-busy", String(isBusy));
        for (const control of all("[data-action], [data-role], input", main)) control.disabled = isBusy;
    }

    async function choose(button) {
        if (pending || isDone) return;
        const body = {
            form_id: device.form_id, action: button.dataset.action, button: button.dataset.role,
            language: main.dataset.language, decided_at: new Date().toISOString(), client: { sdk_version: "form.html" },
        };
        pending = { body, key: randomKey(), tries: 0 };
        setBusy(true);
        say("sending");
        if (body.action === "save_choices") {
            try {
                if (kind === "european") await loadOffer();
            } catch {
                pending = null;
                setBusy(false);
                say("rejected", again(() => choose(button)));
                return;
            }
            body.choices = choices();
        }
        if (device.gpc && kind === "us_states") body.gpc_shown = true;
        pending.json = JSON.stringify(body);
        send();
    }

    async function send() {
        clearTimeout(timer);
        if (!pending || pending.isUnderWay) return;
        const mine = pending;
        mine.isUnderWay = true;
        mine.tries += 1;
        let answer;
        try {
            const abort = new AbortController();
            const limit = setTimeout(() => abort.abort(), 20000);
            answer = await fetch(`consent${query}`, {
                method: "PUT", body: mine.json, signal: abort.signal, credentials: "omit", cache: "no-store",
                headers: { "Content-Type": "application/json", "Idempotency-Key": mine.key },
            });
            mine.answer = await answer.json();
            clearTimeout(limit);
        } catch {
            answer = null;
        }
        mine.isUnderWay = false;
        if (answer?.ok) return succeed(mine.answer);
        if (answer && answer.status < 500 && ![408, 425, 429].includes(answer.status)) return refuse(mine.answer);
        wait(answer ? mine.answer?.code ?? "server_error" : "offline");
    }

    function succeed(info) {
        pending = null;
        isDone = true;
        say(null);
        main.removeAttribute("aria-busy");
        tell("choice", { consent_info: info });
        showDone();
    }

    // The server has it not, but may yet: the choice stays here and is sent again, under the same key.
    function wait(code) {
        const seconds = Math.min(60, 2 ** Math.min(pending.tries, 6));
        timer = setTimeout(send, seconds * 1000 * (0.75 + Math.random() / 2));
        say("not_saved", again(send));
        if (pending.told !== code) tell("pending", { code, choice: pending.body });
        pending.told = code;
    }

    // The server will never take it: the person chooses again, on the form that is current.
    function refuse(problem) {
        const code = problem?.code ?? "rejected";
        pending = null;
        setBusy(false);
        const isOutdated = ["form_withdrawn", "unknown_form", "not_offered", "under_age"].includes(code);
        say(isOutdated ? "outdated" : "rejected", again(() => location.reload()));
        tell("error", { code, detail: problem?.detail ?? null });
    }

    addEventListener("online", send);

    // MARK: - Partners

    const list = $("#partner-list");
    let shown = 0;
    let isSearching = false;
    const pageCount = Number(list?.dataset.pages ?? 0);

    function partnerSwitch(key, id, label, name, isFirst) {
        const input = make("input", { type: "checkbox", checked: chosen[key].has(id) });
        input.setAttribute("role", "switch");
        input.setAttribute("aria-label", label);
        input.dataset.partner = key;
        input.value = id;
        input.addEventListener("change", () => {
            if (input.checked) chosen[key].add(id);
            else chosen[key].delete(id);
            setMasters();
        });
        const row = make("label", { className: isFirst ? "switch first" : "switch" }, make("span", { textContent: name }), input);
        return row;
    }

    const purposeNames = (basis, wanted) => wanted.map((id) => text(`${basis}.${id}`)).filter(Boolean);

    function vendorDetails(vendor) {
        const parts = [];
        const named = (heading, names) => {
            if (!names.length) return;
            parts.push(make("p", { className: "note", textContent: heading }));
            parts.push(make("ul", {}, ...names.map((name) => make("li", { textContent: name }))));
        };
        named(text("consent_switch"), purposeNames("purpose", vendor.purposes));
        named(text("legitimate_interest_switch"), purposeNames("purpose", vendor.legitimate_interest_purposes));
        named(text("special_features_heading"), purposeNames("special_feature", vendor.special_features));
        named(text("special_purposes_heading"), purposeNames("special_purpose", vendor.special_purposes));
        named(text("features_heading"), purposeNames("feature", vendor.features));
        named(text("data_categories_heading"), purposeNames("data_category", vendor.data_categories ?? []));
        if (vendor.retention_days != null) {
            parts.push(make("p", { className: "note", textContent: text("partner_retention", { days: vendor.retention_days }) }));
        }
        for (const [url, key] of [[vendor.policy_url, "partner_policy"], [vendor.legitimate_interest_url, "partner_legitimate_interest"]]) {
            if (!url?.startsWith("https://")) continue;
            const link = make("a", { href: url, target: "_blank", rel: "noopener noreferrer", textContent: text(key, { name: vendor.name }) });
            parts.push(make("div", {}, link));
        }
        return parts;
    }

    function partnerRow(partner) {
        const isVendor = partner.name != null;
        const name = isVendor ? partner.name : text("ad_tech_provider", { id: partner.id });
        const row = make("div", { className: "item" });
        if (isVendor) {
            const details = make("details", {}, make("summary", {}, make("h3", { textContent: name })));
            // Sixteen hundred open rows would be much for a weak phone: the inside is made when it is asked for.
            details.addEventListener("toggle", () => {
                if (details.open && details.children.length === 1) details.append(...vendorDetails(partner));
            });
            row.append(details);
        } else {
            row.append(make("h3", { textContent: name }));
        }
        if (partner.consent) {
            row.append(partnerSwitch(
                isVendor ? "vendors.consent" : "ad_tech_providers", partner.id, text("consent_label", { name }),
                text("consent_switch"), !isVendor));
        }
        if (partner.legitimate_interest) {
            row.append(partnerSwitch(
                "vendors.legitimate_interest", partner.id, text("legitimate_interest_label", { name }),
                text("legitimate_interest_switch"), false));
        }
        return row;
    }

    // What a page of long texts leaves out comes with the options when an item is opened.
    async function showRest(details) {
        const [group, id] = $("h3", details).dataset.text?.split(".") ?? [];
        if (!id || details.dataset.rest) return;
        details.dataset.rest = "shown";
        try {
            const items = (await load("options"))[group === "data_category" ? "data_categories" : `${group}s`] ?? [];
            const item = items.find((one) => one.id === Number(id));
            if (details.children.length === 1) details.append(...paragraphs(item.description));
            if (!item.illustrations.length || $("ul", details)) return;
            details.append(
                make("p", { className: "note", textContent: text("examples") }),
                make("ul", {}, ...item.illustrations.map((example) => make("li", { textContent: example }))));
        } catch {
            delete details.dataset.rest;
            failedToLoad(() => showRest(details));
        }
    }

    const paragraphs = (words) => words.split("\n\n").map((paragraph) =>
        make("p", {}, ...paragraph.split("\n").flatMap((line, index) => (index ? [make("br"), line] : [line]))));

    const partnersOf = (page) => [...page.vendors, ...page.ad_tech_providers];

    // A page of a hundred is shown in steps, so that the list grows as fast as a person reads.
    function showPartners(fresh) {
        const wanted = ($("#search").value ?? "").trim().toLocaleLowerCase();
        const found = pages.flatMap(partnersOf).filter((partner) =>
            !wanted || (partner.name ?? String(partner.id)).toLocaleLowerCase().includes(wanted));
        if (fresh) {
            list.replaceChildren();
            shown = 0;
        }
        const next = found.slice(shown, shown + 25);
        list.append(...next.map(partnerRow));
        shown += next.length;
        $("#more").hidden = shown >= found.length && pages.length >= pageCount;
        $("#no-partners").hidden = shown > 0 || pages.length < pageCount;
        return next.length;
    }

    async function loadPage() {
        if (pages.length >= pageCount) return false;
        const number = pages.length + 1;
        const page = await load(`partners?page=${number}`);
        if (pages.length < number) pages.push(page);
        return true;
    }

    function failedToLoad(retry) {
        say("error_server", again(() => { say(null); retry(); }));
    }

    async function openPartners() {
        if (!list || pageCount === 0) return;
        try {
            await loadOffer();
            setPartners();
            if (!pages.length) await loadPage();
            if (!shown) showPartners(true);
            setMasters();
        } catch {
            failedToLoad(openPartners);
        }
    }

    async function more() {
        try {
            const before = list.children.length;
            if (!showPartners(false) && (await loadPage())) showPartners(false);
            // The button may be gone now, and the focus with it.
            list.children[before]?.querySelector("summary, input")?.focus();
        } catch {
            failedToLoad(more);
        }
    }

    async function search() {
        showPartners(true);
        if (isSearching) return;
        isSearching = true;
        try {
            while ($("#search").value && (await loadPage())) showPartners(true);
        } catch {
            failedToLoad(search);
        }
        isSearching = false;
    }

    // One switch for all partners stands for what they have in common.
    function setMasters() {
        for (const master of all("input[data-master]")) {
            const lists = masterLists(master);
            const total = lists.reduce((sum, [, of]) => sum + of.length, 0);
            const on = lists.reduce((sum, [key]) => sum + chosen[key].size, 0);
            master.checked = total > 0 && on >= total;
            master.indeterminate = on > 0 && on < total;
        }
    }

    function masterLists(master) {
        if (!offer) return [];
        return master.dataset.master === "consent"
            ? [["vendors.consent", offer.vendors_consent], ["ad_tech_providers", offer.ad_tech_providers]]
            : [["vendors.legitimate_interest", offer.vendors_legitimate_interest]];
    }

    function setAll(master) {
        for (const [key, of] of masterLists(master)) {
            chosen[key] = new Set(master.checked ? of : []);
            for (const input of all(`input[data-partner="${key}"]`)) input.checked = master.checked;
        }
        setMasters();
    }

    // MARK: - Controls

    const roles = {
        manage_options() { show("options"); openPartners(); },
        partners() { show("options", $("#partners-heading")); openPartners(); },
        back() { say(null); show("first"); },
        keep() { tell("closed", { reason: "kept" }); },
        close() { tell("closed", { reason: "closed" }); },
        confirm() { tell("confirmed"); },
        reload() { location.reload(); },
        more,
    };

    document.addEventListener("click", (event) => {
        const button = event.target.closest("[data-role]");
        if (!button || button.disabled) return;
        if (button.dataset.action) choose(button);
        else roles[button.dataset.role]?.();
    });
    document.addEventListener("change", (event) => {
        if (event.target.dataset?.master) setAll(event.target);
    });
    $("#search")?.addEventListener("input", search);
    if (main.dataset.apart) {
        for (const details of all("#options .item details")) {
            details.addEventListener("toggle", () => details.open && showRest(details));
        }
    }

    document.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
        const target = event.target;
        if (event.key === "Escape" && $("#options") && !$("#options").hidden && !pending) return roles.back();
        // A remote control's middle button is Enter, which a switch does not know by itself.
        if (event.key === "Enter" && target.matches?.("input[role=switch]")) {
            event.preventDefault();
            return target.click();
        }
        const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
        if (!direction || event.shiftKey) return;
        if (target.matches?.("input[type=search]") && direction[1] === 0) return;
        if (moveFocus(direction)) event.preventDefault();
    });

    // Moves the focus as the arrows of a remote control point: to the nearest control that way.
    function moveFocus([x, y]) {
        const from = (document.activeElement === document.body ? $("h1") : document.activeElement).getBoundingClientRect();
        const sticky = (element) => !!element.closest(".actions, .top");
        let best = null;
        for (const element of all("a, button, input, summary", main)) {
            const to = element.getBoundingClientRect();
            if (element.disabled || element === document.activeElement || to.width === 0) continue;
            const ahead = y ? y * (to.top + to.bottom - from.top - from.bottom) / 2 : x * (to.left + to.right - from.left - from.right) / 2;
            // What begins where this ends lies ahead; what overlaps it lies beside it.
            if (y ? (y > 0 ? to.top < from.bottom - 4 : to.bottom > from.top + 4) : (x > 0 ? to.left < from.right - 4 : to.right > from.left + 4)) continue;
            const aside = y
                ? Math.max(0, to.left - from.right, from.left - to.right)
                : Math.max(0, to.top - from.bottom, from.top - to.bottom) * 8 + Math.abs(to.top - from.top);
            const distance = ahead + 2 * aside;
            if (!best || distance < best.distance) best = { element, distance, to };
        }
        if (!y) {
            best?.element.focus();
            return !!best;
        }
        const page = document.scrollingElement;
        const room = y > 0 ? page.scrollHeight - page.clientHeight - page.scrollTop : page.scrollTop;
        const isFar = best && (y > 0 ? best.to.top > innerHeight : best.to.bottom < 0);
        // Text between here and there is read first: the page scrolls until the control is in sight.
        if (room > 1 && (!best || isFar || sticky(best.element) && !sticky(document.activeElement))) {
            page.scrollBy({ top: y * innerHeight * 0.5 });
            return true;
        }
        best?.element.focus();
        return !!best;
    }

    // MARK: - Beginning

    if (device.error) {
        tell("error", { code: device.error, detail: device.detail });
        return;
    }
    nameSwitches();
    setSwitches();
    setPartners();
    if (window.parent === window) $("h1").focus({ preventScroll: true });
    tell("ready");
})();
