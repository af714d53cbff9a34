// SPDX-License-Identifier: Apache-2.0

extension ImportedChoice {
    /// What another platform's strings say; refuses a string that can't be read or must not be relied on, and says what
    /// is wrong with it: nothing is ever taken for a refusal because it could not be read.
    ///
    /// Vendors that the list in force does not have, or no longer has, are left out of the choice; the string itself is
    /// given back with them.
    public init(
        tcString: String?, acString: String? = nil, gppString: String?, vendorList: VendorList, now: Timestamp
    ) throws(SubmissionRefusal) {
        self.init()
        let moment = Deciseconds(milliseconds: now.milliseconds)
        if let tcString {
            let string: TCString
            do throws(ConsentStringError) {
                string = try TCString.decode(tcString)
            } catch { throw SubmissionRefusal(.tcStringInvalid, "tc_string: \(error).") }
            if let problem = string.problems(now: moment).first(where: { $0.severity == .invalid }) {
                throw SubmissionRefusal(.tcStringInvalid, "tc_string: \(problem).")
            }
            european.append(European(string, text: tcString, isFromGPP: false, vendorList: vendorList))
        }
        if let acString {
            do throws(ConsentStringError) {
                additionalConsent = try AdditionalConsent.decode(acString)
            } catch { throw SubmissionRefusal(.acStringInvalid, "ac_string: \(error).") }
        }
        if let gppString { try read(gppString, vendorList, moment) }
    }

    /// When the oldest of the TC strings in what was imported was last updated, which is when that choice was made; nil
    /// where there is none.
    public static func lastUpdatedAt(tcString: String?, gppString: String?) -> Timestamp? {
        var strings: [TCString] = []
        if let tcString, let string = try? TCString.decode(tcString) { strings.append(string) }
        for section in gppString.flatMap({ try? GPPString.decode($0) })?.sections ?? [] {
            if case .tcfeuv2(let string) = section.content { strings.append(string) }
        }
        return strings.map { Timestamp(milliseconds: $0.lastUpdated.milliseconds) }.min()
    }

    private mutating func read(
        _ text: String, _ vendorList: VendorList, _ moment: Deciseconds
    ) throws(SubmissionRefusal) {
        let string: GPPString
        do throws(ConsentStringError) {
            string = try GPPString.decode(text)
        } catch { throw SubmissionRefusal(.gppStringInvalid, "gpp_string: \(error).") }
        if let problem = string.problems(now: moment).first(where: { $0.severity == .invalid }) {
            throw SubmissionRefusal(.gppStringInvalid, "gpp_string: \(problem).")
        }
        for section in string.sections {
            switch section.content {
            case .tcfeuv2(let string):
                european.append(European(string, text: section.text, isFromGPP: true, vendorList: vendorList))
            case .us(let content): add(USChoice(content), of: section.id)
            case .uspv1(let content): if let choice = USChoice(content) { add(choice, of: section.id) }
            case .tcfcav1, .unknown: break
            }
        }
    }

    private mutating func add(_ choice: USChoice, of section: Int) {
        usStates.append(choice)
        usSections.append(section)
    }
}

extension ImportedChoice.European {
    init(_ string: TCString, text: String, isFromGPP: Bool, vendorList: VendorList) {
        self.init(
            choice: EuropeanChoice(string, knownTo: vendorList), tcString: text, isFromGPP: isFromGPP,
            createdAt: Timestamp(milliseconds: string.created.milliseconds),
            lastUpdatedAt: Timestamp(milliseconds: string.lastUpdated.milliseconds),
            tcfPolicyVersion: Int(string.tcfPolicyVersion), vendorListVersion: Int(string.vendorListVersion),
            language: string.consentLanguage.description.lowercased())
    }
}

extension EuropeanChoice {
    /// What a TC string says to the vendors that a list has; what it does not name is refused.
    ///
    /// A string without DisclosedVendors does not tell who was shown; who has a signal in it was.
    init(_ string: TCString, knownTo vendorList: VendorList) {
        self.init()
        let known = vendorList.establishable
        let ids = { (set: VendorSet) in IDSet(set.intersection(known).ids.map { UInt32($0) }) }
        purposesConsent = PurposeSet(string.purposesConsent.ids)
        purposesLegitimateInterest = PurposeSet(string.purposesLITransparency.ids).subtracting(.consentOnly)
        specialFeatures = PurposeSet(string.specialFeatureOptIns.ids)
        vendorsConsent = ids(string.vendorConsents.vendors)
        vendorsLegitimateInterest = ids(string.vendorLegitimateInterests.vendors)
        vendorsDisclosed =
            string.disclosedVendors.map { ids($0.vendors) }
            ?? IDSet(vendorsConsent.ids + vendorsLegitimateInterest.ids)
        // One set for each purpose and type, however many entries the string has.
        var merged: [Int: [ClosedRange<UInt16>]] = [:]
        for entry in string.publisherRestrictions where entry.restrictionType != .undefined {
            merged[Int(entry.purposeId) << 2 | Int(entry.restrictionType.rawValue), default: []] += entry.vendors.ranges
        }
        restrictions = merged.sorted { $0.key < $1.key }.compactMap { key, ranges in
            let vendors = ids(VendorSet(ranges: ranges))
            guard let type = PublisherRestriction.RestrictionType(rawValue: key & 3), !vendors.isEmpty else {
                return nil
            }
            return PublisherRestriction(purpose: key >> 2, type: type, vendors: vendors)
        }
    }
}

extension VendorList {
    /// The vendors that an imported string may name: those on the list and not deleted; any that a list can have, where
    /// ours is the built-in one, which knows of one only.
    fileprivate var establishable: VendorSet {
        guard version.version > 0 else { return VendorSet(ranges: [1...4095]) }
        return VendorSet(vendors.lazy.filter { !$0.isDeleted }.map { Int($0.id) })
    }
}
