// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct VendorListTests {
    let list = VendorList.builtIn

    @Test func `the built-in list has every purpose and feature of TCF 2`() {
        #expect(list.purposes.map(\.id) == Array(1...11))
        #expect(list.specialPurposes.map(\.id) == [1, 2, 3])
        #expect(list.features.map(\.id) == [1, 2, 3])
        #expect(list.specialFeatures.map(\.id) == [1, 2])
        #expect(list.version == .builtIn)
    }

    @Test func `every built-in purpose and feature has a text of its own that fits a phone`() {
        let items = list.purposes + list.specialPurposes + list.features + list.specialFeatures
        #expect(Set(items.map(\.name)).count == items.count)
        #expect(Set(items.map(\.description)).count == items.count)
        for item in items {
            #expect((1...60).contains(item.name.count), "\(item.name)")
            #expect((40...260).contains(item.description.count), "\(item.name)")
            #expect(item.description.hasSuffix("."))
            #expect(item.illustrations.allSatisfy { (20...120).contains($0.count) })
        }
    }

    @Test func `every built-in purpose has an example`() {
        for item in list.purposes + list.specialPurposes { #expect(!item.illustrations.isEmpty) }
    }

    @Test func `its one vendor is Google with its published declarations`() throws {
        #expect(list.vendors.map(\.id) == [755])
        let google = try #require(list.vendors.first)
        #expect(google.purposes.ids == [1, 3, 4])
        #expect(google.legitimateInterestPurposes.ids == [2, 7, 9, 10])
        #expect(google.flexiblePurposes.ids == [2, 7, 9, 10])
        #expect(google.specialPurposes.ids == [1, 2, 3])
        #expect(google.features.ids == [1, 2])
        #expect(google.specialFeatures.isEmpty)
        #expect(google.policyURL == "https://policies.google.com/privacy")
        #expect(google.retention?.longest == 1096)
    }

    @Test func `consent to Google reaches the purposes that it asks for and the flexible ones`() throws {
        let google = try #require(list.vendors.first)
        #expect(google.purposesOnConsent.ids == [1, 2, 3, 4, 7, 9, 10])
        #expect(google.purposesOnLegitimateInterest.ids == [2, 7, 9, 10])
    }

    @Test func `a legitimate interest in purposes 1 and 3 to 6 is not heard`() {
        var vendor = Vendor(id: 1, name: "Greedy")
        vendor.legitimateInterestPurposes = PurposeSet(1...11)
        #expect(vendor.purposesOnLegitimateInterest.ids == [2, 7, 8, 9, 10, 11])
    }

    @Test func `keeps vendors by id, whatever order they came in`() {
        let vendors = [3, 1, 2].map { Vendor(id: $0, name: "V\($0)") }
        let list = VendorList(
            version: .builtIn, purposes: [], specialPurposes: [], features: [], specialFeatures: [], vendors: vendors)
        #expect(list.vendors.map(\.id) == [1, 2, 3])
    }

    @Test func `a form may disclose vendors that are on the list and were not deleted`() {
        var deleted = Vendor(id: 2, name: "Gone")
        deleted.isDeleted = true
        let list = VendorList(
            version: .builtIn, purposes: [], specialPurposes: [], features: [], specialFeatures: [],
            vendors: [Vendor(id: 1, name: "Here"), deleted, Vendor(id: 3, name: "Also here")])
        #expect(list.disclosable([3, 2, 1, 9, 3]).map(\.id) == [1, 3])
        #expect(list.disclosable([]).isEmpty)
    }

    @Test func `the longest retention is what a form says`() {
        #expect(Vendor.Retention(standard: nil).longest == nil)
        #expect(Vendor.Retention(standard: 30).longest == 30)
        #expect(Vendor.Retention(standard: 30, purposes: [1: 90], specialPurposes: [2: 60]).longest == 90)
    }
}
