// SPDX-License-Identifier: Apache-2.0

/// Where the program starts.
@main
struct Main {
    static func main() {}
}
