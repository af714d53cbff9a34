// SPDX-License-Identifier: Apache-2.0

extension HostedPage {
    static let shield: StaticString = """
        <svg class="emblem" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
        <path d="M12 3l7 2.5v5.6c0 4.4-2.9 7.9-7 9.9-4.1-2-7-5.5-7-9.9V5.5z"/><path d="M9 11.8l2.2 2.2 4-4.2"/></svg>
        """

    static let tick: StaticString = """
        <svg class="emblem" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" \
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg>
        """

    static let cross: StaticString = """
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" \
        aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>
        """

    static let arrow: StaticString = """
        <svg class="turns" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" \
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M19 12H5M11 6l-6 6 6 6"/></svg>
        """
}
