// SPDX-License-Identifier: Apache-2.0
// Made from HostedPage/Assets by scripts/embed-assets.py: change those, not this.
// swift-format-ignore-file

/// What the hosted pages look like and do.
enum HostedPageAssets {
    /// The style of every hosted form.
    static let style: [UInt8] = styleText.withUTF8Buffer { unsafe Array($0) }

    private static let styleText: StaticString = #"""
*,*::before,*::after{box-sizing:border-box}[hidden]{display:none !important}html{background:var(--background);color:var(--text);font:100%/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:4.5rem 13rem}body{margin:0;overflow-wrap:break-word}main{inline-size:100%;max-inline-size:38rem;margin-inline:auto;background:var(--background)}.screen{display:flex;flex-direction:column;min-block-size:100vh;min-block-size:100dvh}.content{position:relative;flex:1;padding:1.75rem 1.25rem 1.5rem;padding-block-start:max(1.75rem,env(safe-area-inset-top))}.emblem{display:block;inline-size:3rem;block-size:3rem;margin-block-end:1rem;padding:0.625rem;border-radius:0.9rem;background:var(--accent);color:var(--on-accent)}h1{margin:0 0 0.75rem;font-size:1.5rem;font-weight:700;line-height:1.25;letter-spacing:-0.01em;text-wrap:balance}h1:lang(ar),h1:lang(ja),h1:lang(ko),h1:lang(zh){letter-spacing:normal}:is(h1,h2,h3):lang(ja){word-break:auto-phrase}body:lang(ko){word-break:keep-all}h2{margin:2rem 0 0.5rem;font-size:1.125rem;line-height:1.35}h3{margin:0;font-size:1rem;font-weight:600;line-height:1.4}p{margin:0 0 0.75rem}ul{margin:0;padding-inline-start:1.25rem}li{margin-block:0.25rem}h1:focus,main:focus{outline:none}.muted{color:var(--muted-text);font-size:0.9375rem}.standing{margin-block-end:1rem;padding:0.75rem 1rem;border-inline-start:0.25rem solid var(--accent);border-radius:0.5rem;background:var(--surface);font-weight:600}a,.link{color:var(--accent);text-decoration:underline;text-underline-offset:0.2em}.links{display:flex;flex-wrap:wrap;gap:0.25rem 1.5rem;margin-block:0.75rem 0}.links>*,details a{display:inline-flex;align-items:center;min-block-size:2.75rem}.link{padding:0;border:0;background:none;font:inherit;text-align:start;cursor:pointer}.actions{position:sticky;inset-block-end:0;z-index:1;display:grid;gap:0.625rem;padding:0.875rem 1.25rem;padding-block-end:max(0.875rem,env(safe-area-inset-bottom));border-block-start:1px solid var(--line);background:var(--background)}.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:0.625rem}.button{min-block-size:3rem;padding:0.625rem 1rem;border:2px solid var(--accent);border-radius:0.875rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;line-height:1.3;cursor:pointer}.button.quiet{border-color:transparent;background:var(--surface);color:var(--accent)}.button:disabled{cursor:default;opacity:0.55}.button:not(:disabled):hover{box-shadow:0 0 0 2px var(--accent)}.icon{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;padding:0.625rem;border:0;border-radius:50%;background:var(--surface);color:var(--text);cursor:pointer}.icon.close{position:absolute;inset-block-start:1rem;inset-inline-end:1rem}.icon svg{inline-size:100%;block-size:100%}[dir="rtl"] .turns{transform:scaleX(-1)}:focus-visible{outline:3px solid var(--accent);outline-offset:3px}.top{position:sticky;inset-block-start:0;z-index:1;padding:0.625rem 1.25rem;padding-block-start:max(0.625rem,env(safe-area-inset-top));background:var(--background)}.top + .content{padding-block-start:0.25rem}.item{margin-block:0.625rem;padding:0.25rem 1rem 0.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface)}.item.plain{padding-block:0.25rem}details>summary{display:flex;align-items:center;gap:0.75rem;min-block-size:3rem;padding-block:0.5rem;border-radius:0.5rem;cursor:pointer;list-style:none}details>summary::-webkit-details-marker{display:none}summary>:first-child{flex:1;min-inline-size:0}summary::after{content:"";flex:none;inline-size:0.55rem;block-size:0.55rem;margin-inline:0.25rem;border:solid var(--muted-text);border-width:0 2px 2px 0;transform:translateY(-0.15rem) rotate(45deg);transition:transform 0.15s}[open]>summary::after{transform:translateY(0.1rem) rotate(225deg)}.names{border-block:1px solid var(--line);margin-block:1rem 0}.names>summary{font-weight:600}.names>ul,.names>p{margin-block-end:0.75rem}.note{display:block;color:var(--muted-text);font-size:0.875rem;font-weight:400}.item details>:not(summary):last-child{margin-block-end:0.75rem}details p,details li{font-size:0.9375rem}.switch{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-block-size:3rem;border-block-start:1px solid var(--line);cursor:pointer}.switch.first{border-block-start:0}.switch>span{padding-block:0.5rem}.switch .name{display:block;font-weight:600}input[role="switch"]{appearance:none;-webkit-appearance:none;position:relative;flex:none;inline-size:3.25rem;block-size:2rem;margin:0;border:2px solid var(--border);border-radius:1rem;background:var(--background);cursor:pointer;transition:background-color 0.15s,border-color 0.15s}input[role="switch"]::before{content:"";position:absolute;inset-block-start:0.3125rem;inset-inline-start:0.3125rem;inline-size:1.125rem;block-size:1.125rem;border-radius:50%;background:var(--border);transition:inset-inline-start 0.15s,background-color 0.15s}input[role="switch"]:checked{border-color:var(--accent);background:var(--accent)}input[role="switch"]:checked::before{inset-inline-start:1.5625rem;background:var(--on-accent)}input[type="search"]{inline-size:100%;min-block-size:3rem;padding:0.5rem 1rem;border:1px solid var(--border);border-radius:0.875rem;background:var(--background);color:var(--text);font:inherit}input::placeholder{color:var(--muted-text);opacity:1}.status{display:flex;flex-wrap:wrap;align-items:center;gap:0.5rem 1rem}.status:empty{display:none}.status p{flex:1 1 14rem;margin:0;font-size:0.9375rem}.done{display:grid;place-content:center;justify-items:center;min-block-size:60vh;padding:2rem 1.25rem;text-align:center}@media (max-height:30rem){.actions,.top{position:static}html{scroll-padding-block:1rem}}@media (min-width:42rem) and (min-height:38rem){html{background:var(--behind)}main{margin-block:2.5rem;border:1px solid var(--line);border-radius:1.5rem;box-shadow:0 1.5rem 4rem rgb(0 0 0 / 0.12)}.screen{min-block-size:0}.content{padding:2.25rem 2.25rem 1.75rem}.top{padding:1.25rem 2.25rem 0.5rem;border-start-start-radius:1.5rem;border-start-end-radius:1.5rem}.actions{padding:1rem 2.25rem 1.5rem;border-end-start-radius:1.5rem;border-end-end-radius:1.5rem}}@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none !important;scroll-behavior:auto !important}}@media (forced-colors:active){input[role="switch"]::before{background:ButtonText}input[role="switch"]:checked{background:Highlight}}
"""#

    /// The script of every hosted form.
    static let script: [UInt8] = scriptText.withUTF8Buffer { unsafe Array($0) }

    private static let scriptText: StaticString = #"""
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
else for (const origin of device.origins) window.parent.postMessage(message, origin);
}
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
const chosen = {
"vendors.consent": new Set(), "vendors.legitimate_interest": new Set(), ad_tech_providers: new Set(),
};
let offer = device.offer ?? null;
const pages = device.partners ? [device.partners] : [];
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
function wait(code) {
const seconds = Math.min(60, 2 ** Math.min(pending.tries, 6));
timer = setTimeout(send, seconds * 1000 * (0.75 + Math.random() / 2));
say("not_saved", again(send));
if (pending.told !== code) tell("pending", { code, choice: pending.body });
pending.told = code;
}
function refuse(problem) {
const code = problem?.code ?? "rejected";
pending = null;
setBusy(false);
const isOutdated = ["form_withdrawn", "unknown_form", "not_offered", "under_age"].includes(code);
say(isOutdated ? "outdated" : "rejected", again(() => location.reload()));
tell("error", { code, detail: problem?.detail ?? null });
}
addEventListener("online", send);
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
if (event.key === "Enter" && target.matches?.("input[role=switch]")) {
event.preventDefault();
return target.click();
}
const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
if (!direction || event.shiftKey) return;
if (target.matches?.("input[type=search]") && direction[1] === 0) return;
if (moveFocus(direction)) event.preventDefault();
});
function moveFocus([x, y]) {
const from = (document.activeElement === document.body ? $("h1") : document.activeElement).getBoundingClientRect();
const sticky = (element) => !!element.closest(".actions, .top");
let best = null;
for (const element of all("a, button, input, summary", main)) {
const to = element.getBoundingClientRect();
if (element.disabled || element === document.activeElement || to.width === 0) continue;
const ahead = y ? y * (to.top + to.bottom - from.top - from.bottom) / 2 : x * (to.left + to.right - from.left - from.right) / 2;
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
if (room > 1 && (!best || isFar || sticky(best.element) && !sticky(document.activeElement))) {
page.scrollBy({ top: y * innerHeight * 0.5 });
return true;
}
best?.element.focus();
return !!best;
}
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
"""#

    /// The style of the preview page.
    static let previewStyle: [UInt8] = previewStyleText.withUTF8Buffer { unsafe Array($0) }

    private static let previewStyleText: StaticString = #"""
:root{color-scheme:light dark;--background:#f4f5f7;--panel:#ffffff;--text:#1b1b1f;--muted:#53535a;--line:#c9cad1;--border:#74747c;--accent:#1a56c4;--good:#14672f;--bad:#a4201a}@media (prefers-color-scheme:dark){:root{--background:#121215;--panel:#1e1e23;--text:#e6e6ea;--muted:#c0c0c8;--line:#3a3a42;--border:#8f8f98;--accent:#a9c4ff;--good:#7fd79a;--bad:#ffb0a8}}*{box-sizing:border-box}[hidden]{display:none !important}body{margin:0;background:var(--background);color:var(--text);font:100%/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}header,main{max-inline-size:84rem;margin-inline:auto;padding:1rem 1.25rem}header{padding-block-end:0}h1{margin:0;font-size:1.375rem}h2{margin:0 0 0.5rem;font-size:1rem}p{margin:0.25rem 0 0;color:var(--muted)}main{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}form{display:flex;flex-wrap:wrap;gap:0.75rem 1rem;align-items:end}label{display:grid;gap:0.25rem;font-size:0.875rem}label.check{display:flex;align-items:center;min-block-size:2.5rem}select,input,button{min-block-size:2.5rem;padding:0.25rem 0.75rem;border:1px solid var(--border);border-radius:0.5rem;background:var(--panel);color:var(--text);font:inherit}input[type="checkbox"]{inline-size:1.25rem;min-block-size:1.25rem;accent-color:var(--accent)}button{border-color:var(--accent);color:var(--accent);font-weight:600;cursor:pointer}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.panel{padding:1rem;border:1px solid var(--line);border-radius:0.875rem;background:var(--panel)}.phone{padding:0.75rem}iframe{display:block;inline-size:100%;block-size:46rem;max-block-size:max(30rem,calc(100vh - 19rem));border:0;border-radius:0.5rem}dl{display:grid;grid-template-columns:minmax(8rem,max-content) minmax(0,1fr);gap:0.375rem 1rem;margin:0 0 1rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere;font-weight:600}dd.good{color:var(--good)}dd.bad{color:var(--bad)}pre{margin:0.5rem 0 0;max-block-size:24rem;overflow:auto;padding:0.75rem;border-radius:0.5rem;background:var(--background);font:0.8125rem/1.5 ui-monospace,"DejaVu Sans Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere}summary{min-block-size:2.5rem;padding-block:0.5rem;cursor:pointer;font-weight:600}@media (min-width:60rem){main{grid-template-columns:26rem minmax(0,1fr)}form.panel{grid-column:1 / -1}}
"""#

    /// The script of the preview page.
    static let previewScript: [UInt8] = previewScriptText.withUTF8Buffer { unsafe Array($0) }

    private static let previewScriptText: StaticString = #"""
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
"""#
}
