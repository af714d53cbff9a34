// SPDX-License-Identifier: Apache-2.0
// Made from openapi.yaml by scripts/embed-openapi.py: change that, not this.
// swift-format-ignore-file

/// The contract, as `GET /openapi.yaml` gives it.
enum OpenAPIDocument {
    static let bytes: [UInt8] = text.withUTF8Buffer { unsafe Array($0) }

    // A static string costs the compiler next to nothing; an array of this size takes it minutes.
    private static let text: StaticString = #"""
openapi: 3.1.0
info:
  title: Consent server
  version: 0.1.0
  summary: Is a consent form required here, what must it say, may ads be requested, and why?
  license:
    name: Apache-2.0
    identifier: Apache-2.0
  description: |
    A self-hosted consent service that gives apps over REST what Google's User Messaging Platform (UMP) SDK gives them
    on the phone. An app asks `consent-info` at every start, shows the `form` when told to, and sends the choice.

    **Errors** are `application/problem+json` (RFC 9457). `code` is stable and comes from a closed list; `detail` says
    what was wrong and what to do. Besides what an operation lists, any of them can answer
    400 `bad_framing`, 417 `expectation_failed`, 431 `header_too_large`, 500 `internal_error`,
    501 `method_not_implemented` or `transfer_coding_not_implemented`. What the HTTP library refuses before any code of
    the server runs (400, 413, 414, 431, 505 for requests that are no HTTP/1.1) has a short HTML body and neither CORS
    headers nor a request id.

    **Reads never write.** `HEAD` works wherever `GET` does, and `OPTIONS` answers preflights of the origins in the
    app's `allowed_origins`. Every answer carries `X-Request-Id`: the caller's own where it is 1 to 64 of
    `A-Z a-z 0-9 . _ -`, else one of the server's.

    **A 2xx to a PUT, POST or DELETE means that the change is on disk.**

    An unknown or misspelt query parameter is refused with 400, so that it does not look like success.
servers:
  - url: /
tags:
  - name: apps
    description: What an app calls. The device id is the credential.
  - name: operators
    description: |
      What the operator calls, with the token of `CONSENT_ADMIN_TOKEN`. Without that variable these routes are 404
      `admin_disabled`; over the Unix socket beside the database they need no token.
  - name: evidence
    description: What auditors call. Public, and about no person but for a device's own receipt.
  - name: operations
    description: What monitors call.

paths:
  /v1/apps/{app}/devices/{device}/consent-info:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
    get:
      operationId: getConsentInfo
      tags: [apps]
      summary: Whether consent is needed, whether ads may be requested, and why
      description: UMP's `requestConsentInfoUpdate`. Computed afresh on each call; it stores nothing.
      parameters:
        - $ref: '#/components/parameters/DebugGeography'
        - $ref: '#/components/parameters/UnderAge'
        - $ref: '#/components/parameters/Language'
        - $ref: '#/components/parameters/Platform'
        - $ref: '#/components/parameters/ATTStatus'
        - $ref: '#/components/parameters/GlobalPrivacyControl'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The decision.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/ConsentInfo'}
              examples:
                required:
                  summary: A form must be shown
                  value:
                    consent_status: required
                    form_status: available
                    privacy_options_requirement_status: required
                    can_request_ads: false
                    reason: {code: no_decision, detail: 'GDPR applies in DE and this device has not answered yet: show
                        the form.'}
                    regulation: gdpr
                    gdpr_applies: true
                    geography:
                      country: DE
                      region: null
                      source: debug
                      debug: {requested: DE, applied: true, reason: testing_app}
                    decision: null
                    ads:
                      request: false
                      mode: none
                      blocked_by: [no_decision]
                    consent_mode: {ad_storage: denied, ad_user_data: denied, ad_personalization: denied, analytics_storage: denied}
                    signals:
                      tc_string: null
                      ac_string: null
                      gpp_string: null
                      gpp_sid: []
                      us_privacy: null
                    att: {should_prompt: false, show_explainer: false}
                    form: {kind: european, form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4, url: 'form?debug_geography=DE'}
                    cache_until: '2026-12-01T17:00:00Z'
                    warnings:
                    - {code: vendor_list_builtin, detail: 'The built-in vendor list of one vendor is in use: name IAB
                        Europe''s in CONSENT_GVL.'}
                    - {code: cmp_id_unassigned, detail: 'TC strings of testing apps carry the CMP id 4095, which nobody
                        has: no ad is served on them.'}
                us_states:
                  summary: California, nothing opted out of
                  value:
                    consent_status: not_required
                    form_status: available
                    privacy_options_requirement_status: required
                    can_request_ads: true
                    reason: {code: opt_out_not_exercised, detail: 'California Consumer Privacy Act applies in US-CA and
                        this device has not opted out: offer the form behind the privacy options.'}
                    regulation: us_state
                    gdpr_applies: false
                    geography:
                      country: US
                      region: CA
                      source: debug
                      debug: {requested: US-CA, applied: true, reason: testing_app}
                    decision: null
                    ads:
                      request: true
                      mode: unrestricted
                      blocked_by: []
                    consent_mode: null
                    signals:
                      tc_string: null
                      ac_string: null
                      gpp_string: DBABL~BVQqAAAAAg
                      gpp_sid: [7]
                      us_privacy: 1YNN
                    att: {should_prompt: false, show_explainer: false}
                    form: {kind: us_states, form_id: 4hm-zaeqOTZtOiz0PY1Vou8AXPTsuL-3FmSC_7OqDDo, url: 'form?debug_geography=US-CA&kind=privacy_options'}
                    cache_until: '2026-12-01T17:00:00Z'
                    warnings: []
                obtained:
                  summary: The choice counts
                  value:
                    consent_status: obtained
                    form_status: available
                    privacy_options_requirement_status: required
                    can_request_ads: true
                    reason: {code: decided, detail: GDPR applies in DE and this device answered on 2026-11-30; the answer
                        counts until 2027-12-30.}
                    regulation: gdpr
                    gdpr_applies: true
                    geography:
                      country: DE
                      region: null
                      source: debug
                      debug: {requested: DE, applied: true, reason: testing_app}
                    decision:
                      kind: european
                      action: consent
                      outcome: all
                      decided_at: '2026-11-30T17:13:52.272Z'
                      received_at: '2026-11-30T17:13:52.272Z'
                      expires_at: '2027-12-30T00:00:00Z'
                      revision: 1
                      form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                      language: en
                      debug: true
                      purposes:
                        consent: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                        legitimate_interest: [2, 7, 9, 10]
                      special_features: []
                      vendors:
                        consent: [755]
                        legitimate_interest: [755]
                      ad_tech_providers: []
                    ads:
                      request: true
                      mode: personalized
                      blocked_by: []
                    consent_mode: {ad_storage: granted, ad_user_data: granted, ad_personalization: granted, analytics_storage: denied}
                    signals:
                      tc_string: CQuf10AQuf10A__ABBEN__FwAP_gAELAAAAAF5wAQF5gXnABAXmAAA.IF5wAQF5gA
                      ac_string: 2~~dv.
                      gpp_string: null
                      gpp_sid: []
                      us_privacy: null
                    att: {should_prompt: false, show_explainer: false}
                    form: {kind: european, form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4, url: 'form?debug_geography=DE'}
                    cache_until: '2026-12-01T17:00:00Z'
                    warnings:
                    - {code: vendor_list_builtin, detail: 'The built-in vendor list of one vendor is in use: name IAB
                        Europe''s in CONSENT_GVL.'}
                    - {code: cmp_id_unassigned, detail: 'TC strings of testing apps carry the CMP id 4095, which nobody
                        has: no ad is served on them.'}
          links:
            form:
              operationId: getForm
              parameters: {app: $request.path.app, device: $request.path.device, debug_geography: DE}
              description: The form to show, where `form` is not null.
            choose:
              operationId: putConsent
              parameters: {app: $request.path.app, device: $request.path.device}
              requestBody: {form_id: '$response.body#/form/form_id', action: save_choices}
              description: Saves the form that is named with nothing chosen; see the link of the form.
            reset:
              operationId: deleteConsent
              parameters: {app: $request.path.app, device: $request.path.device}
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/AppNotFound'}
        '422': {$ref: '#/components/responses/DeviceNotRandom'}

  /v1/apps/{app}/devices/{device}/form:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
    get:
      operationId: getForm
      tags: [apps]
      summary: The form to show now, in the best language
      description: |
        UMP's `loadConsentForm`; with `kind=privacy_options` its `presentPrivacyOptionsForm`, which also gives the form
        of a stored choice where nothing requires one, so that a choice can always be withdrawn.

        It is the first screen, at most 8 KB with the built-in texts. The second screen (descriptions, switches and
        their words) and the partners, in pages, are `/v1/apps/{app}/forms/{form}/options` and `…/partners`: they are
        the same for all devices and never change under their name, so load them when they are needed and keep them.
      parameters:
        - $ref: '#/components/parameters/DebugGeography'
        - $ref: '#/components/parameters/UnderAge'
        - $ref: '#/components/parameters/Language'
        - $ref: '#/components/parameters/Platform'
        - $ref: '#/components/parameters/ATTStatus'
        - $ref: '#/components/parameters/FormRequest'
        - $ref: '#/components/parameters/IfRequired'
        - $ref: '#/components/parameters/AcceptLanguage'
        - $ref: '#/components/parameters/GlobalPrivacyControl'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The form.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Form'}
              examples:
                us_states:
                  summary: The US form
                  value:
                    form_id: WbvbO-3UL0Uknsb48T0mczkdr0D1L07lpUuiltoJnaE
                    version: 3
                    current_choices: null
                    global_privacy_control: false
                    content:
                      format: 2
                      kind: us_states
                      language: en
                      text_direction: ltr
                      title: Your privacy choices
                      body: Demo may sell or share personal information, or use it for targeted advertising, as the law
                        of your state defines these words. You can opt out of each. Opting out does not cost you anything,
                        and you will still see ads, but fewer of them will be based on what you do elsewhere.
                      buttons:
                      - {role: save_choices, screen: first, action: save_choices, label: Confirm choices, accessibility_label: Confirm
                          choices}
                      - {role: close, screen: first, action: null, label: Close without changes, accessibility_label: Close
                          without changes}
                      links: []
                      labels: {us_sensitive_heading: Sensitive information, us_sensitive_note: Opt out of the use of information
                          about you that the law calls sensitive., sending: Saving your choice…, saved: Your choice is saved.,
                        not_saved: 'Your choice is not saved yet, because the server can''t be reached. It is kept on this
                          page, which goes on trying.', outdated: 'This form has changed in the meantime, and your choice
                          was not saved. Please choose again.', rejected: Your choice could not be saved., try_again: Try
                          again}
                      theme:
                        light: {background: '#ffffff', text: '#1b1b1f', muted_text: '#53535a', accent: '#1a56c4', on_accent: '#ffffff',
                          border: '#74747c'}
                        dark: {background: '#1b1b1f', text: '#e6e6ea', muted_text: '#c0c0c8', accent: '#a9c4ff', on_accent: '#0a2a66',
                          border: '#8f8f98'}
                      vendor_list: {version: 0, tcf_policy_version: 5}
                      us:
                        opt_outs:
                        - id: sale_opt_out
                          name: Sale of personal information
                          description: Giving your personal information to other companies for money or something else of
                            value.
                          opt_out: {default: false, accessibility_label: 'Opt out: Sale of personal information'}
                        - id: sharing_opt_out
                          name: Sharing for advertising elsewhere
                          description: Giving your personal information to other companies so that they can show you ads
                            in other apps and on other websites.
                          opt_out: {default: false, accessibility_label: 'Opt out: Sharing for advertising elsewhere'}
                        - id: targeted_advertising_opt_out
                          name: Targeted advertising
                          description: Showing you ads chosen by what you do over time in apps and on websites of different
                            companies.
                          opt_out: {default: false, accessibility_label: 'Opt out: Targeted advertising'}
                        sensitive_data:
                        - id: racial_or_ethnic_origin
                          name: Racial or ethnic origin
                          opt_out: {default: false, accessibility_label: 'Opt out: Racial or ethnic origin'}
                        - id: religious_or_philosophical_beliefs
                          name: Religious or philosophical beliefs
                          opt_out: {default: false, accessibility_label: 'Opt out: Religious or philosophical beliefs'}
                        - id: health
                          name: Health conditions and diagnoses
                          opt_out: {default: false, accessibility_label: 'Opt out: Health conditions and diagnoses'}
                        - id: sex_life_or_sexual_orientation
                          name: Sex life or sexual orientation
                          opt_out: {default: false, accessibility_label: 'Opt out: Sex life or sexual orientation'}
                        - id: citizenship_or_immigration_status
                          name: Citizenship or immigration status
                          opt_out: {default: false, accessibility_label: 'Opt out: Citizenship or immigration status'}
                        - id: genetic_data
                          name: Genetic data
                          opt_out: {default: false, accessibility_label: 'Opt out: Genetic data'}
                        - id: biometric_data
                          name: Biometric data
                          opt_out: {default: false, accessibility_label: 'Opt out: Biometric data'}
                        - id: precise_geolocation
                          name: Precise location
                          opt_out: {default: false, accessibility_label: 'Opt out: Precise location'}
                        - id: identity_documents
                          name: Numbers of identity documents
                          opt_out: {default: false, accessibility_label: 'Opt out: Numbers of identity documents'}
                        - id: account_credentials
                          name: Account log-ins and financial account numbers
                          opt_out: {default: false, accessibility_label: 'Opt out: Account log-ins and financial account
                              numbers'}
                        - id: union_membership
                          name: Union membership
                          opt_out: {default: false, accessibility_label: 'Opt out: Union membership'}
                        - id: message_contents
                          name: Contents of mail, email and text messages
                          opt_out: {default: false, accessibility_label: 'Opt out: Contents of mail, email and text messages'}
                        gpc_notice: 'Your browser or device sends the Global Privacy Control signal. It is honored: you
                          are opted out of sale, sharing and targeted advertising. What you confirm here replaces that for
                          this app.'
                      page: {html: kuULTaKOU6BE1WiIIhSxcGiBdU6Zc1YL5C60DDWBO4E, style: SWzCLoAeb29i89SBk2UeK_zKFkHcxyD92Q-ELBNPIx0,
                        script: c4HC0x3fbSG4N3XUukuZFag6YdLr9TwsudGqSGGmtiw}
                      parts:
                        offer: EEkkb8aV050gOfzD770z-6_Sel-hINneudTgxdQqAEc
                        options: null
                        partners: []
          links:
            save:
              operationId: putConsent
              parameters: {app: $request.path.app, device: $request.path.device}
              requestBody: {form_id: '$response.body#/form_id', action: save_choices}
              description: |
                Saves the form with nothing chosen, which every kind takes: a refusal on a European form, no opt-out on a US
                one. A US form takes no `do_not_consent`.
            published:
              operationId: getPublishedForm
              parameters: {app: $request.path.app, form: '$response.body#/form_id'}
        '204':
          description: No form need be shown (`if_required=true`).
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/AppNotFound'}
        '409': {$ref: '#/components/responses/FormNotAvailable'}
        '422': {$ref: '#/components/responses/DeviceNotRandom'}

  /v1/apps/{app}/devices/{device}/form.html:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
    get:
      operationId: getFormPage
      tags: [apps]
      summary: The form as a page for a web view, an iframe or a browser
      description: |
        Takes what `form` takes and shows the form that `form` gives. The page sends the choice itself and tells its
        host: `webkit.messageHandlers.consent`, `ConsentBridge.postMessage` or `parent.postMessage` (to the app's
        `allowed_origins` alone, which are also those that may embed it). `docs/hosted-form.md` has the messages and how
        to embed it. An error is a page as well: a message to the person, the code to the host.
      parameters:
        - $ref: '#/components/parameters/DebugGeography'
        - $ref: '#/components/parameters/UnderAge'
        - $ref: '#/components/parameters/Language'
        - $ref: '#/components/parameters/Platform'
        - $ref: '#/components/parameters/ATTStatus'
        - $ref: '#/components/parameters/FormRequest'
        - $ref: '#/components/parameters/IfRequired'
        - $ref: '#/components/parameters/AcceptLanguage'
        - $ref: '#/components/parameters/GlobalPrivacyControl'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The page, whole in one answer.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
            Content-Security-Policy: {$ref: '#/components/headers/ContentSecurityPolicy'}
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '204':
          description: No form need be shown (`if_required=true`).
        '304': {$ref: '#/components/responses/NotModified'}
        '400':
          description: 'A malformed id or parameter: `invalid_id`, `unknown_parameter`, `invalid_parameter`.'
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '403':
          description: '`origin_not_allowed`: the embedding page is not of one of `allowed_origins`.'
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '404':
          description: '`app_not_found`.'
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '409':
          description: '`form_not_available`: there is no form to show.'
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '422':
          description: '`device_id_not_random`.'
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '503':
          description: 'The store failed or the server stops.'
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}

  /v1/apps/{app}/devices/{device}/consent:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
      - $ref: '#/components/parameters/DebugGeography'
      - $ref: '#/components/parameters/UnderAge'
      - $ref: '#/components/parameters/Language'
      - $ref: '#/components/parameters/Platform'
      - $ref: '#/components/parameters/ATTStatus'
    get:
      operationId: getConsent
      tags: [apps]
      summary: The stored choices alone
      description: Its ETag is what `If-Match` of a PUT or DELETE compares.
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The choices, one of each kind at most.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/StoredConsent'}
              examples:
                stored:
                  summary: A European choice
                  value:
                    european:
                      kind: european
                      action: consent
                      outcome: all
                      decided_at: '2026-11-30T17:13:52.272Z'
                      received_at: '2026-11-30T17:13:52.272Z'
                      revision: 1
                      form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                      language: en
                      debug: true
                      purposes:
                        consent: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                        legitimate_interest: [2, 7, 9, 10]
                      special_features: []
                      vendors:
                        consent: [755]
                        legitimate_interest: [755]
                      ad_tech_providers: []
                    us_states: null
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/ConsentNotFound'}
        '422': {$ref: '#/components/responses/DeviceNotRandom'}
    put:
      operationId: putConsent
      tags: [apps]
      summary: Stores a choice
      description: |
        Sends what was chosen on a form, and answers with the new `consent-info`. The kind of choice comes from the form,
        never from the caller's place: a form shown in Germany may be answered from a train in Japan. The newest accepted
        choice counts.

        In place of a form's answer, `tc_string` and `gpp_string` import what another consent platform stored, wherever
        the caller is. A string must be valid and not older than the app's expiry; what it does not name counts as
        refused; of two that contradict the stricter counts. It is given back byte for byte until a form is answered;
        a US section of a state alone only in that state. `ac_string` may stand beside `tc_string`, as on the device.

        Without an `Idempotency-Key`, a repeat equal to the current choice adds no history within 60
        seconds, or with the same `decided_at`.
      parameters:
        - $ref: '#/components/parameters/IdempotencyKey'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatchAny'
        - $ref: '#/components/parameters/GlobalPrivacyControl'
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Submission'}
            examples:
              consent:
                summary: '"Consent"'
                value:
                  form_id: gJZ1uE8yq0aK3xLh5mTn7rWs2vYb4cDf6eGi8jHk0lM
                  action: consent
                  language: en
              do_not_consent:
                summary: The close icon
                value:
                  form_id: gJZ1uE8yq0aK3xLh5mTn7rWs2vYb4cDf6eGi8jHk0lM
                  action: do_not_consent
                  button: close
                  decided_at: '2026-11-30T12:00:00Z'
                  client: {app_version: 1.2.0, sdk_version: '1.0'}
              save_choices:
                summary: Switches of the European form
                value:
                  form_id: gJZ1uE8yq0aK3xLh5mTn7rWs2vYb4cDf6eGi8jHk0lM
                  action: save_choices
                  choices:
                    purposes: {consent: [1, 2, 7, 9, 10], legitimate_interest: []}
                    special_features: []
                    vendors: {consent: [755], legitimate_interest: []}
                    ad_tech_providers: []
              us_opt_out:
                summary: Opt-outs of the US form
                value:
                  form_id: w2Qb6nYc8dRe0fSg3hTi5jUk7lVm9oWp1qXr4sZt6uA
                  action: save_choices
                  choices:
                    us:
                      sale_opt_out: true
                      sharing_opt_out: true
                      targeted_advertising_opt_out: true
                      sensitive_data: {precise_geolocation: true}
                  gpc_shown: false
              import:
                summary: Another platform's US opt-out
                value:
                  gpp_string: DBABL~BVQVAAAAAg
              import_european:
                summary: What Google's SDK left on the device, IABTCF_TCString and IABTCF_AddtlConsent
                value:
                  tc_string: CQuf10AQuf10A__ABBEN__FwAP_gAELAAAAAF5wAQF5gXnABAXmAAA.IF5wAQF5gA
                  ac_string: 2~89.1126~dv.1301
      responses:
        '200':
          description: Stored, or stored before. The decision that follows.
          headers:
            ETag:
              description: The entity tag of `…/consent` as it is now, for a later `If-Match`.
              schema: {$ref: '#/components/schemas/EntityTag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/ConsentInfo'}
              examples:
                stored:
                  summary: Everything granted
                  value:
                    consent_status: obtained
                    form_status: available
                    privacy_options_requirement_status: required
                    can_request_ads: true
                    reason: {code: decided, detail: GDPR applies in DE and this device answered on 2026-11-30; the answer
                        counts until 2027-12-30.}
                    regulation: gdpr
                    gdpr_applies: true
                    geography:
                      country: DE
                      region: null
                      source: debug
                      debug: {requested: DE, applied: true, reason: testing_app}
                    decision:
                      kind: european
                      action: consent
                      outcome: all
                      decided_at: '2026-11-30T17:13:52.272Z'
                      received_at: '2026-11-30T17:13:52.272Z'
                      expires_at: '2027-12-30T00:00:00Z'
                      revision: 1
                      form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                      language: en
                      debug: true
                      purposes:
                        consent: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                        legitimate_interest: [2, 7, 9, 10]
                      special_features: []
                      vendors:
                        consent: [755]
                        legitimate_interest: [755]
                      ad_tech_providers: []
                    ads:
                      request: true
                      mode: personalized
                      blocked_by: []
                    consent_mode: {ad_storage: granted, ad_user_data: granted, ad_personalization: granted, analytics_storage: denied}
                    signals:
                      tc_string: CQuf10AQuf10A__ABBEN__FwAP_gAELAAAAAF5wAQF5gXnABAXmAAA.IF5wAQF5gA
                      ac_string: 2~~dv.
                      gpp_string: null
                      gpp_sid: []
                      us_privacy: null
                    att: {should_prompt: false, show_explainer: false}
                    form: {kind: european, form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4, url: 'form?debug_geography=DE'}
                    cache_until: '2026-12-01T17:00:00Z'
                    warnings:
                    - {code: vendor_list_builtin, detail: 'The built-in vendor list of one vendor is in use: name IAB
                        Europe''s in CONSENT_GVL.'}
                    - {code: cmp_id_unassigned, detail: 'TC strings of testing apps carry the CMP id 4095, which nobody
                        has: no ad is served on them.'}
          links:
            read:
              operationId: getConsent
              parameters: {app: $request.path.app, device: $request.path.device}
            ask:
              operationId: getConsentInfo
              parameters: {app: $request.path.app, device: $request.path.device}
            reset:
              operationId: deleteConsent
              parameters: {app: $request.path.app, device: $request.path.device}
            history:
              operationId: getHistory
              parameters: {app: $request.path.app, device: $request.path.device}
        '400': {$ref: '#/components/responses/BadBody'}
        '404': {$ref: '#/components/responses/AppNotFound'}
        '409': {$ref: '#/components/responses/ChoiceConflict'}
        '412': {$ref: '#/components/responses/PreconditionFailed'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/ChoiceRefused'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}
    delete:
      operationId: deleteConsent
      tags: [apps]
      summary: Forgets the choice
      description: |
        UMP's `reset`: the device is as before its first answer, and the evidence stays. Also 204 where there is nothing to
        forget. On a `production` app a US opt-out survives it, unless it was made under a forced geography or in testing.
      parameters:
        - $ref: '#/components/parameters/IfMatch'
      responses:
        '204':
          description: Forgotten.
          links:
            ask:
              operationId: getConsentInfo
              parameters: {app: $request.path.app, device: $request.path.device}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/AppNotFound'}
        '412': {$ref: '#/components/responses/PreconditionFailed'}
        '422': {$ref: '#/components/responses/DeviceNotRandom'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}

  /v1/apps/{app}/devices/{device}/consent/receipt:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
      - $ref: '#/components/parameters/DebugGeography'
      - $ref: '#/components/parameters/UnderAge'
      - $ref: '#/components/parameters/Language'
      - $ref: '#/components/parameters/Platform'
      - $ref: '#/components/parameters/ATTStatus'
    get:
      operationId: getReceipt
      tags: [apps, evidence]
      summary: A signed receipt for a choice, which can be checked offline
      description: |
        Fields of ISO/IEC TS 27560, all that the choice's leaf in the log is made from, its proof against a signed head, and an
        Ed25519 signature over `consent-server receipt 1`, a line feed and the canonical JSON (RFC 8785) of `receipt`.
        `docs/verify-receipt.py` checks it; `docs/evidence.md` says how.

        Without `kind` it is for the newest current choice; with `revision` for any event of that kind, resets included. The
        head is the newest kept one that covers the event, else one that is signed for this answer. A receipt proves what the
        holder of the device id sent; it has the device's stored key and never the id.
      parameters:
        - name: kind
          in: query
          description: The kind of choice.
          schema: {$ref: '#/components/schemas/ChoiceKind'}
        - name: revision
          in: query
          description: The revision of that kind; only with `kind`.
          schema: {type: integer, format: int64, minimum: 1}
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The receipt.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/SignedReceipt'}
              examples:
                receipt:
                  summary: Consent to everything, given in Germany
                  value:
                    receipt:
                      event:
                        clock_skewed: false
                        debug: true
                        environment: testing
                        event_state: given
                        event_time: '2026-11-30T19:49:41.746Z'
                        event_type: choice
                        kind: european
                        received_at: '2026-11-30T19:49:41.746Z'
                        revision: 1
                        stated_at: null
                        valid_until: '2027-12-30T00:00:00Z'
                      evidence:
                        device_key: e677a31a11abad896b6fdeae70f6fa0a
                        header: 0100000000000000010464656d6f575b21cf7b3fe6896e2655efd9fee0da617bd08ce857d4c249506eb7a076989a01010000000000000001000001a22e0186f2000002444503010467647072022b5a635279583566556f4276626c3647346a523033485f49364d333832672d61686632716c634c373748493400000000000000010000000000000005000000000000000005302e312e30
                        payload: '{"format":1,"kind":"european","action":"consent","outcome":"all","form_id":"ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4","form_version":1,"form_superseded":false,"language":"en","choices":{"purposes":{"consent":[1,2,3,4,5,6,7,8,9,10,11],"legitimate_interest":[2,7,9,10]},"special_features":[],"vendors":{"consent":[755],"legitimate_interest":[755],"disclosed":[755]},"ad_tech_providers":{"consent":[],"disclosed":[]}}}'
                        salt: 1a2d3fe91f218eb27f179afe9be4dc53
                      head:
                        format: consent-server log head 1
                        log: c8fbd3654ff531952dc73a5da8555f09
                        public_key: 76485f2f17d7e10bcfac9a76b87ba121d3102999c90633072f5013c1bfcdeba0
                        root_hash: e991665621a0edd0318a7a275aaba1404540378dba6ee4213c58344c2c150b6d
                        signature: 1bd9975114d2c5fc8d6ef134b913bd35cfa31f19a0a22e1544fe070b3dab1538d7d2a98d8bfb6e50210a9ffb7a31a43ff13ccd6e1b9e71f3838f3f4e9b2e0508
                        signed_at: '2026-11-30T19:49:41.779Z'
                        tree_size: 2
                      inclusion:
                        hashes:
                        - 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
                        leaf_hash: e991665621a0edd0318a7a275aaba1404540378dba6ee4213c58344c2c150b6d
                        leaf_index: 1
                        sequence: 2
                        tree_size: 2
                      issued_at: '2026-11-30T19:49:41.779Z'
                      pii_controllers:
                      - id: demo
                        name: Demo
                        privacy_policy_url: null
                      pii_principal_id: e677a31a11abad896b6fdeae70f6fa0a
                      processing:
                        collection_method:
                          action: consent
                          button: null
                          client: null
                        jurisdiction:
                          country: DE
                          region: null
                          regulation: gdpr
                          source: debug
                        lawful_basis: consent
                        opt_outs: null
                        privacy_notice:
                          form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                          form_version: 1
                          language: en
                          url: /v1/apps/demo/forms/ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                        purposes:
                          consent:
                          - 1
                          - 2
                          - 3
                          - 4
                          - 5
                          - 6
                          - 7
                          - 8
                          - 9
                          - 10
                          - 11
                          legitimate_interest:
                          - 2
                          - 7
                          - 9
                          - 10
                        recipients:
                          consent:
                          - 755
                          disclosed:
                          - 755
                          legitimate_interest:
                          - 755
                        special_features: []
                        tcf_policy_version: 5
                        vendor_list_version: 0
                        withdrawal_method: 'the app''s privacy options: GET …/form?kind=privacy_options, or DELETE …/consent'
                      receipt_id: e991665621a0edd0318a7a275aaba1404540378dba6ee4213c58344c2c150b6d
                      record_id: c8fbd3654ff531952dc73a5da8555f09/2
                      schema_version: consent-server receipt 1
                    signature:
                      algorithm: Ed25519
                      public_key: 76485f2f17d7e10bcfac9a76b87ba121d3102999c90633072f5013c1bfcdeba0
                      value: 1defdebb984930de1cf642e17a724c71c269c216d79da1974942025d05e08d2aa43fd6e8a609afd323bc9036ec30bcee8838b06e04d92efad808ea1aa5ec210e
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/ConsentNotFound'}
        '422': {$ref: '#/components/responses/ReceiptRefused'}
        '503': {$ref: '#/components/responses/LogIndexing'}

  /v1/apps/{app}/devices/{device}/storage:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
      - $ref: '#/components/parameters/DebugGeography'
      - $ref: '#/components/parameters/UnderAge'
      - $ref: '#/components/parameters/Language'
      - $ref: '#/components/parameters/Platform'
      - $ref: '#/components/parameters/ATTStatus'
    get:
      operationId: getStorage
      tags: [apps]
      summary: What to keep on the device
      description: |
        The keys that ad SDKs read, ready to be written: into `NSUserDefaults` on iOS, into the default
        `SharedPreferences` on Android. Write what `write` has, delete what `delete` lists, after every `consent-info`
        and every choice. It says what `consent-info` says with the same query.

        Values have their types: a JSON number is an integer on both phones (`setInteger`, `putInt`), never a boolean or a
        string. With `platform=web` every value is a string, since a browser's storage holds nothing else; without
        `platform` the answer is that of the phones.

        | keys | when |
        |---|---|
        | `IABTCF_gdprApplies` | 1 where the European form binds, 0 elsewhere; deleted where it is undetermined |
        | the other `IABTCF_*` | where there is a TC string, and made from it. Character n of a bit string is id n + 1; purposes have 11 characters or more, vendors end with the last that is set (`0` for none); `IABTCF_PublisherRestrictions{purpose}` has `_` for a vendor without a restriction |
        | `IABTCF_AddtlConsent` | where there is an AC string |
        | `IABGPP_GppSID` | always; `-1` where no section applies, as under GDPR; several are joined by `_` |
        | the other `IABGPP_*` | where there is a GPP string |
        | `IABUSPrivacy_String` | in California |
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/GlobalPrivacyControl'
      responses:
        '200':
          description: The keys.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/CacheControl'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/StorageMap'}
              examples:
                us_states:
                  summary: California, nothing opted out of
                  value:
                    platform: null
                    write:
                      IABTCF_gdprApplies: 0
                      IABGPP_HDR_Version: '1'
                      IABGPP_HDR_Sections: '7'
                      IABGPP_HDR_GppString: DBABL~BVQqAAAAAg
                      IABGPP_GppSID: '7'
                      IABGPP_7_String: BVQqAAAAAg
                      IABUSPrivacy_String: 1YNN
                    delete: [IABTCF_CmpSdkID, IABTCF_TCString]
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/AppNotFound'}
        '422': {$ref: '#/components/responses/DeviceNotRandom'}
  /v1/apps/{app}/forms/{form}:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Form'
    get:
      operationId: getPublishedForm
      tags: [apps]
      summary: A form that was ever published, byte for byte
      description: |
        The `content` of `form`, current or not. The SHA-256 of the body, in base64url, is the form's id.
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The first screen.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/Immutable'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/FormContent'}
          links:
            options:
              operationId: getFormPart
              parameters: {app: $request.path.app, form: $request.path.form, part: options}
            partners:
              operationId: getFormPart
              parameters: {app: $request.path.app, form: $request.path.form, part: partners}
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/FormNotFound'}

  /v1/transparency/head:
    get:
      operationId: getLogHead
      tags: [evidence]
      summary: The newest signed head of the log
      description: |
        How many events the log has, the Merkle tree hash over all of them, and the server's signature: whoever keeps one can
        tell later whether anything before it was changed, cut off or put back. It covers every choice that was acknowledged.
        The same log has the same head. Nothing in it is about a person; it does tell how many events there are.
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The head.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/SignedHead'}
              examples:
                head:
                  summary: A log of some events
                  value:
                    format: consent-server log head 1
                    log: c8fbd3654ff531952dc73a5da8555f09
                    tree_size: 2
                    root_hash: e991665621a0edd0318a7a275aaba1404540378dba6ee4213c58344c2c150b6d
                    signed_at: '2026-11-30T19:49:41.804Z'
                    public_key: 76485f2f17d7e10bcfac9a76b87ba121d3102999c90633072f5013c1bfcdeba0
                    signature: 485df8885ed30b24e3dc93719fdb4bfd0ab9afd38740a071758213ebd8651d0c0e0e1b44cdce5a4e68f7751191eb2e792723d304e630821d72fd71558593ca01
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '503': {$ref: '#/components/responses/LogIndexing'}

  /v1/transparency/proofs/inclusion:
    get:
      operationId: getInclusionProof
      tags: [evidence]
      summary: That an event is in the log
      description: The Merkle audit path of RFC 6962 §2.1.1 from the event's leaf to the head of a log of `tree_size` entries.
      parameters:
        - name: sequence
          in: query
          required: true
          description: The event's sequence, as its receipt has it.
          schema: {type: integer, format: int64, minimum: 1}
          example: 1
        - name: tree_size
          in: query
          description: The size of the log that is proved against; all of it where it is left out.
          schema: {type: integer, format: int64, minimum: 1}
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The proof.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/InclusionProof'}
              examples:
                proof:
                  summary: The first of two events
                  value:
                    sequence: 1
                    leaf_index: 0
                    tree_size: 2
                    leaf_hash: 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
                    hashes: [96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7]
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/EntryNotFound'}
        '503': {$ref: '#/components/responses/LogIndexing'}

  /v1/transparency/proofs/consistency:
    get:
      operationId: getConsistencyProof
      tags: [evidence]
      summary: That the log begins with what it was earlier
      description: The Merkle consistency proof of RFC 6962 §2.1.2 between logs of `from` and of `to` entries.
      parameters:
        - name: from
          in: query
          required: true
          description: The `tree_size` of the earlier head.
          schema: {type: integer, format: int64, minimum: 0}
          example: 1
        - name: to
          in: query
          description: The `tree_size` of the later head; all of the log where it is left out.
          schema: {type: integer, format: int64, minimum: 0}
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The proof.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                type: object
                required: [from, to, hashes]
                additionalProperties: false
                properties:
                  from: {type: integer, minimum: 0}
                  to: {type: integer, minimum: 0}
                  hashes: {$ref: '#/components/schemas/Hashes'}
              examples:
                proof:
                  summary: From one event to two
                  value:
                    from: 1
                    to: 2
                    hashes: [96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7]
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/EntryNotFound'}
        '503': {$ref: '#/components/responses/LogIndexing'}

  /v1/apps/{app}/forms/{form}/{part}:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Form'
      - name: part
        in: path
        required: true
        description: |
          `options`: the second screen. `partners`: vendors and providers, a hundred a page. `offer`: all that can be
          chosen, by number. `html`, `style`, `script`: the hosted page as it was published, as plain text.
        schema: {type: string, enum: [options, partners, offer, html, style, script]}
    get:
      operationId: getFormPart
      tags: [apps]
      summary: A part of a published form
      description: |
        The form names each part by the base64url SHA-256 of its bytes (`parts` and `page` of its content). A US form has
        no options and no partners, an explainer no offer either.
      parameters:
        - name: page
          in: query
          description: Which page of partners, from 1.
          schema: {type: integer, minimum: 1, maximum: 9999, default: 1}
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The part.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Cache-Control: {$ref: '#/components/headers/Immutable'}
          content:
            application/json:
              schema:
                anyOf:
                  - $ref: '#/components/schemas/FormOptions'
                  - $ref: '#/components/schemas/FormPartners'
                  - $ref: '#/components/schemas/FormOffer'
            text/plain:
              schema: {type: string}
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '404': {$ref: '#/components/responses/FormNotFound'}

  /v1/geography:
    get:
      operationId: getGeography
      tags: [apps]
      summary: What the server makes of the caller
      description: Country, region, the laws that apply there, which source won and why. It gives no address back.
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The caller's place.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/CallerGeography'}
              examples:
                german:
                  summary: An address in Germany
                  value:
                    country: DE
                    region: null
                    source: ip
                    reason: {code: address_table, detail: The address table has the place of the client's address.}
                    laws:
                    - {regulation: gdpr, name: GDPR, approach: opt_in, effective_from: '2018-05-25', on_by_default: true}
                    unknown: null
                    client_address: {found_in: x_forwarded_for, class: global}
                    ignored: []
                    database: {description: packed country table of 390243 IPv4 and 300607 IPv6 ranges, built_at: '2026-06-25T04:33:59Z',
                      has_subdivisions: false}
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}

  /v1/tcf/decode:
    get:
      operationId: decodeTCString
      tags: [apps]
      summary: A TC string in readable form, or why it is invalid
      description: |
        Reads a string of the IAB Europe TCF, version 2, whoever made it. A string that can't be read is an answer too: 200
        with `valid: false`, `decoded: null` and the reason; nothing then follows for ads. One that breaks a rule is decoded
        and `valid: false`: it counts as no consent. Strings of more than 16,384 characters are not read (`too_long`); a
        request line and header over 32 KiB together is refused before (414). Nothing of it is stored or logged.
      parameters:
        - $ref: '#/components/parameters/TCStringParameter'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: What the string says, and what is wrong with it.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/DecodedTCString'}
              examples:
                valid:
                  summary: Personalised ads, with a notice
                  value:
                    kind: tc
                    valid: true
                    problems:
                    - code: vendors_not_disclosed
                      severity: notice
                      section: null
                      segment: 0
                      bit_offset: 0
                      value: 65535
                      detail: 'a vendor has a signal but is not among the disclosed vendors (65535): segment 0, bit 0'
                    problems_omitted: 0
                    decoded:
                      version: 2
                      created: 17758656000
                      lastUpdated: 17758656000
                      cmpId: 16
                      cmpVersion: 6
                      consentScreen: 6
                      consentLanguage: DE
                      vendorListVersion: 156
                      tcfPolicyVersion: 5
                      isServiceSpecific: true
                      useNonStandardTexts: false
                      specialFeatureOptIns: [1, 2]
                      purposesConsent: [1, 2, 3, 4, 7, 9, 10]
                      purposesLITransparency: [2, 7, 8, 9, 10, 11]
                      purposeOneTreatment: false
                      publisherCC: AT
                      vendorConsents: {maxVendorId: 900, encoding: range, ranges: [[100, 900]]}
                      vendorLegitimateInterests:
                        maxVendorId: 65535
                        encoding: range
                        ranges: [[65535, 65535]]
                      publisherRestrictions: []
                      disclosedVendors: {maxVendorId: 1200, encoding: range, ranges: [[1, 1200]]}
                      allowedVendors: null
                      publisherTC:
                        purposesConsent: [1, 24]
                        purposesLITransparency: [2, 23]
                        numCustomPurposes: 3
                        customPurposesConsent: [1, 2]
                        customPurposesLITransparency: [3]
                      segmentOrder: [core, disclosedVendors, publisherTC]
                      createdISO: '2026-04-11T00:00:00.000Z'
                      lastUpdatedISO: '2026-04-11T00:00:00.000Z'
                    ads: {request: true, mode: personalized, blocked_by: []}
                    consent_mode:
                      ad_storage: granted
                      ad_user_data: granted
                      ad_personalization: granted
                      analytics_storage: denied
                invalid:
                  summary: Readable, and breaks a rule
                  value:
                    kind: tc
                    valid: false
                    problems:
                    - code: legitimate_interest_not_allowed
                      severity: invalid
                      section: null
                      segment: 0
                      bit_offset: 176
                      value: 1
                      detail: 'legitimate interest is not a legal basis for this purpose (1): segment 0, bit 176'
                    problems_omitted: 0
                    decoded:
                      version: 2
                      created: 17723232000
                      lastUpdated: 17723232000
                      cmpId: 31
                      cmpVersion: 7
                      consentScreen: 1
                      consentLanguage: DE
                      vendorListVersion: 143
                      tcfPolicyVersion: 5
                      isServiceSpecific: true
                      useNonStandardTexts: false
                      specialFeatureOptIns: []
                      purposesConsent: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                      purposesLITransparency: [1]
                      purposeOneTreatment: false
                      publisherCC: FR
                      vendorConsents: {maxVendorId: 2, encoding: bitfield, ranges: [[1, 2]]}
                      vendorLegitimateInterests: {maxVendorId: 0, encoding: bitfield, ranges: []}
                      publisherRestrictions: []
                      disclosedVendors: {maxVendorId: 2, encoding: bitfield, ranges: [[1, 2]]}
                      allowedVendors: null
                      publisherTC: null
                      segmentOrder: [core, disclosedVendors]
                      createdISO: '2026-03-01T00:00:00.000Z'
                      lastUpdatedISO: '2026-03-01T00:00:00.000Z'
                    ads:
                      request: false
                      mode: none
                      blocked_by: [tc_string_invalid]
                    consent_mode:
                      ad_storage: denied
                      ad_user_data: denied
                      ad_personalization: denied
                      analytics_storage: denied
                unreadable:
                  summary: Cut in transport
                  value:
                    kind: tc
                    valid: false
                    problems:
                    - code: truncated
                      severity: unreadable
                      section: null
                      segment: 0
                      bit_offset: 275
                      value: null
                      detail: 'the string ends in the middle of a field; it was cut in transport or storage: segment 0, bit 275'
                    problems_omitted: 0
                    decoded: null
                    ads: null
                    consent_mode: null
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}

  /v1/gpp/decode:
    get:
      operationId: decodeGPPString
      tags: [apps]
      summary: A GPP string in readable form, or why it is invalid
      description: |
        Reads a string of the IAB Global Privacy Platform, header version 1, as `/v1/tcf/decode` reads a TC string. Sections
        stand under the prefixes of the client API (`usnat`, `tcfeuv2`, …); one that is not known here under `section_<id>`
        with its `raw` text.
      parameters:
        - $ref: '#/components/parameters/GPPStringParameter'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: What the string says, and what is wrong with it.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/DecodedGPPString'}
              examples:
                valid:
                  summary: Section usnat with Global Privacy Control
                  value:
                    kind: gpp
                    valid: true
                    problems:
                    - code: mspa_covered_transaction_zero
                      severity: notice
                      section: 7
                      segment: 0
                      bit_offset: 54
                      value: null
                      detail: 'MspaCoveredTransaction must be 1 or 2: section 7, segment 0, bit 54'
                    problems_omitted: 0
                    decoded:
                      version: 1
                      sectionIds: [7]
                      sections:
                        usnat:
                          Version: 1
                          SharingNotice: 1
                          SaleOptOutNotice: 1
                          SharingOptOutNotice: 1
                          TargetedAdvertisingOptOutNotice: 1
                          SensitiveDataProcessingOptOutNotice: 1
                          SensitiveDataLimitUseNotice: 1
                          SaleOptOut: 2
                          SharingOptOut: 2
                          TargetedAdvertisingOptOut: 2
                          SensitiveDataProcessing: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
                          KnownChildSensitiveDataConsents: [0, 0]
                          PersonalDataConsents: 1
                          MspaCoveredTransaction: 0
                          MspaOptOutOptionMode: 0
                          MspaServiceProviderMode: 2
                          _subsections: {Gpc: true}
                unreadable:
                  summary: Cut in transport
                  value:
                    kind: gpp
                    valid: false
                    problems:
                    - code: truncated
                      severity: unreadable
                      section: 7
                      segment: 0
                      bit_offset: 24
                      value: null
                      detail: 'the string ends in the middle of a field; it was cut in transport or storage: section 7, segment 0, bit 24'
                    problems_omitted: 0
                    decoded: null
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}

  /v1/admin/apps:
    get:
      operationId: listApps
      tags: [operators]
      summary: Every app
      security: [{adminToken: []}]
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The apps by id.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                type: object
                required: [apps]
                additionalProperties: false
                properties:
                  apps:
                    type: array
                    items: {$ref: '#/components/schemas/AppSummary'}
              examples:
                apps:
                  summary: Two apps
                  value:
                    apps:
                    - {app_id: demo, name: Demo, environment: testing, version: 1, managed_by_file: true, created_at: '2026-11-30T17:13:52.187Z',
                      updated_at: '2026-11-30T17:13:52.187Z'}
                    - {app_id: shop, name: Shop, environment: production, version: 1, managed_by_file: true, created_at: '2026-11-30T17:13:52.188Z',
                      updated_at: '2026-11-30T17:13:52.188Z'}
          links:
            first:
              operationId: getApp
              parameters: {app: '$response.body#/apps/0/app_id'}
            form:
              operationId: getForm
              parameters: {app: '$response.body#/apps/0/app_id', debug_geography: DE}
              description: What the users of the first app would see in Germany, where it is in testing.
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}

  /v1/admin/apps/{app}:
    parameters:
      - $ref: '#/components/parameters/App'
    get:
      operationId: getApp
      tags: [operators]
      summary: An app, its document whole, and its current forms
      security: [{adminToken: []}]
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The app.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/App'}
              examples:
                demo:
                  summary: The app demo
                  value:
                    app_id: demo
                    name: Demo
                    environment: testing
                    version: 1
                    managed_by_file: true
                    created_at: '2026-11-30T17:13:52.187Z'
                    updated_at: '2026-11-30T17:13:52.187Z'
                    forms:
                    - {form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4, kind: european, language: en, version: 1,
                      published_at: '2026-11-30T17:13:52.187Z'}
                    - {form_id: 4hm-zaeqOTZtOiz0PY1Vou8AXPTsuL-3FmSC_7OqDDo, kind: us_states, language: en, version: 1,
                      published_at: '2026-11-30T17:13:52.187Z'}
                    document:
                      name: Demo
                      environment: testing
                      regulations:
                        gdpr: {message: true, targeting: applicable}
                        us_state: {message: true, states: all}
                      idfa_explainer: false
                      unknown_geography: regulated
                      unknown_us_state: regulated
                      no_message: not_required
                      carry_choice: true
                      vendors: [755]
                      ad_tech_providers: []
                      gpp_sections: national
                      legitimate_interest_default: false
                      analytics_storage: denied
                      languages: [en]
                      default_language: en
                      publisher_country: AA
                      privacy_policy_url: null
                      buttons: {manage_options: true, close: false}
                      texts: {}
                      theme:
                        light: {}
                        dark: {}
                      reprompt: {after_months: 13, on_vendor_change: false}
                      withdrawn_forms: []
                      allowed_origins: ['https://shop.example']
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}
    put:
      operationId: putApp
      tags: [operators]
      summary: Creates an app or replaces its document
      description: |
        The document is put whole. A put that changes what users see publishes a new, immutable version of the app's forms;
        an unchanged one makes no version.
      security: [{adminToken: []}]
      parameters:
        - name: dry_run
          in: query
          description: With `true`, the document is checked and previewed, and nothing is stored.
          schema: {type: boolean, default: false}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/AppDocument'}
            examples:
              smallest:
                summary: All but the name has a default
                value: {name: Shopping}
              whole:
                summary: Every field
                value:
                  name: Shopping
                  environment: testing
                  regulations:
                    gdpr: {message: true, targeting: applicable}
                    us_state: {message: true, states: all}
                  idfa_explainer: false
                  unknown_geography: regulated
                  unknown_us_state: regulated
                  no_message: not_required
                  carry_choice: true
                  vendors: [755]
                  ad_tech_providers: []
                  gpp_sections: national
                  legitimate_interest_default: false
                  analytics_storage: denied
                  languages: [en, de]
                  default_language: en
                  publisher_country: DE
                  privacy_policy_url: https://shop.example/privacy
                  buttons: {manage_options: true, close: false}
                  texts: {de: {title: Ihre Daten}}
                  theme: {light: {accent: '#1a73e8'}, dark: {}}
                  reprompt: {after_months: 13, on_vendor_change: false}
                  withdrawn_forms: []
                  allowed_origins: [https://shop.example, 'capacitor://localhost']
      responses:
        '200':
          description: Replaced, unchanged, or a dry run.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/AppPutResult'}
        '201':
          description: Created.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/AppPutResult'}
              examples:
                created:
                  summary: Created
                  value:
                    app_id: shopping
                    name: Shopping
                    environment: production
                    version: 1
                    managed_by_file: false
                    created_at: '2026-11-30T17:13:52.276Z'
                    updated_at: '2026-11-30T17:13:52.276Z'
                    effect: created
                    dry_run: false
                    warnings: []
                    forms:
                    - {form_id: jvCidM2yjHXeYtxmpgrTWP6kZJhI4vuHR75-Simfpow, kind: european, language: en, version: 1,
                      published_at: '2026-11-30T17:13:52.276Z'}
                    - {form_id: -AfCm4XYWWMOq8OlIgmLPluz4E2RWbnvgVvuMuMrIOg, kind: us_states, language: en, version: 1,
                      published_at: '2026-11-30T17:13:52.276Z'}
                    document:
                      name: Shopping
                      environment: production
                      regulations:
                        gdpr: {message: true, targeting: applicable}
                        us_state: {message: true, states: all}
                      idfa_explainer: false
                      unknown_geography: regulated
                      unknown_us_state: regulated
                      no_message: not_required
                      carry_choice: true
                      vendors: [755]
                      ad_tech_providers: []
                      gpp_sections: national
                      legitimate_interest_default: false
                      analytics_storage: denied
                      languages: [en]
                      default_language: en
                      publisher_country: AA
                      privacy_policy_url: null
                      buttons: {manage_options: true, close: false}
                      texts: {}
                      theme:
                        light: {}
                        dark: {}
                      reprompt: {after_months: 13, on_vendor_change: false}
                      withdrawn_forms: []
                      allowed_origins: []
          links:
            read:
              operationId: getApp
              parameters: {app: $request.path.app}
            delete:
              operationId: deleteApp
              parameters: {app: $request.path.app}
            testDevices:
              operationId: listTestDevices
              parameters: {app: $request.path.app}
        '400': {$ref: '#/components/responses/BadBody'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
        '409': {$ref: '#/components/responses/AppManagedByFile'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/InvalidDocument'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}
    delete:
      operationId: deleteApp
      tags: [operators]
      summary: Deletes an app
      description: Its evidence and its forms stay.
      security: [{adminToken: []}]
      responses:
        '204':
          description: Deleted.
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}
        '409': {$ref: '#/components/responses/AppManagedByFile'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}

  /v1/admin/apps/{app}/test-devices:
    parameters:
      - $ref: '#/components/parameters/App'
    get:
      operationId: listTestDevices
      tags: [operators]
      summary: The devices that may force a geography on a production app
      security: [{adminToken: []}]
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The devices by id.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                type: object
                required: [test_devices]
                additionalProperties: false
                properties:
                  test_devices:
                    type: array
                    items: {$ref: '#/components/schemas/TestDevice'}
              examples:
                phone:
                  summary: One device
                  value:
                    test_devices:
                    - {device_id: 6f9619ff-8b86-4d01-b42d-00c04fc964ff, label: Anna's phone, added_at: '2026-11-30T17:13:52.278Z'}
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}

  /v1/admin/apps/{app}/test-devices/{device}:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
    put:
      operationId: putTestDevice
      tags: [operators]
      summary: Registers a test device or changes its label
      description: A test device's id is kept in clear, so that an operator can find it again.
      security: [{adminToken: []}]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [label]
              additionalProperties: false
              properties:
                label: {type: string, minLength: 1, maxLength: 128}
            examples:
              phone:
                value: {label: Anna's phone}
      responses:
        '200':
          description: Registered.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/TestDevice'}
              examples:
                phone:
                  summary: Registered
                  value:
                    {device_id: 6f9619ff-8b86-4d01-b42d-00c04fc964ff, label: Anna's phone, added_at: '2026-11-30T17:13:52.278Z'}
          links:
            list:
              operationId: listTestDevices
              parameters: {app: $request.path.app}
            remove:
              operationId: deleteTestDevice
              parameters: {app: $request.path.app, device: $request.path.device}
        '400': {$ref: '#/components/responses/BadBody'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/TestDeviceRefused'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}
    delete:
      operationId: deleteTestDevice
      tags: [operators]
      summary: Takes a test device away
      security: [{adminToken: []}]
      responses:
        '204':
          description: Taken away.
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/TestDeviceNotFound'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}

  /v1/admin/apps/{app}/devices/{device}/history:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
    get:
      operationId: getHistory
      tags: [operators]
      summary: Every event of a device, oldest first
      description: What was shown, chosen, reset and imported. Empty for a device that never chose.
      security: [{adminToken: []}]
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The events.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                type: object
                required: [events]
                additionalProperties: false
                properties:
                  events:
                    type: array
                    items: {$ref: '#/components/schemas/Event'}
              examples:
                history:
                  summary: One choice
                  value:
                    events:
                    - sequence: 1
                      type: choice
                      kind: european
                      revision: 1
                      received_at: '2026-11-30T17:13:52.272Z'
                      stated_at: null
                      clock_skewed: false
                      geography: {country: DE, region: null, source: debug, forced: true}
                      regulation: gdpr
                      environment: testing
                      form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                      form_version: 1
                      form_url: /v1/apps/demo/forms/ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                      tcf_policy_version: 5
                      vendor_list_version: 0
                      server_version: 0.1.0
                      leaf: e348809fd8ebbd62769b0fd60fa8c2fcc45c09ef7936f305ef2186103c99bd9a
                      payload:
                        format: 1
                        kind: european
                        action: consent
                        outcome: all
                        form_id: ZcRyX5fUoBvbl6G4jR03H_I6M382g-ahf2qlcL77HI4
                        form_version: 1
                        form_superseded: false
                        language: en
                        choices:
                          purposes:
                            consent: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                            legitimate_interest: [2, 7, 9, 10]
                          special_features: []
                          vendors:
                            consent: [755]
                            legitimate_interest: [755]
                            disclosed: [755]
                          ad_tech_providers:
                            consent: []
                            disclosed: []
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}

  /v1/admin/apps/{app}/devices/{device}/data:
    parameters:
      - $ref: '#/components/parameters/App'
      - $ref: '#/components/parameters/Device'
    get:
      operationId: getDeviceData
      tags: [operators]
      summary: Everything that is held on a device
      description: |
        The answer to an access request (GDPR Art. 15): the current choices, every event, the forms that were shown with
        their texts, the answers kept for idempotency keys, and the registration as a test device. Lists are empty for a
        device of which nothing is held. Also of an app that was deleted.
      security: [{adminToken: []}]
      responses:
        '200':
          description: What is held, read in one state.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/DeviceData'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}
    delete:
      operationId: eraseDeviceData
      tags: [operators]
      summary: Erases everything that is held on a device
      description: |
        GDPR Art. 17. Takes away payloads, salts, the current choices, the link between the device's events, its idempotency
        keys and its registration as a test device. Headers and leaves of its events stay, so that the log still verifies;
        with the salts gone they say nothing of the device. The erasure is an event itself, one for each kind of choice that
        the device had. A US opt-out goes too. Also 204 where nothing is held. Backups made before still hold the device.
      security: [{adminToken: []}]
      responses:
        '204':
          description: Erased. No file of the database holds the bytes any more.
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}

  /v1/admin/apps/{app}/records:
    parameters:
      - $ref: '#/components/parameters/App'
    get:
      operationId: exportRecords
      tags: [operators]
      summary: An app's evidence, page by page
      description: |
        Events by sequence, one JSON object a line (NDJSON), or CSV. Go on with `Next-Cursor` as `after` until `Link` has no
        `rel="next"`; the cursor may be kept, and the export resumed later for what was added since. The log is append-only,
        so pages taken while choices come in miss nothing and have nothing twice. Choices of testing apps and those made
        under a forced geography are left out. Also of an app that was deleted.
      security: [{adminToken: []}]
      parameters:
        - $ref: '#/components/parameters/After'
        - $ref: '#/components/parameters/PageLimit'
        - $ref: '#/components/parameters/ExportFormat'
      responses:
        '200':
          description: |
            One line an event. Each JSON object has the members of a history's event, and `app_id`, `device_commitment`,
            `header` (the canonical bytes), `payload_hash` and `salt`, in hexadecimal: docs/evidence.md says how the leaf is
            made of them. `payload` and `salt` are null where they were erased.
          headers:
            Next-Cursor:
              description: Where the page ended.
              schema: {type: string}
            Cache-Control:
              description: '`no-store`.'
              schema: {type: string}
          content:
            application/x-ndjson:
              schema: {type: string}
            text/csv:
              schema: {type: string}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}
        '409': {$ref: '#/components/responses/ForeignCursor'}

  /v1/admin/records:
    get:
      operationId: exportAllRecords
      tags: [operators]
      summary: The evidence of all apps, page by page
      description: As `/v1/admin/apps/{app}/records`, of every app there ever was, in the order of the log.
      security: [{adminToken: []}]
      parameters:
        - $ref: '#/components/parameters/After'
        - $ref: '#/components/parameters/PageLimit'
        - $ref: '#/components/parameters/ExportFormat'
      responses:
        '200':
          description: |
            One line an event. Each JSON object has the members of a history's event, and `app_id`, `device_commitment`,
            `header` (the canonical bytes), `payload_hash` and `salt`, in hexadecimal: docs/evidence.md says how the leaf is
            made of them. `payload` and `salt` are null where they were erased.
          headers:
            Next-Cursor:
              description: Where the page ended.
              schema: {type: string}
            Cache-Control:
              description: '`no-store`.'
              schema: {type: string}
          content:
            application/x-ndjson:
              schema: {type: string}
            text/csv:
              schema: {type: string}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
        '409': {$ref: '#/components/responses/ForeignCursor'}

  /v1/admin/backup:
    get:
      operationId: getBackup
      tags: [operators]
      summary: How the newest backup fares
      description: The newest that was asked for since the server started, scheduled ones included.
      security: [{adminToken: []}]
      responses:
        '200':
          description: Being made, done, failed, or none yet.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/BackupStatus'}
              examples:
                none:
                  summary: None yet
                  value: {phase: none, file: null, started_at: null, finished_at: null, events: null, last_sequence: null,
                    bytes: null, fault: null, cause: null}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
    post:
      operationId: makeBackup
      tags: [operators]
      summary: Begins a backup
      description: |
        What `consent-server backup FILE` sends over the Unix socket; over TCP it is 403 `local_only`, since whoever names a
        file on the server's disk must be the server's user. The copy is made at a pace that leaves room for reads and
        writes, holds every choice that was acknowledged before, and is read and checked before it replaces an older one.
      security: [{adminToken: []}]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [file]
              properties:
                file:
                  description: An absolute path, where nothing is or an older backup of the same database.
                  type: string
                  minLength: 1
                  maxLength: 4096
      responses:
        '202':
          description: Begun.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/BackupStatus'}
        '400': {$ref: '#/components/responses/BadBody'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '403': {$ref: '#/components/responses/LocalOnly'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
        '409': {$ref: '#/components/responses/BackupRunning'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/InvalidDocument'}

  /v1/admin/apps/{app}/statistics:
    parameters:
      - $ref: '#/components/parameters/App'
    get:
      operationId: getStatistics
      tags: [operators]
      summary: How people answered, in counts
      description: |
        Counts by day (UTC), kept as choices come in; they hold nothing of a person. Choices of testing apps and those made
        under a forced geography are left out. `no_answer` is forms that had to be answered and were served, less answers:
        a device that fetches its form twice counts twice. Groups of fewer people than `threshold`
        (`CONSENT_STATISTICS_THRESHOLD`) are withheld, and with them the smallest others, until the withheld ones are two
        and together not under the threshold, so that taking the groups that are shown off a sum tells nothing of one
        group. Whoever compares many answers of different groupings may still learn something of a small group. One answer
        has 20,000 groups at most; a grouping that has more is refused (400 `invalid_parameter`): ask for fewer days, or
        group by less at once.
      security: [{adminToken: []}]
      parameters:
        - name: from
          in: query
          description: The first day; without it 30 days up to `to`. The two may stand in either order.
          schema: {type: string, format: date}
        - name: to
          in: query
          description: The last day; without it today.
          schema: {type: string, format: date}
        - name: group_by
          in: query
          description: A list, separated by commas, of `day`, `country`, `regulation`, `language`, `form`, `action`.
          schema:
            type: string
            pattern: '^(day|country|regulation|language|form|action)(,(day|country|regulation|language|form|action))*$'
            default: day
      responses:
        '200':
          description: The groups that are large enough, by their values.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Statistics'}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminAppNotFound'}

  /v1/admin/purge:
    post:
      operationId: purge
      tags: [operators]
      summary: Takes away what is past its retention time
      description: |
        One stretch of the log: go on with `next` as `after` while `more`. What `consent-server purge` sends; the server does
        the same by itself once a day. Payloads, salts and the link to the device go, leaves stay, and so does every choice
        that still counts.
      security: [{adminToken: []}]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              properties:
                dry_run:
                  description: Counts, and changes nothing.
                  type: boolean
                  default: false
                after: {type: integer, minimum: 0, maximum: 9007199254740991, default: 0}
            examples:
              dry_run:
                summary: What would go
                value: {dry_run: true, after: 0}
      responses:
        '200':
          description: What went, or would go.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/PurgeResult'}
        '400': {$ref: '#/components/responses/BadBody'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/InvalidDocument'}
        '503': {$ref: '#/components/responses/StorageUnavailable'}
        '507': {$ref: '#/components/responses/StorageFull'}

  /v1/admin/verification:
    post:
      operationId: verify
      tags: [operators, evidence]
      summary: One step of a verification of all evidence
      description: |
        What `consent-server verify` does through the running server. The first step has no `state`; each answer has one for the
        next, until `done`. A step reads one state of the store for a fraction of a second and keeps no choice waiting; what is
        written meanwhile is not looked at. It stops at the first thing that is not as it was written.
      security: [{adminToken: []}]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              properties:
                state:
                  description: That of the step before.
                  type: string
                  minLength: 1
                  maxLength: 400
                head:
                  description: An earlier head, held against the log in the first step.
                  $ref: '#/components/schemas/SignedHead'
                threads:
                  description: Stretches of the log that a step goes through at once.
                  type: integer
                  minimum: 1
                  maximum: 64
                  default: 1
            examples:
              first:
                summary: The first step
                value: {}
      responses:
        '200':
          description: How far it has come.
          content:
            application/json:
              schema:
                type: object
                required: [done, fault, size, entries, erased, heads, state]
                additionalProperties: false
                properties:
                  done: {type: boolean}
                  fault:
                    description: The first thing that is not as it was written.
                    oneOf:
                      - type: 'null'
                      - type: object
                        required: [table, sequence, detail]
                        additionalProperties: false
                        properties:
                          table: {type: string}
                          sequence: {type: [integer, 'null']}
                          detail: {type: string}
                  size:
                    description: Events that the log had when it began.
                    type: integer
                  entries:
                    description: Events that were looked at.
                    type: integer
                  erased:
                    description: Those of them whose payload is erased.
                    type: integer
                  heads:
                    description: Signed heads that were looked at.
                    type: integer
                  state: {type: [string, 'null']}
              examples:
                begun:
                  summary: It has begun
                  value: {done: false, fault: null, size: 2, entries: 0, erased: 0, heads: 0, state: 0.2.2.0.0.-9223372036854775808.0.0.0.0.0.0}
        '400': {$ref: '#/components/responses/BadBody'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/InvalidDocument'}
        '503': {$ref: '#/components/responses/LogIndexing'}

  /v1/admin/simulate:
    post:
      operationId: simulate
      tags: [operators]
      summary: The decision for a matrix of geographies and dates
      description: |
        What a fresh device of an app would get: QA's check in CI. Give an app that is here (`app_id`) or a whole `document`.
        It stores nothing.
      security: [{adminToken: []}]
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Simulation'}
            examples:
              document:
                summary: A document before it is put
                value:
                  document: {name: Shopping}
                  geographies: [DE, US-CA, JP]
                  dates: ['2026-11-30T12:00:00Z', '2028-01-01T00:00:00Z']
              app:
                summary: An app that is here, for a child
                value:
                  app_id: demo
                  geographies: [eea, regulated_us_state, other]
                  tag_for_under_age_of_consent: true
      responses:
        '200':
          description: One result a case, geographies outside, dates inside.
          content:
            application/json:
              schema:
                type: object
                required: [results]
                additionalProperties: false
                properties:
                  results:
                    type: array
                    items: {$ref: '#/components/schemas/SimulationResult'}
              example:
                results:
                  - geography: DE
                    date: '2026-11-30T12:00:00Z'
                    regulation: gdpr
                    gdpr_applies: true
                    consent_status: required
                    form_status: available
                    privacy_options_requirement_status: required
                    can_request_ads: false
                    ads_mode: none
                    reason: no_decision
        '400': {$ref: '#/components/responses/BadBody'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        '404': {$ref: '#/components/responses/AdminDisabled'}
        '413': {$ref: '#/components/responses/BodyTooLarge'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '422': {$ref: '#/components/responses/InvalidDocument'}

  /preview:
    get:
      operationId: getPreview
      tags: [operations]
      summary: The hosted form and the decision beside it, for testers
      description: |
        A page with the apps whose `environment` is `testing` (with `CONSENT_DEBUG_GEOGRAPHY=all` every app, with `off`
        none): choose a place, a language, a theme and a form, answer it, and see what the service decides.
      parameters:
        - name: app
          in: query
          description: The app to begin with.
          schema: {$ref: '#/components/schemas/Identifier'}
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The page.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
            Content-Security-Policy: {$ref: '#/components/headers/ContentSecurityPolicy'}
          content:
            text/html:
              schema: {$ref: '#/components/schemas/Page'}
        '304': {$ref: '#/components/responses/NotModified'}
        '400':
          description: '`unknown_parameter`.'
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
        '403':
          description: '`preview_not_allowed`, with the reason.'
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
        '404':
          description: '`app_not_found`.'
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}

  /openapi.yaml:
    get:
      operationId: getOpenAPI
      tags: [operations]
      summary: This document
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: OpenAPI 3.1.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/yaml:
              schema:
                type: object
                required: [openapi, info, paths, components]
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}

  /healthz:
    get:
      operationId: getHealth
      tags: [operations]
      summary: Whether the process lives
      responses:
        '200':
          description: It does.
          content:
            text/plain:
              schema: {type: string}
              example: "ok\r\n"
        '400': {$ref: '#/components/responses/BadRequest'}

  /readyz:
    get:
      operationId: getReadiness
      tags: [operations]
      summary: Whether it can serve
      responses:
        '200':
          description: It can.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Readiness'}
              examples:
                ready:
                  summary: It can serve
                  value:
                    ready: true
                    draining: false
                    storage: {reads: true, writes: true}
                    geography: {description: packed country table of 390243 IPv4 and 300607 IPv6 ranges, built_at: '2026-06-25T04:33:59Z',
                      has_subdivisions: false}
                    vendor_list: {version: 0, tcf_policy_version: 5, source: built_in, last_updated: null, vendors: 1, translations: []}
                    apps: 3
        '400': {$ref: '#/components/responses/BadRequest'}
        '503':
          description: The store refuses writes or can't be read, or the server is stopping.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Readiness'}

  /metrics:
    get:
      operationId: getMetrics
      tags: [operations]
      summary: Counters and gauges for Prometheus
      responses:
        '200':
          description: Prometheus' text format 0.0.4.
          content:
            text/plain:
              schema: {type: string}
        '400': {$ref: '#/components/responses/BadRequest'}

  /version:
    get:
      operationId: getVersion
      tags: [operations]
      summary: What runs here
      parameters:
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The server, its libraries and its data, with their attribution.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Version'}
              examples:
                version:
                  summary: This version
                  value:
                    name: consent-server
                    version: 0.1.0
                    libraries: {libmicrohttpd: 0.9.75, sqlite: 3.40.1, libsodium: 1.0.18, libmaxminddb: 1.7.1}
                    geography: {description: packed country table of 390243 IPv4 and 300607 IPv6 ranges, built_at: '2026-06-25T04:33:59Z',
                      has_subdivisions: false, attribution: 'IPFire Location database (https://location.ipfire.org/),
                        CC BY-SA 4.0, packed from tor-geoipdb'}
                    vendor_list: {version: 0, tcf_policy_version: 5, source: built_in, last_updated: null, vendors: 1, translations: []}
                    transparency: {log: c8fbd3654ff531952dc73a5da8555f09, public_key: 76485f2f17d7e10bcfac9a76b87ba121d3102999c90633072f5013c1bfcdeba0}
        '304': {$ref: '#/components/responses/NotModified'}
        '400': {$ref: '#/components/responses/BadRequest'}

components:
  securitySchemes:
    adminToken:
      type: http
      scheme: bearer
      description: The token of `CONSENT_ADMIN_TOKEN` or `CONSENT_ADMIN_TOKEN_FILE`.

  parameters:
    TCStringParameter:
      name: tc_string
      in: query
      required: true
      description: The string as it is stored, percent-escaped where it has other characters than `A-Z a-z 0-9 - _ .`.
      schema: {type: string, pattern: '^[^\u0000]*$'}
      example: CQif5YAQif5YAAQAGGDECcFsAPLAAEPgAACYHCQAYAyAcJ__8AF__4AA.IJYQAYAAglgA.cAAAKAAAQeI
    GPPStringParameter:
      name: gpp_string
      in: query
      required: true
      description: The string as it is stored; `~` needs no escape.
      schema: {type: string, pattern: '^[^\u0000]*$'}
      example: DBABL~BVVqAAEABCA.YA
    App:
      name: app
      in: path
      required: true
      description: The app's id; an AdMob app id (`ca-app-pub-…~…`) fits.
      schema: {$ref: '#/components/schemas/Identifier'}
      example: demo
    Device:
      name: device
      in: path
      required: true
      description: |
        An id that the app made at random for this device and keeps; never an advertising id. On a `production` app it has
        at least 20 characters and is not the zero UUID.
      schema: {$ref: '#/components/schemas/Identifier'}
      example: 6f9619ff-8b86-4d01-b42d-00c04fc964ff
    After:
      name: after
      in: query
      description: |
        Where to go on: a `Next-Cursor` of an earlier page, or a sequence, which any store takes. A cursor of another store
        is 409 `foreign_cursor`.
      schema: {type: string, pattern: '^([0-9a-f]{16}\.)?[0-9]{1,18}$'}
      example: '0'
    PageLimit:
      name: limit
      in: query
      description: Records of a page at most; it also ends at 4 MiB, and where it has looked at 20,000 events.
      schema: {type: integer, minimum: 1, maximum: 5000, default: 1000}
    ExportFormat:
      name: format
      in: query
      description: '`ndjson`, with all that the leaves are made of; `csv`, one row an event, for people.'
      schema: {type: string, enum: [ndjson, csv], default: ndjson}
    DebugGeography:
      name: debug_geography
      in: query
      description: |
        Forces a geography, where the app's environment is `testing` or the device is one of its registered test devices:
        `disabled`, `eea` (DE), `regulated_us_state` (US-CA), `other`, the deprecated `not_eea`, a country (`DE`) or a
        subdivision (`US-CA`). Case does not matter. Elsewhere it changes nothing, and the answer says so.
      schema: {$ref: '#/components/schemas/DebugGeography'}
      example: DE
    UnderAge:
      name: tag_for_under_age_of_consent
      in: query
      description: Whether the user is under the age of consent. No consent is asked for, and grants are refused.
      schema: {type: boolean, default: false}
    Language:
      name: language
      in: query
      description: The language of the form (BCP 47), before `Accept-Language`.
      schema: {$ref: '#/components/schemas/LanguageTag'}
    Platform:
      name: platform
      in: query
      description: Where the app runs.
      schema: {type: string, enum: [ios, android, web]}
    ATTStatus:
      name: att_status
      in: query
      description: iOS's answer to its tracking alert.
      schema: {type: string, enum: [not_determined, restricted, denied, authorized]}
    AcceptLanguage:
      name: Accept-Language
      in: header
      description: The languages that the user reads.
      schema: {type: string}
      example: de-AT, de;q=0.9, en;q=0.5
    GlobalPrivacyControl:
      name: Sec-GPC
      in: header
      description: '`1` opts out of sale, sharing and targeted advertising where a US state law applies; anything else says nothing.'
      schema: {type: string}
      example: '1'
    IfNoneMatch:
      name: If-None-Match
      in: header
      description: The ETags that the caller has, or `*`; 304 where one of them is still right.
      schema: {type: string}
    IfNoneMatchAny:
      name: If-None-Match
      in: header
      description: '`*` asks for the first write: 412 where a choice is stored.'
      schema: {type: string}
    IfMatch:
      name: If-Match
      in: header
      description: The ETag of `…/consent` that the caller decided on; 412 where another choice is stored now.
      schema: {type: string}
    IdempotencyKey:
      name: Idempotency-Key
      in: header
      description: |
        Names this request among the device's. The same key and body give the same status, body and ETag for at least 7
        days; with another body 422 `idempotency_key_reused`.
      schema: {type: string, minLength: 1, maxLength: 255, pattern: '^[!-~]+$'}

    Form:
      name: form
      in: path
      required: true
      description: A form's id.
      schema: {$ref: '#/components/schemas/FormID'}
    FormRequest:
      name: kind
      in: query
      description: Which form is asked for.
      schema: {type: string, enum: [consent, privacy_options, idfa_explainer], default: consent}
    IfRequired:
      name: if_required
      in: query
      description: With `true`, 204 in place of a form that need not be shown.
      schema: {type: boolean, default: false}
  headers:
    ContentSecurityPolicy:
      description: Lets run the page's one script and its styles, by their hashes, and nothing else.
      schema: {type: string}
    Immutable:
      description: For ever.
      schema: {const: 'public, max-age=31536000, immutable'}
    ETag:
      description: The entity tag of the content; it changes only with it.
      schema: {$ref: '#/components/schemas/EntityTag'}
    CacheControl:
      description: '`private, no-cache`: kept by the caller alone, and asked for again each time.'
      schema: {type: string}

  responses:
    FormNotFound:
      description: The app or the form is not there, or it has no such part or page.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 404}
                  code: {enum: [app_not_found, form_not_found]}
          example:
            type: about:blank
            title: No such form or part of one
            status: 404
            code: form_not_found
            detail: 'This form has no such part or page: it names those that it has.'
            request_id: 9b2c6f1d4e8a07
    EntryNotFound:
      description: There is no such event, or the log does not have that size.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 404}, code: {enum: [entry_not_found]}}
          example:
            type: about:blank
            title: No such entry
            status: 404
            code: entry_not_found
            detail: There is no event 999999999 in the log.
            field: sequence
            request_id: 6b1f0c2a9d3e4f58
    LogIndexing:
      description: The log of an older database is being indexed, or the server is stopping. Try again after `Retry-After`.
      headers:
        Retry-After:
          description: Seconds.
          schema: {type: string}
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 503}, code: {enum: [log_indexing, draining]}}
          example:
            type: about:blank
            title: The log is being indexed
            status: 503
            code: log_indexing
            detail: The log of an older database is being indexed; try again in a few seconds.
            request_id: 6b1f0c2a9d3e4f58
    ReceiptRefused:
      description: The device id is not random enough for a production app, or a revision was asked for without its kind.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 422}, code: {enum: [device_id_not_random, missing_field]}}
          example:
            type: about:blank
            title: A field is missing
            status: 422
            code: missing_field
            detail: 'revision counts the choices of one kind: say kind=european or kind=us_states too.'
            field: kind
            allowed: [european, us_states]
            request_id: 6b1f0c2a9d3e4f58
    NotModified:
      description: The caller has it (`If-None-Match`).
    BadRequest:
      description: The request is not sound.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 400}
                  code: {enum: [bad_framing, bad_target, invalid_id, unknown_parameter, invalid_parameter, invalid_header]}
          example:
            type: about:blank
            title: Unknown query parameter
            status: 400
            code: unknown_parameter
            detail: '"debugGeography" is not a parameter of this route. Did you mean debug_geography?'
            allowed: [debug_geography, tag_for_under_age_of_consent, language, platform, att_status]
            request_id: 6b1f0c2a9d3e4f58
    BadBody:
      description: The request or its body is not sound.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 400}
                  code:
                    enum: [bad_framing, bad_target, invalid_id, unknown_parameter, invalid_parameter, invalid_header,
                           malformed_json, invalid_unicode, number_out_of_range, duplicate_key, too_deep]
          example:
            type: about:blank
            title: A key is there twice
            status: 400
            code: duplicate_key
            detail: The name "action" stands twice in one object (line 1, column 21).
            request_id: 6b1f0c2a9d3e4f58
    Unauthorized:
      description: The operator's token is missing or wrong.
      headers:
        WWW-Authenticate:
          description: '`Bearer`.'
          schema: {type: string}
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 401}, code: {enum: [unauthorized]}}
          example:
            type: about:blank
            title: A token is needed
            status: 401
            code: unauthorized
            detail: 'Send Authorization: Bearer with the server''s admin token.'
            request_id: 6b1f0c2a9d3e4f58
    AppNotFound:
      description: There is no such app.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 404}, code: {enum: [app_not_found]}}
          example:
            type: about:blank
            title: No such app
            status: 404
            code: app_not_found
            detail: 'There is no app "nobody" here: check the id, or add the app with PUT /v1/admin/apps/{app} or consent-server apps apply.'
            request_id: 6b1f0c2a9d3e4f58
    ConsentNotFound:
      description: There is no such app, or the device has no stored choice.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 404}, code: {enum: [app_not_found, consent_not_found]}}
          example:
            type: about:blank
            title: No choice is stored
            status: 404
            code: consent_not_found
            detail: This device has no stored choice.
            request_id: 6b1f0c2a9d3e4f58
    AdminDisabled:
      description: The server runs without an admin token.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 404}, code: {enum: [admin_disabled]}}
          example:
            type: about:blank
            title: The admin routes are off
            status: 404
            code: admin_disabled
            detail: Start the server with CONSENT_ADMIN_TOKEN (or CONSENT_ADMIN_TOKEN_FILE) to turn them on.
            request_id: 6b1f0c2a9d3e4f58
    AdminAppNotFound:
      description: There is no such app, or the server runs without an admin token.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 404}, code: {enum: [app_not_found, admin_disabled]}}
          example:
            type: about:blank
            title: No such app
            status: 404
            code: app_not_found
            detail: 'There is no app "nobody" here: check the id, or add the app with PUT /v1/admin/apps/{app} or consent-server apps apply.'
            request_id: 6b1f0c2a9d3e4f58
    TestDeviceNotFound:
      description: There is no such app or test device, or the server runs without an admin token.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 404}, code: {enum: [app_not_found, test_device_not_found, admin_disabled]}}
          example:
            type: about:blank
            title: No such test device
            status: 404
            code: test_device_not_found
            detail: This device is not one of the app's test devices.
            request_id: 6b1f0c2a9d3e4f58
    FormNotAvailable:
      description: There is no form to show; `reason` is the decision's reason.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 409}, code: {enum: [form_not_available]}}
                required: [reason]
          example:
            type: about:blank
            title: There is no form to show
            status: 409
            code: form_not_available
            detail: 'There is no form to show: No law that this app switched on applies in JP: nothing needs to be asked.'
            reason: not_regulated
            request_id: 6b1f0c2a9d3e4f58
    ChoiceConflict:
      description: A grant that can't be taken - the form was withdrawn, or the device is under age. A refusal is taken.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 409}, code: {enum: [form_withdrawn, under_age]}}
          example:
            type: about:blank
            title: The device is under the age of consent
            status: 409
            code: under_age
            detail: 'tag_for_under_age_of_consent: a device under the age of consent can refuse and opt out, but grant nothing.'
            request_id: 6b1f0c2a9d3e4f58
    AppManagedByFile:
      description: The file of `CONSENT_APPS` holds the app.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 409}, code: {enum: [app_managed_by_file]}}
          example:
            type: about:blank
            title: The app is managed by a file
            status: 409
            code: app_managed_by_file
            detail: 'App demo is in the file of CONSENT_APPS: change it there and send the server a SIGHUP.'
            request_id: 6b1f0c2a9d3e4f58
    LocalOnly:
      description: Only a caller on the Unix socket may.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 403}
                  code: {enum: [local_only]}
          example:
            type: about:blank
            title: Only the server's own machine may
            status: 403
            code: local_only
            detail: 'A backup is asked for on the server''s own machine: consent-server backup FILE.'
            request_id: 6b1f0c2a9d3e4f58
    BackupRunning:
      description: One backup at a time.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 409}
                  code: {enum: [backup_running]}
          example:
            type: about:blank
            title: A backup is being made
            status: 409
            code: backup_running
            detail: 'A backup is being made: GET /v1/admin/backup tells how it fares.'
            request_id: 6b1f0c2a9d3e4f58
    ForeignCursor:
      description: The cursor was given by another store, whose sequences mean other events.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 409}
                  code: {enum: [foreign_cursor]}
          example:
            type: about:blank
            title: The cursor is of another store
            status: 409
            code: foreign_cursor
            detail: The cursor was given by another database. Begin anew without after, or give the sequence alone where this one is a copy of that.
            field: after
            request_id: 6b1f0c2a9d3e4f58
    PreconditionFailed:
      description: The stored choice is another than `If-Match` names, or there is one and `If-None-Match` asked for none.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 412}, code: {enum: [precondition_failed]}}
          example:
            type: about:blank
            title: The stored choice is another
            status: 412
            code: precondition_failed
            detail: 'The stored choice is not the one that If-Match names: read …/consent anew and decide again.'
            request_id: 6b1f0c2a9d3e4f58
    BodyTooLarge:
      description: The body is larger than 64 KiB (an app's document 1 MiB).
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 413}, code: {enum: [body_too_large]}}
          example:
            type: about:blank
            title: The body is too large
            status: 413
            code: body_too_large
            detail: The body is larger than the 65536 bytes allowed here.
            request_id: 6b1f0c2a9d3e4f58
    UnsupportedMediaType:
      description: The body is not `application/json`, or is compressed.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 415}, code: {enum: [unsupported_media_type, unsupported_encoding]}}
          example:
            type: about:blank
            title: The body is not of a supported type
            status: 415
            code: unsupported_media_type
            detail: 'The body is text/plain: send application/json in UTF-8.'
            request_id: 6b1f0c2a9d3e4f58
    DeviceNotRandom:
      description: The app is in production and the device id could be guessed.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 422}, code: {enum: [device_id_not_random]}}
          example:
            type: about:blank
            title: The device id is not random enough
            status: 422
            code: device_id_not_random
            detail: 'On a production app a device id is the device''s only credential: make one at random with at least 20 characters (a UUID version 4 will do) and keep it; never use an advertising id.'
            request_id: 6b1f0c2a9d3e4f58
    ChoiceRefused:
      description: The choice is well-formed JSON and can't be taken; nothing was stored. `field` names what is wrong.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 422}
                  code:
                    enum: [device_id_not_random, missing_field, unknown_field, invalid_field, conflicting_fields,
                           unknown_form, not_offered, legitimate_interest_not_allowed, wrong_kind, action_not_allowed, tc_string_invalid,
                           tc_string_expired, ac_string_invalid, gpp_string_invalid, gpp_string_expired, idempotency_key_reused]
          example:
            type: about:blank
            title: No such form was published
            status: 422
            code: unknown_form
            detail: 'form_id: this app never published that form. Fetch the form again and show it.'
            request_id: 6b1f0c2a9d3e4f58
    InvalidDocument:
      description: The body is well-formed JSON and not what this route takes. `field` names what is wrong.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 422}, code: {enum: [missing_field, unknown_field, invalid_field, conflicting_fields]}}
          example:
            type: about:blank
            title: A field has an invalid value
            status: 422
            code: invalid_field
            detail: '`environment` must be one of `production`, `testing`, not "staging".'
            field: environment
            request_id: 6b1f0c2a9d3e4f58
    TestDeviceRefused:
      description: |
        The body is well-formed JSON and not what this route takes, or the app is in production and its device routes would
        refuse the device id.
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties:
                  status: {const: 422}
                  code: {enum: [device_id_not_random, missing_field, unknown_field, invalid_field, conflicting_fields]}
          example:
            type: about:blank
            title: A field is missing
            status: 422
            code: missing_field
            detail: '`label` is missing.'
            field: label
            request_id: 6b1f0c2a9d3e4f58
    StorageUnavailable:
      description: |
        The change was not stored; with `storage_failed` it may have been. Send it again after `Retry-After`, with the same
        `Idempotency-Key`.
      headers:
        Retry-After:
          description: Seconds.
          schema: {type: string}
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 503}, code: {enum: [storage_busy, storage_read_only, storage_failed, draining]}}
          example:
            type: about:blank
            title: The store failed
            status: 503
            code: storage_failed
            detail: A write could not be confirmed; it may or may not be there. The server needs a restart.
            request_id: 6b1f0c2a9d3e4f58
    StorageFull:
      description: The disk is full; nothing was stored. Reads go on, and writes do as soon as there is room.
      headers:
        Retry-After:
          description: Seconds.
          schema: {type: string}
      content:
        application/problem+json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Problem'
              - properties: {status: {const: 507}, code: {enum: [storage_full]}}
          example:
            type: about:blank
            title: The disk is full
            status: 507
            code: storage_full
            detail: The disk is full; nothing was stored. Try again when the operator has made room.
            request_id: 6b1f0c2a9d3e4f58

  schemas:
    Identifier:
      type: string
      pattern: '^[A-Za-z0-9._~-]{1,128}$'
    FormID:
      description: Names a published form in one language by its content (SHA-256, base64url); the text is kept for ever.
      type: string
      pattern: '^[A-Za-z0-9_-]{43}$'
    EntityTag:
      type: string
      pattern: '^"[0-9a-f]{32}"$'
    LanguageTag:
      type: string
      maxLength: 35
      pattern: '^([A-Za-z]{2,3}|[A-Za-z]{5,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$'
    Time:
      description: RFC 3339, in UTC.
      type: string
      format: date-time
      pattern: 'Z$'
    Country:
      description: ISO 3166-1 alpha-2.
      type: string
      pattern: '^[A-Z]{2}$'
    Region:
      description: The part behind the hyphen of an ISO 3166-2 code.
      type: string
      pattern: '^[A-Z0-9]{1,3}$'
    IDs:
      type: array
      items: {type: integer, minimum: 1, maximum: 4294967295}

    Problem:
      description: RFC 9457.
      type: object
      required: [type, title, status, code, detail, request_id]
      additionalProperties: false
      properties:
        type: {const: about:blank}
        title:
          description: What the code means, always the same for it.
          type: string
        status: {type: integer, minimum: 400, maximum: 599}
        code: {$ref: '#/components/schemas/ProblemCode'}
        detail:
          description: What was wrong here and what to do.
          type: string
        field:
          description: The field, parameter or header that is wrong.
          type: string
        reason:
          description: The decision's reason, with `form_not_available`.
          $ref: '#/components/schemas/ReasonCode'
        cause:
          description: Why a backup is refused, with `invalid_field`.
          $ref: '#/components/schemas/BackupCause'
        allowed:
          description: What would have been accepted.
          type: array
          items: {type: string}
        request_id: {type: string}
    ProblemCode:
      type: string
      enum:
        - bad_framing
        - bad_target
        - invalid_id
        - unknown_parameter
        - invalid_parameter
        - invalid_header
        - malformed_json
        - invalid_unicode
        - number_out_of_range
        - duplicate_key
        - too_deep
        - unauthorized
        - admin_disabled
        - not_found
        - app_not_found
        - consent_not_found
        - form_not_found
        - origin_not_allowed
        - preview_not_allowed
        - entry_not_found
        - test_device_not_found
        - method_not_allowed
        - form_not_available
        - form_withdrawn
        - under_age
        - app_managed_by_file
        - local_only
        - backup_running
        - foreign_cursor
        - precondition_failed
        - body_too_large
        - target_too_long
        - unsupported_media_type
        - unsupported_encoding
        - expectation_failed
        - invalid_field
        - unknown_field
        - missing_field
        - conflicting_fields
        - device_id_not_random
        - unknown_form
        - not_offered
        - legitimate_interest_not_allowed
        - wrong_kind
        - action_not_allowed
        - tc_string_invalid
        - tc_string_expired
        - ac_string_invalid
        - gpp_string_invalid
        - gpp_string_expired
        - idempotency_key_reused
        - header_too_large
        - internal_error
        - method_not_implemented
        - transfer_coding_not_implemented
        - storage_busy
        - storage_read_only
        - storage_failed
        - log_indexing
        - draining
        - http_version_not_supported
        - storage_full

    ConsentInfo:
      type: object
      additionalProperties: false
      required: [consent_status, form_status, privacy_options_requirement_status, can_request_ads, reason, regulation,
                 gdpr_applies, geography, decision, ads, consent_mode, signals, att, form, cache_until, warnings]
      properties:
        consent_status: {$ref: '#/components/schemas/ConsentStatus'}
        form_status: {$ref: '#/components/schemas/FormStatus'}
        privacy_options_requirement_status: {$ref: '#/components/schemas/PrivacyOptionsRequirementStatus'}
        can_request_ads:
          description: True where the status is `not_required` or `obtained`.
          type: boolean
        reason:
          type: object
          additionalProperties: false
          required: [code, detail]
          properties:
            code: {$ref: '#/components/schemas/ReasonCode'}
            detail: {type: string}
        regulation: {$ref: '#/components/schemas/Regulation'}
        gdpr_applies:
          description: A fact about the place; null where undetermined.
          type: [boolean, 'null']
        geography:
          type: object
          additionalProperties: false
          required: [country, region, source, debug]
          properties:
            country: {oneOf: [{$ref: '#/components/schemas/Country'}, {type: 'null'}]}
            region: {oneOf: [{$ref: '#/components/schemas/Region'}, {type: 'null'}]}
            source: {$ref: '#/components/schemas/GeographySource'}
            debug:
              description: What became of `debug_geography`; null where none was asked for.
              oneOf:
                - type: 'null'
                - type: object
                  additionalProperties: false
                  required: [requested, applied, reason]
                  properties:
                    requested: {type: string}
                    applied: {type: boolean}
                    reason:
                      type: string
                      enum: [testing_app, test_device, allowed_for_all, disabled, device_not_registered, turned_off]
        decision:
          description: The current choice of the law's kind, where it counts.
          oneOf:
            - type: 'null'
            - $ref: '#/components/schemas/Decision'
        ads:
          type: object
          additionalProperties: false
          required: [request, mode, blocked_by]
          properties:
            request:
              description: '`can_request_ads`, and the mode is not `none`.'
              type: boolean
            mode: {$ref: '#/components/schemas/AdsMode'}
            blocked_by:
              description: What keeps the mode from the next freer one.
              type: array
              items:
                type: string
                pattern: '^(no_decision|opted_out|gpc|under_age|carried_refusal|no_message|purpose_[0-9]+_(consent|basis|restricted)|vendor_[0-9]+_(not_disclosed|consent|basis))$'
        consent_mode:
          description: Google's Consent Mode v2; null where no opt-in law applies.
          oneOf:
            - type: 'null'
            - type: object
              additionalProperties: false
              required: [ad_storage, ad_user_data, ad_personalization, analytics_storage]
              properties:
                ad_storage: {$ref: '#/components/schemas/ConsentModeState'}
                ad_user_data: {$ref: '#/components/schemas/ConsentModeState'}
                ad_personalization: {$ref: '#/components/schemas/ConsentModeState'}
                analytics_storage: {$ref: '#/components/schemas/ConsentModeState'}
        signals:
          type: object
          additionalProperties: false
          required: [tc_string, ac_string, gpp_string, gpp_sid, us_privacy]
          properties:
            tc_string:
              description: |
                IAB Europe's Transparency and Consent string, where GDPR applies and the device's choice counts. Production
                apps get one only under the operator's own CMP id (`CONSENT_CMP_ID`) and for choices that were made on the
                texts of IAB Europe's vendor list (`CONSENT_GVL`); a warning says what is missing. Testing apps get one
                with the unassigned CMP id 4095.
              type: [string, 'null']
            ac_string:
              description: Google's Additional Consent string, version 2, beside a TC string of ours.
              type: [string, 'null']
            gpp_string:
              description: |
                The Global Privacy Platform string, in US states: section usnat as Google's SDK writes it, or the state's
                own by the app's `gpp_sections`. Without a choice it says that nobody opted out; Global Privacy Control
                sets the three opt-outs and its own bit. None under GDPR, but for one that was imported.
              type: [string, 'null']
            gpp_sid:
              description: The sections of `gpp_string` that apply.
              type: array
              items: {type: integer}
            us_privacy:
              description: The US Privacy string, in California alone.
              type: [string, 'null']
        att:
          description: What iOS should do about its tracking alert.
          type: object
          additionalProperties: false
          required: [should_prompt, show_explainer]
          properties:
            should_prompt: {type: boolean}
            show_explainer: {type: boolean}
        form:
          description: The form behind `form_status`; null where there is none.
          oneOf:
            - type: 'null'
            - type: object
              additionalProperties: false
              required: [kind, form_id, url]
              properties:
                kind: {$ref: '#/components/schemas/FormKind'}
                form_id: {$ref: '#/components/schemas/FormID'}
                url:
                  description: Relative to `consent-info`; it repeats the query.
                  type: string
                  format: uri-reference
        cache_until:
          description: An app that can't reach the service may go on with this answer until then.
          $ref: '#/components/schemas/Time'
        warnings:
          type: array
          items:
            type: object
            additionalProperties: false
            required: [code, detail]
            properties:
              code:
                type: string
                enum: [vendor_list_builtin, cmp_id_missing, cmp_id_unassigned, debug_geography_ignored,
                       debug_geography_deprecated, debug_geography_unknown, no_message, clock_skew, form_superseded, testing_choice_ignored,
                       no_subdivisions]
              detail: {type: string}
    ReasonCode:
      type: string
      enum: [no_decision, decided, expired, policy_changed, form_withdrawn, vendors_changed, opt_out_not_exercised,
             opted_out, gpc, not_regulated, carried_refusal, no_message, under_age, us_state_unknown,
             targeted_everywhere, unknown_geography]
    Regulation:
      description: '`gdpr`, `us_state`, `none`, or the id of another law of the table that the app switched on.'
      type: string
    GeographySource: {type: string, enum: [ip, header, debug, unknown]}
    ConsentModeState: {type: string, enum: [granted, denied]}
    FormKind: {type: string, enum: [european, us_states, idfa_explainer]}
    ChoiceKind: {type: string, enum: [european, us_states]}
    SensitiveData:
      type: object
      additionalProperties: false
      properties:
        racial_or_ethnic_origin: {type: boolean}
        religious_or_philosophical_beliefs: {type: boolean}
        health: {type: boolean}
        sex_life_or_sexual_orientation: {type: boolean}
        citizenship_or_immigration_status: {type: boolean}
        genetic_data: {type: boolean}
        biometric_data: {type: boolean}
        precise_geolocation: {type: boolean}
        identity_documents: {type: boolean}
        account_credentials: {type: boolean}
        union_membership: {type: boolean}
        message_contents: {type: boolean}
    USSwitches:
      type: object
      additionalProperties: false
      properties:
        sale_opt_out: {type: boolean}
        sharing_opt_out: {type: boolean}
        targeted_advertising_opt_out: {type: boolean}
        sensitive_data: {$ref: '#/components/schemas/SensitiveData'}
    ConsentAndInterest:
      type: object
      additionalProperties: false
      properties:
        consent: {$ref: '#/components/schemas/IDs'}
        legitimate_interest: {$ref: '#/components/schemas/IDs'}
    Switches:
      description: What is on; the parts of the choice's kind are there.
      type: object
      additionalProperties: false
      properties:
        purposes: {$ref: '#/components/schemas/ConsentAndInterest'}
        special_features: {$ref: '#/components/schemas/IDs'}
        vendors: {$ref: '#/components/schemas/ConsentAndInterest'}
        ad_tech_providers: {$ref: '#/components/schemas/IDs'}
        us: {$ref: '#/components/schemas/USSwitches'}
    Choice:
      type: object
      additionalProperties: false
      required: [kind, action, outcome, decided_at, received_at, revision, form_id, language, debug]
      properties:
        kind: {$ref: '#/components/schemas/ChoiceKind'}
        action: {type: string, enum: [consent, do_not_consent, save_choices, import]}
        outcome:
          description: |
            How much was granted of what was offered; on a US form `none` is every opt-out. An `import` is measured by what
            the app's own European form offers: `all` is every purpose and every vendor of it, `none` no purpose or none of
            its vendors.
          type: string
          enum: [all, none, partial]
        decided_at:
          description: When it was made; expiry runs from here.
          $ref: '#/components/schemas/Time'
        received_at: {$ref: '#/components/schemas/Time'}
        revision:
          description: Counts the device's choices of this kind, resets included.
          type: integer
          minimum: 1
        form_id: {oneOf: [{$ref: '#/components/schemas/FormID'}, {type: 'null'}]}
        language: {oneOf: [{$ref: '#/components/schemas/LanguageTag'}, {type: 'null'}]}
        debug:
          description: Whether it was made under a forced geography.
          type: boolean
        purposes: {$ref: '#/components/schemas/ConsentAndInterest'}
        special_features: {$ref: '#/components/schemas/IDs'}
        vendors: {$ref: '#/components/schemas/ConsentAndInterest'}
        ad_tech_providers: {$ref: '#/components/schemas/IDs'}
        us: {$ref: '#/components/schemas/USSwitches'}
    Decision:
      type: object
      additionalProperties: false
      required: [kind, action, outcome, decided_at, received_at, expires_at, revision, form_id, language, debug]
      properties:
        kind: {$ref: '#/components/schemas/ChoiceKind'}
        action: {type: string, enum: [consent, do_not_consent, save_choices, import]}
        outcome:
          description: As it was when the choice was made, of the vendors that there were then.
          type: string
          enum: [all, none, partial]
        decided_at: {$ref: '#/components/schemas/Time'}
        received_at: {$ref: '#/components/schemas/Time'}
        expires_at:
          description: When it stops counting; null where it does not.
          oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]
        revision: {type: integer, minimum: 1}
        form_id: {oneOf: [{$ref: '#/components/schemas/FormID'}, {type: 'null'}]}
        language: {oneOf: [{$ref: '#/components/schemas/LanguageTag'}, {type: 'null'}]}
        debug: {type: boolean}
        purposes: {$ref: '#/components/schemas/ConsentAndInterest'}
        special_features: {$ref: '#/components/schemas/IDs'}
        vendors:
          description: Without vendors that were deleted from the vendor list since; `GET …/consent` still has them.
          $ref: '#/components/schemas/ConsentAndInterest'
        ad_tech_providers: {$ref: '#/components/schemas/IDs'}
        us: {$ref: '#/components/schemas/USSwitches'}
    StoredConsent:
      description: |
        The choices as they were made and are stored, whatever the law where the caller is makes of them, and with vendors
        that were deleted from the vendor list since: `decision` of `consent-info` leaves those out.
      type: object
      additionalProperties: false
      required: [european, us_states]
      properties:
        european: {oneOf: [{$ref: '#/components/schemas/Choice'}, {type: 'null'}]}
        us_states: {oneOf: [{$ref: '#/components/schemas/Choice'}, {type: 'null'}]}

    StorageMap:
      type: object
      additionalProperties: false
      required: [platform, write, delete]
      properties:
        platform:
          description: As asked for.
          oneOf:
            - type: 'null'
            - {type: string, enum: [ios, android, web]}
        write:
          description: Key → value.
          type: object
          propertyNames: {pattern: '^(IABTCF|IABGPP|IABUSPrivacy)_'}
          additionalProperties: {type: [string, integer]}
        delete:
          description: Keys of earlier answers, or of other platforms, that must not stay.
          type: array
          uniqueItems: true
          items: {type: string, pattern: '^(IABTCF|IABGPP|IABUSPrivacy)_'}
    Submission:
      oneOf:
        - $ref: '#/components/schemas/WholeSubmission'
        - $ref: '#/components/schemas/DetailedSubmission'
        - $ref: '#/components/schemas/Import'
    Import:
      description: What another consent platform stored. At least one string.
      type: object
      additionalProperties: false
      anyOf:
        - required: [tc_string]
        - required: [gpp_string]
      dependentRequired: {ac_string: [tc_string]}
      properties:
        tc_string:
          description: A TC string, version 2.
          type: string
          minLength: 1
          maxLength: 32768
          pattern: '^[!-~]+$'
        ac_string:
          description: Google's Additional Consent string (`IABTCF_AddtlConsent`), version 1 or 2, that stood beside it.
          type: string
          minLength: 1
          maxLength: 32768
          pattern: '^[!-~]+$'
        gpp_string:
          description: A GPP string; its sections for the EU (tcfeuv2) and the US count.
          type: string
          minLength: 1
          maxLength: 32768
          pattern: '^[!-~]+$'
        language: {$ref: '#/components/schemas/LanguageTag'}
        decided_at:
          description: The device's own clock when it was made; evidence, since a TC string is dated by itself.
          type: string
          format: date-time
        client: {$ref: '#/components/schemas/Client'}
    WholeSubmission:
      description: |
        `consent` grants everything that the form showed, legitimate interest included; `do_not_consent` grants nothing and
        objects to every legitimate interest. A US form has neither.
      type: object
      additionalProperties: false
      required: [form_id, action]
      properties:
        form_id:
          description: What was shown.
          $ref: '#/components/schemas/FormID'
        action: {type: string, enum: [consent, do_not_consent]}
        button:
          description: 'Evidence: which control was used.'
          type: string
          minLength: 1
          maxLength: 64
          pattern: '^[!-~]+( [!-~]+)*$'
        language: {$ref: '#/components/schemas/LanguageTag'}
        decided_at:
          description: The device's own clock when the choice was made, for a queue that was offline.
          type: string
          format: date-time
        gpc_shown:
          description: Whether the form showed that Global Privacy Control was on.
          type: boolean
        client: {$ref: '#/components/schemas/Client'}
    DetailedSubmission:
      description: The switches of the form, one by one.
      type: object
      additionalProperties: false
      required: [form_id, action, choices]
      properties:
        form_id:
          description: What was shown.
          $ref: '#/components/schemas/FormID'
        action: {const: save_choices}
        choices:
          description: A list names what is on; absent means nothing is on.
          oneOf:
            - $ref: '#/components/schemas/EuropeanSwitches'
            - $ref: '#/components/schemas/USStatesSwitches'
        button:
          description: 'Evidence: which control was used.'
          type: string
          minLength: 1
          maxLength: 64
          pattern: '^[!-~]+( [!-~]+)*$'
        language: {$ref: '#/components/schemas/LanguageTag'}
        decided_at:
          description: The device's own clock when the choice was made, for a queue that was offline.
          type: string
          format: date-time
        gpc_shown:
          description: Whether the form showed that Global Privacy Control was on.
          type: boolean
        client: {$ref: '#/components/schemas/Client'}
    Client:
      description: Evidence.
      type: object
      additionalProperties: false
      properties:
        app_version: {type: string, minLength: 1, maxLength: 64, pattern: '^[!-~]+( [!-~]+)*$'}
        sdk_version: {type: string, minLength: 1, maxLength: 64, pattern: '^[!-~]+( [!-~]+)*$'}
    EuropeanSwitches:
      type: object
      additionalProperties: false
      properties:
        purposes: {$ref: '#/components/schemas/SubmittedPurposes'}
        special_features:
          type: array
          items: {type: integer, minimum: 1, maximum: 12}
          uniqueItems: true
        vendors: {$ref: '#/components/schemas/SubmittedVendors'}
        ad_tech_providers:
          type: array
          items: {type: integer, minimum: 1, maximum: 4294967295}
          uniqueItems: true
    SubmittedPurposes:
      type: object
      additionalProperties: false
      properties:
        consent:
          type: array
          items: {type: integer, minimum: 1, maximum: 24}
          uniqueItems: true
        legitimate_interest:
          description: Purposes 1 and 3 to 6 can't have it.
          type: array
          items: {type: integer, minimum: 1, maximum: 24}
          uniqueItems: true
    SubmittedVendors:
      type: object
      additionalProperties: false
      properties:
        consent:
          type: array
          items: {type: integer, minimum: 1, maximum: 65535}
          uniqueItems: true
        legitimate_interest:
          type: array
          items: {type: integer, minimum: 1, maximum: 65535}
          uniqueItems: true
    USStatesSwitches:
      type: object
      additionalProperties: false
      required: [us]
      properties:
        us: {$ref: '#/components/schemas/USSwitches'}

    Form:
      type: object
      additionalProperties: false
      required: [form_id, version, current_choices, global_privacy_control, content]
      properties:
        form_id: {$ref: '#/components/schemas/FormID'}
        version:
          description: The app's version that published it first.
          type: integer
          minimum: 1
        current_choices:
          description: What this device has on now; null where it has not answered.
          oneOf:
            - type: 'null'
            - $ref: '#/components/schemas/Switches'
        global_privacy_control:
          description: Whether this request carried `Sec-GPC`; a US form then shows its notice.
          type: boolean
        content: {$ref: '#/components/schemas/FormContent'}
    FormContent:
      description: |
        All that a client needs to draw the first screen without a text of its own, and the names of what comes after
        it. The SHA-256 of these bytes, in base64url, is `form_id`; since they name their parts by the SHA-256 of these,
        it stands for the whole form.
      type: object
      additionalProperties: false
      required: [format, kind, language, text_direction, title, body, buttons, links, labels, theme, vendor_list, page,
                 parts]
      properties:
        format: {const: 2}
        kind: {$ref: '#/components/schemas/FormKind'}
        language: {$ref: '#/components/schemas/LanguageTag'}
        text_direction: {type: string, enum: [ltr, rtl]}
        title: {type: string}
        body:
          description: An empty line parts paragraphs.
          type: string
        buttons:
          description: First screen first, in the order in which they are shown and focused.
          type: array
          items:
            type: object
            additionalProperties: false
            required: [role, screen, action, label, accessibility_label]
            properties:
              role: {type: string, enum: [consent, do_not_consent, manage_options, close, save_choices, back, confirm]}
              screen: {type: string, enum: [first, options]}
              action:
                description: What is sent when it is pressed; null where nothing is.
                type: [string, 'null']
                enum: [consent, do_not_consent, save_choices, null]
              label: {type: string}
              accessibility_label: {type: string}
        links: {type: array, items: {$ref: '#/components/schemas/FormLink'}}
        labels:
          description: |
            Headings and notes by key, and what to say while a choice is sent (`sending`), when it is stored (`saved`),
            when it could not be sent yet (`not_saved`) or was refused (`outdated`, `rejected`).
          type: object
          additionalProperties: {type: string}
        theme:
          type: object
          additionalProperties: false
          required: [light, dark]
          properties:
            light: {$ref: '#/components/schemas/Colours'}
            dark: {$ref: '#/components/schemas/Colours'}
        vendor_list:
          type: object
          additionalProperties: false
          required: [version, tcf_policy_version]
          properties:
            version: {type: integer, minimum: 0}
            tcf_policy_version: {type: integer}
        us:
          type: object
          additionalProperties: false
          required: [opt_outs, sensitive_data, gpc_notice]
          properties:
            opt_outs:
              type: array
              items:
                type: object
                additionalProperties: false
                required: [id, name, description, opt_out]
                properties:
                  id: {type: string}
                  name: {type: string}
                  description: {type: string}
                  opt_out: {$ref: '#/components/schemas/Toggle'}
            sensitive_data:
              type: array
              items:
                type: object
                additionalProperties: false
                required: [id, name, opt_out]
                properties:
                  id: {type: string}
                  name: {type: string}
                  opt_out: {$ref: '#/components/schemas/Toggle'}
            gpc_notice: {type: string}
        partner_count: {type: integer, minimum: 0}
        purposes:
          description: What is asked for, by name, and how the switches stand where nothing was chosen.
          type: array
          items: {$ref: '#/components/schemas/NamedPurpose'}
        special_features: {type: array, items: {$ref: '#/components/schemas/NamedPurpose'}}
        page:
          description: The hosted page as it is sent, by the SHA-256 of its parts.
          type: object
          additionalProperties: false
          required: [html, style, script]
          properties:
            html: {$ref: '#/components/schemas/FormID'}
            style: {$ref: '#/components/schemas/FormID'}
            script: {$ref: '#/components/schemas/FormID'}
        parts:
          description: What is loaded after the first screen, by its SHA-256.
          type: object
          additionalProperties: false
          required: [offer, options, partners]
          properties:
            offer: {oneOf: [{$ref: '#/components/schemas/FormID'}, {type: 'null'}]}
            options: {oneOf: [{$ref: '#/components/schemas/FormID'}, {type: 'null'}]}
            partners: {type: array, items: {$ref: '#/components/schemas/FormID'}}
    FormOptions:
      description: The second screen of a European form.
      type: object
      additionalProperties: false
      required: [labels, templates, purposes, special_features, special_purposes, features]
      properties:
        labels:
          description: Headings, notes and names of switches by key.
          type: object
          additionalProperties: {type: string}
        templates:
          description: |
            Texts about one partner, with a place for what they are about: `{name}` (`consent_label` and
            `legitimate_interest_label` for screen readers, `partner_policy`, `partner_legitimate_interest`), `{days}`
            (`partner_retention`), `{id}` (`ad_tech_provider`).
          type: object
          additionalProperties: {type: string}
        purposes: {type: array, items: {$ref: '#/components/schemas/FormPurpose'}}
        special_features: {type: array, items: {$ref: '#/components/schemas/FormPurpose'}}
        special_purposes: {type: array, items: {$ref: '#/components/schemas/FormItem'}}
        features: {type: array, items: {$ref: '#/components/schemas/FormItem'}}
        data_categories:
          description: The categories of data that the vendors declare; absent with the built-in vendor list.
          type: array
          items: {$ref: '#/components/schemas/FormItem'}
    FormOffer:
      description: What can be chosen on the form, by number or word.
      type: object
      required: [actions]
      additionalProperties:
        type: array
        items: {type: [integer, string]}
    FormPartners:
      description: A page of partners, vendors first; the second screen's templates name what is here.
      type: object
      additionalProperties: false
      required: [vendors, ad_tech_providers]
      properties:
        vendors:
          type: array
          items:
            type: object
            additionalProperties: false
            required: [id, name, purposes, legitimate_interest_purposes, flexible_purposes, special_purposes, features,
                       special_features, policy_url, legitimate_interest_url, retention_days, consent,
                       legitimate_interest]
            properties:
              id: {type: integer}
              name: {type: string}
              purposes: {$ref: '#/components/schemas/IDs'}
              legitimate_interest_purposes: {$ref: '#/components/schemas/IDs'}
              flexible_purposes: {$ref: '#/components/schemas/IDs'}
              special_purposes: {$ref: '#/components/schemas/IDs'}
              features: {$ref: '#/components/schemas/IDs'}
              special_features: {$ref: '#/components/schemas/IDs'}
              data_categories: {$ref: '#/components/schemas/IDs'}
              policy_url: {type: [string, 'null'], format: uri}
              legitimate_interest_url: {type: [string, 'null'], format: uri}
              retention_days:
                description: For how long it keeps data at most.
                type: [integer, 'null']
              consent: {$ref: '#/components/schemas/Standing'}
              legitimate_interest: {$ref: '#/components/schemas/Standing'}
        ad_tech_providers:
          type: array
          items:
            type: object
            additionalProperties: false
            required: [id, consent]
            properties:
              id: {type: integer}
              consent: {$ref: '#/components/schemas/Standing'}
    Standing:
      description: How a switch stands where nothing was chosen; null where there is none.
      oneOf:
        - type: 'null'
        - type: object
          additionalProperties: false
          required: [default]
          properties:
            default: {type: boolean}
    NamedPurpose:
      type: object
      additionalProperties: false
      required: [id, name, consent, legitimate_interest]
      properties:
        id: {type: integer}
        name: {type: string}
        consent: {$ref: '#/components/schemas/Standing'}
        legitimate_interest: {$ref: '#/components/schemas/Standing'}
    Page:
      description: HTML, whole in one answer.
      type: string
      pattern: '^<!DOCTYPE html>'
    FormItem:
      type: object
      additionalProperties: false
      required: [id, name, description, illustrations]
      properties:
        id: {type: integer}
        name: {type: string}
        description: {type: string}
        illustrations: {type: array, items: {type: string}}
    FormPurpose:
      type: object
      additionalProperties: false
      required: [id, name, description, illustrations, partners, consent, legitimate_interest]
      properties:
        id: {type: integer}
        name: {type: string}
        description: {type: string}
        illustrations: {type: array, items: {type: string}}
        partners:
          description: How many vendors use it, in words.
          type: string
        consent: {$ref: '#/components/schemas/Toggle'}
        legitimate_interest: {oneOf: [{$ref: '#/components/schemas/Toggle'}, {type: 'null'}]}
    FormLink:
      type: object
      additionalProperties: false
      required: [role, label, url]
      properties:
        role: {type: string, enum: [privacy_policy]}
        label: {type: string}
        url: {type: string, format: uri}
    Toggle:
      type: object
      additionalProperties: false
      required: [default, accessibility_label]
      properties:
        default:
          description: Where it stands when the form opens.
          type: boolean
        accessibility_label: {type: string}
    Colours:
      description: '`#rrggbb` by token.'
      type: object
      additionalProperties: {type: string, pattern: '^#[0-9a-fA-F]{6}$'}

    StringProblem:
      description: One thing that is wrong with a consent string, and where.
      type: object
      additionalProperties: false
      required: [code, severity, section, segment, bit_offset, value, detail]
      properties:
        code:
          type: string
          enum: [empty, too_long, empty_segment, illegal_character, truncated, trailing_data, core_missing,
                 tcf_version_1, unsupported_version, letter_out_of_range, unknown_segment_type,
                 duplicate_segment, range_reversed, range_id_zero, range_past_max_vendor_id, number_too_large,
                 header_type, too_many_sections, section_count_mismatch, empty_section, segment_not_allowed,
                 subsection_count_mismatch, us_privacy_form, part_missing, extra_part, invalid_id,
                 not_service_specific, policy_version_outdated, disclosed_vendors_missing,
                 legitimate_interest_not_allowed, timestamps_not_days, timestamps_differ, timestamp_in_future,
                 cmp_id_unassigned, vendor_list_version_zero, purpose_undefined, special_feature_undefined,
                 restriction_type_undefined, restriction_purpose_undefined, allowed_vendors_segment,
                 nonzero_padding, ranges_overlap, vendors_not_disclosed, version_label_mismatch,
                 value_undefined, mspa_covered_transaction_zero, section_header_missing, section_unknown,
                 separator_missing, id_repeated, leading_zero, older_than_13_months]
        severity:
          description: |
            `unreadable`: the string can't be read, and says nothing about anybody's consent. `invalid`: it must not be relied
            on. `notice`: odd or outdated; what it says counts.
          type: string
          enum: [unreadable, invalid, notice]
        section: {description: 'The id of the GPP section, null outside of one.', type: [integer, 'null']}
        segment: {description: 'Counts the parts joined by dots, from 0: the core.', type: integer, minimum: 0}
        bit_offset: {description: 'The first bit of the fault, from the start of the segment; six a character.', type: integer, minimum: 0}
        value: {description: 'The id or number that is at fault, where one says more.', type: [integer, 'null']}
        detail: {description: 'What is wrong, where, and what to do.', type: string}
    StringProblems:
      description: At most 100; `problems_omitted` counts the rest.
      type: array
      maxItems: 100
      items: {$ref: '#/components/schemas/StringProblem'}
    DecodedTCString:
      type: object
      additionalProperties: false
      required: [kind, valid, problems, problems_omitted, decoded, ads, consent_mode]
      properties:
        kind: {type: string, const: tc}
        valid: {description: 'Whether the string can be read and relied on.', type: boolean}
        problems: {$ref: '#/components/schemas/StringProblems'}
        problems_omitted: {type: integer, minimum: 0}
        decoded:
          description: Null where the string can't be read.
          oneOf:
            - {$ref: '#/components/schemas/TCStringFields'}
            - {type: 'null'}
        ads:
          description: Which ads Google (vendor 755) serves on it; null where the string can't be read.
          oneOf:
            - type: object
              additionalProperties: false
              required: [request, mode, blocked_by]
              properties:
                request: {description: The mode is not `none`., type: boolean}
                mode: {type: string, enum: [none, limited, non_personalized, personalized]}
                blocked_by:
                  description: What keeps the mode from the next freer one.
                  type: array
                  items:
                    type: string
                    pattern: '^(tc_string_invalid|purpose_[0-9]+_(consent|basis|restricted)|vendor_755_(not_disclosed|consent|basis))$'
            - {type: 'null'}
        consent_mode:
          description: |
            Google's Consent Mode that follows, null where the string can't be read. `analytics_storage` is an app's own rule,
            `denied` here.
          oneOf:
            - {$ref: '#/components/schemas/ConsentMode'}
            - {type: 'null'}
    DecodedGPPString:
      type: object
      additionalProperties: false
      required: [kind, valid, problems, problems_omitted, decoded]
      properties:
        kind: {type: string, const: gpp}
        valid: {description: 'Whether the string can be read and relied on.', type: boolean}
        problems: {$ref: '#/components/schemas/StringProblems'}
        problems_omitted: {type: integer, minimum: 0}
        decoded:
          description: Null where the string can't be read.
          oneOf:
            - type: object
              additionalProperties: false
              required: [version, sectionIds, sections]
              properties:
                version: {type: integer, const: 1}
                sectionIds: {type: array, items: {type: integer, minimum: 1}}
                sections:
                  description: By prefix; the fields have the names of the section's specification.
                  type: object
                  additionalProperties: {type: object}
            - {type: 'null'}
    TCStringFields:
      description: The fields by the names of the specification. Vendors are inclusive ranges, ascending and merged.
      type: object
      additionalProperties: false
      required: [version, created, lastUpdated, cmpId, cmpVersion, consentScreen, consentLanguage, vendorListVersion,
                 tcfPolicyVersion, isServiceSpecific, useNonStandardTexts, specialFeatureOptIns, purposesConsent,
                 purposesLITransparency, purposeOneTreatment, publisherCC, vendorConsents, vendorLegitimateInterests,
                 publisherRestrictions, disclosedVendors, allowedVendors, publisherTC, segmentOrder, createdISO,
                 lastUpdatedISO]
      properties:
        version: {type: integer, const: 2}
        created: {description: 'Tenths of a second since 1970, as the string has it.', type: integer, minimum: 0}
        lastUpdated: {type: integer, minimum: 0}
        cmpId: {type: integer, minimum: 0, maximum: 4095}
        cmpVersion: {type: integer, minimum: 0, maximum: 4095}
        consentScreen: {type: integer, minimum: 0, maximum: 63}
        consentLanguage: {type: string, pattern: '^[A-Z]{2}$'}
        vendorListVersion: {type: integer, minimum: 0, maximum: 4095}
        tcfPolicyVersion: {type: integer, minimum: 0, maximum: 63}
        isServiceSpecific: {type: boolean}
        useNonStandardTexts: {type: boolean}
        specialFeatureOptIns: {$ref: '#/components/schemas/BitFieldIDs'}
        purposesConsent: {$ref: '#/components/schemas/BitFieldIDs'}
        purposesLITransparency: {$ref: '#/components/schemas/BitFieldIDs'}
        purposeOneTreatment: {type: boolean}
        publisherCC: {type: string, pattern: '^[A-Z]{2}$'}
        vendorConsents: {$ref: '#/components/schemas/VendorSection'}
        vendorLegitimateInterests: {$ref: '#/components/schemas/VendorSection'}
        publisherRestrictions:
          type: array
          items:
            type: object
            additionalProperties: false
            required: [purposeId, restrictionType, ranges]
            properties:
              purposeId: {type: integer, minimum: 0, maximum: 63}
              restrictionType: {description: '0 not allowed, 1 require consent, 2 require legitimate interest, 3 undefined.', type: integer, minimum: 0, maximum: 3}
              ranges: {$ref: '#/components/schemas/VendorRanges'}
        disclosedVendors:
          oneOf:
            - {$ref: '#/components/schemas/VendorSection'}
            - {type: 'null'}
        allowedVendors:
          oneOf:
            - {$ref: '#/components/schemas/VendorSection'}
            - {type: 'null'}
        publisherTC:
          oneOf:
            - type: object
              additionalProperties: false
              required: [purposesConsent, purposesLITransparency, numCustomPurposes, customPurposesConsent, customPurposesLITransparency]
              properties:
                purposesConsent: {$ref: '#/components/schemas/BitFieldIDs'}
                purposesLITransparency: {$ref: '#/components/schemas/BitFieldIDs'}
                numCustomPurposes: {type: integer, minimum: 0, maximum: 63}
                customPurposesConsent: {$ref: '#/components/schemas/BitFieldIDs'}
                customPurposesLITransparency: {$ref: '#/components/schemas/BitFieldIDs'}
            - {type: 'null'}
        segmentOrder:
          type: array
          items: {type: string, enum: [core, disclosedVendors, allowedVendors, publisherTC]}
        createdISO: {type: string, format: date-time}
        lastUpdatedISO: {type: string, format: date-time}
    ConsentMode:
      type: object
      additionalProperties: false
      required: [ad_storage, ad_user_data, ad_personalization, analytics_storage]
      properties:
        ad_storage: {$ref: '#/components/schemas/ConsentModeState'}
        ad_user_data: {$ref: '#/components/schemas/ConsentModeState'}
        ad_personalization: {$ref: '#/components/schemas/ConsentModeState'}
        analytics_storage: {$ref: '#/components/schemas/ConsentModeState'}
    BitFieldIDs:
      description: Ids, ascending.
      type: array
      items: {type: integer, minimum: 1, maximum: 64}
    VendorSection:
      type: object
      additionalProperties: false
      required: [maxVendorId, encoding, ranges]
      properties:
        maxVendorId: {type: integer, minimum: 0, maximum: 65535}
        encoding: {type: string, enum: [bitfield, range]}
        ranges: {$ref: '#/components/schemas/VendorRanges'}
    VendorRanges:
      description: Pairs of a first and a last id, ascending and merged.
      type: array
      items:
        type: array
        minItems: 2
        maxItems: 2
        items: {type: integer, minimum: 1, maximum: 65535}
    CallerGeography:
      type: object
      additionalProperties: false
      required: [country, region, source, reason, laws, unknown, client_address, ignored, database]
      properties:
        country: {oneOf: [{$ref: '#/components/schemas/Country'}, {type: 'null'}]}
        region: {oneOf: [{$ref: '#/components/schemas/Region'}, {type: 'null'}]}
        source: {$ref: '#/components/schemas/GeographySource'}
        reason:
          type: object
          additionalProperties: false
          required: [code, detail]
          properties:
            code:
              type: string
              enum: [geo_header, geo_header_without_place, address_table, no_client_address, address_without_country,
                     no_address_table, not_in_address_table, address_table_without_place, address_table_without_ipv6,
                     address_table_damaged]
            detail: {type: string}
        laws:
          description: Every law of the table that is in force there.
          type: array
          items:
            type: object
            additionalProperties: false
            required: [regulation, name, approach, effective_from, on_by_default]
            properties:
              regulation: {$ref: '#/components/schemas/Regulation'}
              name: {type: string}
              approach: {type: string, enum: [opt_in, opt_out]}
              effective_from: {type: string, format: date}
              on_by_default: {type: boolean}
        unknown:
          description: What an app makes of a place that is not known well enough to name its laws; null where it is.
          oneOf:
            - type: 'null'
            - type: object
              additionalProperties: false
              required: [setting, counts_as, detail]
              properties:
                setting:
                  description: The field of the app's document that may say otherwise.
                  type: string
                  enum: [unknown_geography, unknown_us_state]
                counts_as:
                  description: The regulation that is assumed where it does not.
                  type: string
                  enum: [gdpr, us_state]
                detail: {type: string}
        client_address:
          type: object
          additionalProperties: false
          required: [found_in, class]
          properties:
            found_in:
              type: [string, 'null']
            class:
              type: [string, 'null']
        ignored:
          description: Headers that were there and not believed.
          type: array
          items: {type: string}
        database: {$ref: '#/components/schemas/GeographyDatabase'}
    GeographyDatabase:
      type: object
      additionalProperties: false
      required: [description, built_at, has_subdivisions]
      properties:
        description: {type: [string, 'null']}
        built_at: {oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]}
        has_subdivisions: {type: boolean}

    AppSummary:
      type: object
      additionalProperties: false
      required: [app_id, name, environment, version, managed_by_file, created_at, updated_at]
      properties:
        app_id: {$ref: '#/components/schemas/Identifier'}
        name: {type: string}
        environment: {$ref: '#/components/schemas/Environment'}
        version:
          description: Counts the documents that changed what users see.
          type: integer
          minimum: 1
        managed_by_file:
          description: Whether the file of `CONSENT_APPS` holds it.
          type: boolean
        created_at: {$ref: '#/components/schemas/Time'}
        updated_at: {$ref: '#/components/schemas/Time'}
    App:
      type: object
      additionalProperties: false
      required: [app_id, name, environment, version, managed_by_file, created_at, updated_at, forms, document]
      properties:
        app_id: {$ref: '#/components/schemas/Identifier'}
        name: {type: string}
        environment: {$ref: '#/components/schemas/Environment'}
        version: {type: integer, minimum: 1}
        managed_by_file: {type: boolean}
        created_at: {$ref: '#/components/schemas/Time'}
        updated_at: {$ref: '#/components/schemas/Time'}
        forms: {type: array, items: {$ref: '#/components/schemas/PublishedForm'}}
        document: {$ref: '#/components/schemas/AppDocument'}
    AppPutResult:
      type: object
      additionalProperties: false
      required: [app_id, name, environment, version, managed_by_file, created_at, updated_at, effect, dry_run, warnings,
                 forms, document]
      properties:
        app_id: {$ref: '#/components/schemas/Identifier'}
        name: {type: string}
        environment: {$ref: '#/components/schemas/Environment'}
        version: {type: integer, minimum: 1}
        managed_by_file: {type: boolean}
        created_at: {$ref: '#/components/schemas/Time'}
        updated_at: {$ref: '#/components/schemas/Time'}
        effect: {type: string, enum: [created, updated, unchanged]}
        dry_run: {type: boolean}
        warnings:
          description: |
            What is worth knowing of the document though it is taken: what makes its forms unfair or hard to read, and
            what nobody will see. A document whose form could not be refused at all is not taken.
          type: array
          items:
            type: object
            additionalProperties: false
            required: [code, field, detail]
            properties:
              code: {type: string, enum: [refusal_harder, pre_ticked, contrast_low, language_without_texts]}
              field: {type: string}
              detail: {type: string}
        forms: {type: array, items: {$ref: '#/components/schemas/PublishedForm'}}
        document: {$ref: '#/components/schemas/AppDocument'}
    PublishedForm:
      type: object
      additionalProperties: false
      required: [form_id, kind, language, version, published_at]
      properties:
        form_id: {$ref: '#/components/schemas/FormID'}
        kind: {$ref: '#/components/schemas/FormKind'}
        language: {$ref: '#/components/schemas/LanguageTag'}
        version: {type: integer, minimum: 1}
        published_at: {$ref: '#/components/schemas/Time'}
    Environment:
      description: '`production`: real people. `testing`: any device may force its geography.'
      type: string
      enum: [production, testing]
    TextKey:
      description: |
        A text of a form: those of the European form first, then `us_…` of the US form and `idfa_…` of the explainer.
      type: string
      enum: [title, body, consent, do_not_consent, manage_options, close, privacy_policy, options_title,
              options_body, save_choices, back, purposes_heading, special_features_heading,
              special_purposes_heading, features_heading, data_categories_heading, information_note,
              partners_heading, ad_tech_providers_heading, consent_switch, legitimate_interest_switch,
              legitimate_interest_note, consent_label, legitimate_interest_label, purpose_partners,
              partner_policy, partner_legitimate_interest, partner_retention, ad_tech_provider,
              us_title, us_body, us_save, us_close, us_opt_out_label, us_gpc_notice, us_sale_name,
              us_sale_description, us_sharing_name, us_sharing_description,
              us_targeted_advertising_name, us_targeted_advertising_description, us_sensitive_heading,
              us_sensitive_note, us_racial_or_ethnic_origin, us_religious_or_philosophical_beliefs,
              us_health, us_sex_life_or_sexual_orientation, us_citizenship_or_immigration_status,
              us_genetic_data, us_biometric_data, us_precise_geolocation, us_identity_documents,
              us_account_credentials, us_union_membership, us_message_contents, current_all,
              current_none, current_partial, keep_choice, sending, saved, not_saved, outdated, rejected,
              try_again, examples, search_partners, show_more, no_partners, all_partners, error_title,
              error_nothing, error_request, error_origin, error_server, idfa_title, idfa_body,
              idfa_continue]
    AppDocument:
      description: Everything that decides what an app's users are asked and what follows. All but `name` has a default.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: {type: string, minLength: 1, maxLength: 128}
        environment: {allOf: [{$ref: '#/components/schemas/Environment'}], default: production}
        regulations:
          description: Other laws of the table are switched on by their id.
          type: object
          properties:
            gdpr:
              type: object
              additionalProperties: false
              properties:
                message: {type: boolean, default: true}
                targeting:
                  description: '`everywhere` shows the European message also where no law applies.'
                  type: string
                  enum: [applicable, everywhere]
                  default: applicable
            us_state:
              type: object
              additionalProperties: false
              properties:
                message: {type: boolean, default: true}
                states:
                  description: '`all`, present and to come, or a list.'
                  oneOf:
                    - const: all
                    - type: array
                      minItems: 1
                      uniqueItems: true
                      items:
                        type: string
                        enum: [AK, AL, AR, AZ, CA, CO, CT, DC, DE, FL, GA, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI,
                               MN, MO, MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VA,
                               VT, WA, WI, WV, WY]
                  default: all
          additionalProperties:
            type: object
            additionalProperties: false
            properties:
              message: {type: boolean}
        idfa_explainer:
          description: Whether iOS apps show an explainer before the tracking alert.
          type: boolean
          default: false
        unknown_geography:
          description: What an unknown country counts as.
          type: string
          enum: [regulated, not_regulated]
          default: regulated
        unknown_us_state: {type: string, enum: [regulated, not_regulated], default: regulated}
        no_message:
          description: What a GDPR country gets where the app has no message.
          type: string
          enum: [not_required, fail_closed]
          default: not_required
        carry_choice:
          description: Whether a refusal made under one law caps the ads mode under another.
          type: boolean
          default: true
        vendors:
          type: array
          items: {type: integer, minimum: 1, maximum: 65535}
          uniqueItems: true
          default: [755]
        ad_tech_providers:
          type: array
          items: {type: integer, minimum: 1, maximum: 4294967295}
          uniqueItems: true
          default: []
        gpp_sections: {type: string, enum: [national, state], default: national}
        legitimate_interest_default:
          description: Where the switches of legitimate interest stand when a form opens.
          type: boolean
          default: false
        analytics_storage: {type: string, enum: [denied, purpose_1, purposes_1_and_8], default: denied}
        languages:
          type: array
          minItems: 1
          items: {$ref: '#/components/schemas/LanguageTag'}
          default: [en]
        default_language: {allOf: [{$ref: '#/components/schemas/LanguageTag'}], default: en}
        publisher_country: {type: string, pattern: '^[A-Z]{2}$', default: AA}
        privacy_policy_url:
          type: [string, 'null']
          format: uri
          pattern: '^https://'
        buttons:
          description: Beside "Consent" and "Do not consent", which are always there.
          type: object
          additionalProperties: false
          properties:
            manage_options: {type: boolean, default: true}
            close: {type: boolean, default: false}
        texts:
          description: |
            Texts that replace the built-in ones - language → key → text. `{app_name}` and `{partner_count}` may stand in
            all of them, `{name}`, `{count}`, `{days}` and `{id}` where the built-in text has them. A button's label has at
            most 40 characters, a body 1,200, a note or a description 600, any other text 120.
          type: object
          additionalProperties:
            type: object
            propertyNames: {$ref: '#/components/schemas/TextKey'}
            additionalProperties: {type: string, minLength: 1, maxLength: 1200}
        theme:
          type: object
          additionalProperties: false
          properties:
            light: {$ref: '#/components/schemas/Colours'}
            dark: {$ref: '#/components/schemas/Colours'}
        reprompt:
          type: object
          additionalProperties: false
          properties:
            after_months:
              description: Calendar months after the day of the decision.
              type: integer
              minimum: 1
              maximum: 13
              default: 13
            on_vendor_change: {type: boolean, default: false}
        withdrawn_forms:
          description: Forms on which a grant no longer counts.
          type: array
          items: {$ref: '#/components/schemas/FormID'}
          default: []
        allowed_origins:
          description: |
            Origins of web pages that may call the device routes: of http, https, or an app's own scheme. Pages of `file`,
            `data`, `javascript`, `vbscript`, `blob`, `filesystem`, `about` and `view-source` have no origin of their own:
            these are refused.
          type: array
          items: {type: string, pattern: '^[a-z][a-z0-9+.-]*://[^/?#]+$'}
          default: []

    TestDevice:
      type: object
      additionalProperties: false
      required: [device_id, label, added_at]
      properties:
        device_id: {$ref: '#/components/schemas/Identifier'}
        label: {type: string}
        added_at: {$ref: '#/components/schemas/Time'}
    Hash:
      description: A SHA-256, in hexadecimal digits.
      type: string
      pattern: '^[0-9a-f]{64}$'
    Hashes:
      description: The nodes of a proof, in the order of RFC 6962.
      type: array
      items: {$ref: '#/components/schemas/Hash'}
    LogName:
      description: 16 random bytes that were made with the database.
      type: string
      pattern: '^[0-9a-f]{32}$'
    PublicKey:
      description: An Ed25519 public key.
      type: string
      pattern: '^[0-9a-f]{64}$'
    Signature:
      description: An Ed25519 signature.
      type: string
      pattern: '^[0-9a-f]{128}$'
    FormURL:
      description: The path of a form's exact text.
      type: string
      pattern: '^/v1/apps/[A-Za-z0-9._~-]{1,128}/forms/[A-Za-z0-9_-]{43}$'
    SignedHead:
      description: |
        Signed are five lines, each with a line feed: `format`, `log`, `tree_size`, `root_hash`, `signed_at`, as they stand here.
      type: object
      additionalProperties: false
      required: [format, log, tree_size, root_hash, signed_at, public_key, signature]
      properties:
        format: {const: consent-server log head 1}
        log: {$ref: '#/components/schemas/LogName'}
        tree_size: {type: integer, format: int64, minimum: 0, maximum: 9223372036854775807}
        root_hash: {$ref: '#/components/schemas/Hash'}
        signed_at: {$ref: '#/components/schemas/Time'}
        public_key: {$ref: '#/components/schemas/PublicKey'}
        signature: {$ref: '#/components/schemas/Signature'}
    InclusionProof:
      type: object
      additionalProperties: false
      required: [sequence, leaf_index, tree_size, leaf_hash, hashes]
      properties:
        sequence: {type: integer, minimum: 1}
        leaf_index:
          description: How many events are before it in the log.
          type: integer
          minimum: 0
        tree_size: {type: integer, minimum: 1}
        leaf_hash: {$ref: '#/components/schemas/Hash'}
        hashes: {$ref: '#/components/schemas/Hashes'}
    SignedReceipt:
      type: object
      additionalProperties: false
      required: [receipt, signature]
      properties:
        receipt: {$ref: '#/components/schemas/Receipt'}
        signature:
          type: object
          additionalProperties: false
          required: [algorithm, public_key, value]
          properties:
            algorithm: {const: Ed25519}
            public_key: {$ref: '#/components/schemas/PublicKey'}
            value: {$ref: '#/components/schemas/Signature'}
    Receipt:
      type: object
      additionalProperties: false
      required: [schema_version, receipt_id, record_id, issued_at, pii_principal_id, pii_controllers, processing, event,
                 evidence, inclusion, head]
      properties:
        schema_version: {const: consent-server receipt 1}
        receipt_id:
          description: The event's leaf.
          $ref: '#/components/schemas/Hash'
        record_id:
          description: The log and the sequence.
          type: string
          pattern: '^[0-9a-f]{32}/[0-9]+$'
        issued_at: {$ref: '#/components/schemas/Time'}
        pii_principal_id:
          description: The keyed hash that the device is stored under; only the server can tell which id it belongs to.
          type: string
          pattern: '^[0-9a-f]{32}$'
        pii_controllers:
          type: array
          items:
            type: object
            additionalProperties: false
            required: [id, name, privacy_policy_url]
            properties:
              id: {$ref: '#/components/schemas/Identifier'}
              name: {type: string}
              privacy_policy_url: {type: [string, 'null']}
        processing:
          type: object
          additionalProperties: false
          required: [lawful_basis, jurisdiction, privacy_notice, purposes, special_features, recipients, opt_outs,
                     collection_method, withdrawal_method, tcf_policy_version, vendor_list_version]
          properties:
            lawful_basis: {type: string, enum: [consent, opt_out]}
            jurisdiction:
              type: object
              additionalProperties: false
              required: [country, region, source, regulation]
              properties:
                country: {type: [string, 'null']}
                region: {type: [string, 'null']}
                source: {$ref: '#/components/schemas/GeographySource'}
                regulation: {$ref: '#/components/schemas/Regulation'}
            privacy_notice:
              type: object
              additionalProperties: false
              required: [form_id, form_version, language, url]
              properties:
                form_id: {oneOf: [{$ref: '#/components/schemas/FormID'}, {type: 'null'}]}
                form_version: {type: integer, minimum: 0}
                language: {type: [string, 'null']}
                url: {oneOf: [{$ref: '#/components/schemas/FormURL'}, {type: 'null'}]}
            purposes: {type: [object, 'null']}
            special_features: {type: [array, 'null'], items: {type: integer}}
            recipients:
              description: Vendors by what was granted to them, and all that were shown.
              type: [object, 'null']
            opt_outs: {type: [object, 'null']}
            collection_method:
              type: object
              additionalProperties: false
              required: [action, button, client]
              properties:
                action: {type: [string, 'null']}
                button: {type: [string, 'null']}
                client: {type: [object, 'null']}
            withdrawal_method: {type: string}
            tcf_policy_version: {type: integer}
            vendor_list_version: {type: integer, minimum: 0}
        event:
          type: object
          additionalProperties: false
          required: [event_type, kind, event_state, revision, event_time, received_at, stated_at, clock_skewed, valid_until,
                     environment, debug]
          properties:
            event_type: {type: string, enum: [choice, import, reset, erasure]}
            kind: {$ref: '#/components/schemas/ChoiceKind'}
            event_state:
              type: string
              enum: [given, refused, given_in_part, opted_out, not_opted_out, opted_out_in_part, withdrawn, unknown]
            revision: {type: integer, minimum: 1}
            event_time:
              description: |
                When the choice was made: the device's own time where it is believed, else the server's. Of an imported
                European choice it is when the oldest of its TC strings was last updated; a US string has no date, so there it is as
                of a form's answer.
              $ref: '#/components/schemas/Time'
            received_at: {$ref: '#/components/schemas/Time'}
            stated_at: {oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]}
            clock_skewed: {type: boolean}
            valid_until:
              description: |
                When the choice lapses, as consent-info's `expires_at`; null for a US choice with an opt-out, which stands until
                it is taken back, and for a reset.
              oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]
            environment: {$ref: '#/components/schemas/Environment'}
            debug: {type: boolean}
        evidence:
          description: What the leaf is made from, `docs/evidence.md` §1.
          type: object
          additionalProperties: false
          required: [header, salt, device_key, payload]
          properties:
            header: {type: string, pattern: '^([0-9a-f]{2})+$'}
            salt: {type: string, pattern: '^[0-9a-f]{32}$'}
            device_key: {type: string, pattern: '^[0-9a-f]{32}$'}
            payload:
              description: The payload's bytes, as text.
              type: string
        inclusion: {$ref: '#/components/schemas/InclusionProof'}
        head: {$ref: '#/components/schemas/SignedHead'}
    Event:
      type: object
      additionalProperties: false
      required: [sequence, type, kind, revision, received_at, stated_at, clock_skewed, geography, regulation, environment,
                 form_id, form_version, form_url, tcf_policy_version, vendor_list_version, server_version, leaf, payload]
      properties:
        sequence:
          description: The event's place in the log, ascending, not gapless.
          type: integer
        type: {type: string, enum: [choice, import, reset, erasure]}
        kind: {$ref: '#/components/schemas/ChoiceKind'}
        revision: {type: integer, minimum: 1}
        received_at: {$ref: '#/components/schemas/Time'}
        stated_at:
          description: The device's clock, as sent.
          oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]
        clock_skewed: {type: boolean}
        geography:
          type: object
          additionalProperties: false
          required: [country, region, source, forced]
          properties:
            country: {oneOf: [{$ref: '#/components/schemas/Country'}, {type: 'null'}]}
            region: {oneOf: [{$ref: '#/components/schemas/Region'}, {type: 'null'}]}
            source: {$ref: '#/components/schemas/GeographySource'}
            forced: {type: boolean}
        regulation: {$ref: '#/components/schemas/Regulation'}
        environment: {$ref: '#/components/schemas/Environment'}
        form_id: {oneOf: [{$ref: '#/components/schemas/FormID'}, {type: 'null'}]}
        form_version: {type: integer, minimum: 0}
        form_url:
          description: Where the exact text that was shown is; its SHA-256 is the form's id.
          oneOf: [{$ref: '#/components/schemas/FormURL'}, {type: 'null'}]
        tcf_policy_version: {type: integer}
        vendor_list_version: {type: integer, minimum: 0}
        server_version: {type: string}
        leaf:
          description: SHA-256 over the header's canonical bytes and the payload's salted hash.
          type: string
          pattern: '^[0-9a-f]{64}$'
        payload:
          description: What was shown and chosen; null where it was erased.
          type: [object, 'null']

    BackupStatus:
      type: object
      additionalProperties: false
      required: [phase, file, started_at, finished_at, events, last_sequence, bytes, fault, cause]
      properties:
        phase: {type: string, enum: [none, running, done, failed]}
        file: {type: [string, 'null']}
        started_at: {oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]}
        finished_at: {oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]}
        events:
          description: Events in the backup, where it is done.
          type: [integer, 'null']
        last_sequence: {type: [integer, 'null']}
        bytes: {type: [integer, 'null']}
        fault:
          description: Why there is none, and what to do.
          type: [string, 'null']
        cause:
          oneOf: [{$ref: '#/components/schemas/BackupCause'}, {type: 'null'}]
    BackupCause:
      description: |
        What a backup that is not made failed for: the place that it was to go to; what there was to read, and what was found in
        it; no room or a failing disk; what the server's user may not; the key; or that it is not possible now.
      type: string
      enum: [target, source, content, disk, permission, key, unavailable]
    Statistics:
      type: object
      additionalProperties: false
      required: [app_id, from, to, group_by, threshold, withheld_groups, groups]
      properties:
        app_id: {$ref: '#/components/schemas/Identifier'}
        from: {type: string, format: date}
        to: {type: string, format: date}
        group_by:
          type: array
          items: {type: string, enum: [day, country, regulation, language, form, action]}
        threshold: {type: integer, minimum: 1}
        withheld_groups: {type: integer, minimum: 0}
        groups:
          type: array
          items:
            type: object
            additionalProperties: false
            required: [forms_served, answers, consent, refusal, custom, no_answer, resets]
            properties:
              day: {type: string, format: date}
              country:
                description: Null where it was unknown.
                type: [string, 'null']
              regulation: {type: string}
              language: {type: [string, 'null']}
              form:
                description: The form's id; null for imports and resets.
                type: [string, 'null']
              action: {type: string, enum: [consent, do_not_consent, save_choices, import, reset]}
              forms_served:
                description: Null where grouped by action.
                type: [integer, 'null']
              answers: {type: integer}
              consent:
                description: Everything that was offered was granted, or nothing opted out of.
                type: integer
              refusal:
                description: Nothing was granted, or everything opted out of.
                type: integer
              custom: {type: integer}
              no_answer: {type: [integer, 'null']}
              resets: {type: integer}
    PurgeResult:
      type: object
      additionalProperties: false
      required: [examined, purged, next, more, counts]
      properties:
        examined:
          description: Events of this stretch whose payload was there.
          type: integer
        purged:
          description: Events that went; 0 in a dry run.
          type: integer
        next: {type: integer}
        more: {type: boolean}
        counts:
          description: Events that went or would go.
          type: array
          items:
            type: object
            additionalProperties: false
            required: [app_id, regulation, environment, age_years, events]
            properties:
              app_id: {$ref: '#/components/schemas/Identifier'}
              regulation: {type: string}
              environment:
                description: '`testing` for a forced geography too.'
                type: string
                enum: [production, testing]
              age_years: {type: integer, minimum: 0}
              events: {type: integer, minimum: 1}
    DeviceData:
      type: object
      additionalProperties: false
      required: [app_id, device_id, device_key, current_choices, revisions, events, forms, idempotency_keys, test_device]
      properties:
        app_id: {$ref: '#/components/schemas/Identifier'}
        device_id: {$ref: '#/components/schemas/Identifier'}
        device_key:
          description: The keyed hash under which the device is stored.
          type: string
          pattern: '^[0-9a-f]{32}$'
        current_choices:
          description: As in `…/consent`, each with the strings that are kept for it.
          type: object
          additionalProperties: false
          required: [european, us_states]
          properties:
            european: {type: [object, 'null']}
            us_states: {type: [object, 'null']}
        revisions:
          description: How far each kind has counted, resets included.
          type: object
          additionalProperties: false
          required: [european, us_states]
          properties:
            european: {type: integer, minimum: 0}
            us_states: {type: integer, minimum: 0}
        events:
          type: array
          items: {$ref: '#/components/schemas/Event'}
        forms:
          description: The forms that the events name, as they were shown.
          type: array
          items:
            type: object
            additionalProperties: false
            required: [form_id, version, kind, language, published_at, content]
            properties:
              form_id: {$ref: '#/components/schemas/FormID'}
              version: {type: integer, minimum: 1}
              kind: {type: string}
              language: {$ref: '#/components/schemas/LanguageTag'}
              published_at: {$ref: '#/components/schemas/Time'}
              content: {type: object}
        idempotency_keys:
          description: What was answered to `Idempotency-Key`s in the last eight days.
          type: array
          items:
            type: object
            additionalProperties: false
            required: [key_hash, answered_at, status, etag, body]
            properties:
              key_hash: {type: string}
              answered_at: {$ref: '#/components/schemas/Time'}
              status: {type: integer}
              etag: {type: [string, 'null']}
              body: {type: [object, 'null']}
        test_device: {oneOf: [{$ref: '#/components/schemas/TestDevice'}, {type: 'null'}]}

    DebugGeography:
      description: '`eea`, `regulated_us_state`, `other`, a country or a subdivision. Case does not matter.'
      type: string
      pattern: '^([Dd][Ii][Ss][Aa][Bb][Ll][Ee][Dd]|[Ee][Ee][Aa]|[Rr][Ee][Gg][Uu][Ll][Aa][Tt][Ee][Dd]_[Uu][Ss]_[Ss][Tt][Aa][Tt][Ee]|[Oo][Tt][Hh][Ee][Rr]|[Nn][Oo][Tt]_[Ee][Ee][Aa]|[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?)$'
    Simulation:
      description: Either `app_id` or `document`; 10,000 cases at most.
      type: object
      additionalProperties: false
      required: [geographies]
      oneOf:
        - required: [app_id]
        - required: [document]
      properties:
        app_id: {$ref: '#/components/schemas/Identifier'}
        document: {$ref: '#/components/schemas/AppDocument'}
        geographies:
          type: array
          items: {$ref: '#/components/schemas/DebugGeography'}
          uniqueItems: true
        dates:
          description: Now, where absent.
          type: array
          items: {type: string, format: date-time}
          uniqueItems: true
        tag_for_under_age_of_consent: {type: boolean, default: false}
        global_privacy_control: {type: boolean, default: false}
    SimulationResult:
      type: object
      additionalProperties: false
      required: [geography, date, regulation, gdpr_applies, consent_status, form_status,
                 privacy_options_requirement_status, can_request_ads, ads_mode, reason]
      properties:
        geography: {type: string}
        date: {$ref: '#/components/schemas/Time'}
        regulation: {$ref: '#/components/schemas/Regulation'}
        gdpr_applies: {type: [boolean, 'null']}
        consent_status: {$ref: '#/components/schemas/ConsentStatus'}
        form_status: {$ref: '#/components/schemas/FormStatus'}
        privacy_options_requirement_status: {$ref: '#/components/schemas/PrivacyOptionsRequirementStatus'}
        can_request_ads: {type: boolean}
        ads_mode: {$ref: '#/components/schemas/AdsMode'}
        reason: {$ref: '#/components/schemas/ReasonCode'}
    ConsentStatus:
      description: |
        `obtained` means *answered*, not *consented*: `decision.outcome` and `ads.mode` say which. `unknown` is the client's
        own state before its first answer.
      type: string
      enum: [required, not_required, obtained]
    FormStatus: {type: string, enum: [available, unavailable]}
    PrivacyOptionsRequirementStatus:
      description: Whether the app must offer an entry to its privacy options.
      type: string
      enum: [required, not_required]
    AdsMode:
      description: What the choice allows; what Google serves also depends on a certified CMP.
      type: string
      enum: [none, limited, non_personalized, restricted, personalized, unrestricted]

    Readiness:
      type: object
      additionalProperties: false
      required: [ready, draining, storage, geography, vendor_list, apps]
      properties:
        ready: {type: boolean}
        draining: {type: boolean}
        storage:
          type: object
          additionalProperties: false
          required: [reads, writes]
          properties:
            reads: {type: boolean}
            writes: {type: boolean}
            reason: {$ref: '#/components/schemas/ProblemCode'}
        geography: {$ref: '#/components/schemas/GeographyDatabase'}
        vendor_list: {$ref: '#/components/schemas/VendorListInForce'}
        apps: {type: integer, minimum: 0}
    VendorListInForce:
      description: The vendor list that forms and strings are made with; version 0 is the built-in one.
      type: object
      additionalProperties: false
      required: [version, tcf_policy_version, source, last_updated, vendors, translations]
      properties:
        version: {type: integer, minimum: 0, maximum: 4095}
        tcf_policy_version: {type: integer}
        source: {type: string, enum: [built_in, file]}
        last_updated: {oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]}
        vendors: {description: Those that were not deleted., type: integer, minimum: 1}
        translations: {description: The languages of the official texts beside English., type: array, items: {type: string}}
    Version:
      type: object
      additionalProperties: false
      required: [name, version, libraries, geography, transparency, vendor_list]
      properties:
        name: {const: consent-server}
        version: {type: string}
        libraries:
          type: object
          additionalProperties: false
          required: [libmicrohttpd, sqlite, libsodium, libmaxminddb]
          properties:
            libmicrohttpd: {type: string}
            sqlite: {type: string}
            libsodium: {type: string}
            libmaxminddb: {type: string}
        geography:
          type: object
          additionalProperties: false
          required: [description, built_at, has_subdivisions, attribution]
          properties:
            description: {type: [string, 'null']}
            built_at: {oneOf: [{$ref: '#/components/schemas/Time'}, {type: 'null'}]}
            has_subdivisions: {type: boolean}
            attribution: {type: [string, 'null']}
        vendor_list: {$ref: '#/components/schemas/VendorListInForce'}
        transparency:
          description: The log's name and the key that its heads and receipts are signed with.
          type: object
          additionalProperties: false
          required: [log, public_key]
          properties:
            log: {$ref: '#/components/schemas/LogName'}
            public_key: {$ref: '#/components/schemas/PublicKey'}

"""#
}
