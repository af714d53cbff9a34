# SPDX-License-Identifier: Apache-2.0
"""A vendor list of the shape and size of IAB Europe's, with names and texts that are made up."""
import json
import os


def texts(kind, count, language):
    return {str(id): {
        "id": id, "name": f"{language} {kind} {id}", "description": f"{kind} {id} in {language}. " * 8,
        "illustrations": [f"An example of {kind} {id}. " * 6] * 2 if "urpose" in kind else [],
    } for id in range(1, count + 1)}


# How long IAB Europe's English texts are, in letters: name, description, examples.
LENGTHS = {
    "purposes": [
        (43, 407, [358]), (38, 288, [331, 438]), (44, 540, [566, 421]), (47, 252, [361, 232]), (38, 664, [394, 263]),
        (43, 432, [263, 305]), (31, 421, [296, 459]), (27, 490, [430, 207]), (86, 375, [449, 430]), (28, 345, [326, 270]),
        (34, 301, [425, 311])],
    "specialPurposes": [(57, 372, [297]), (43, 212, [531]), (36, 289, [272])],
    "features": [(46, 329, []), (22, 323, []), (63, 272, [])],
    "specialFeatures": [(28, 150, []), (55, 259, [])],
    "dataCategories": [
        (12, 294, []), (22, 145, []), (18, 269, []), (25, 616, []), (34, 406, []), (29, 256, []), (18, 159, []),
        (25, 179, []), (21, 134, []), (15, 346, []), (15, 99, [])],
}


def long_translation(letters="λέξη ", growth=1.25, version=178):
    """A translation as long as the official ones can be: a quarter over the English, in letters of two bytes."""
    def words(count):
        count = round(count * growth)
        return (letters * (count // len(letters) + 1))[:count].strip() or "x"

    return {**head(version), "stacks": {}, **{
        kind: {str(id): {"id": id, "name": f"{words(name)} {id}", "description": words(description),
                         "illustrations": [words(example) for example in examples]}
               for id, (name, description, examples) in enumerate(lengths, 1)}
        for kind, lengths in LENGTHS.items()}}


def head(version, policy=5):
    return {"gvlSpecificationVersion": 3, "vendorListVersion": version, "tcfPolicyVersion": policy,
            "lastUpdated": "2026-11-26T16:00:32Z"}


def translation(language, version=178):
    return {**head(version), "purposes": texts("purpose", 11, language),
            "specialPurposes": texts("special purpose", 3, language), "features": texts("feature", 3, language),
            "specialFeatures": texts("special feature", 2, language), "stacks": {},
            "dataCategories": texts("data category", 11, language)}


def vendor(id, **changes):
    return {
        "id": id, "name": "Google Advertising Products" if id == 755 else f"Vendor {id} and Daughters GmbH",
        "purposes": [1, 3, 4], "legIntPurposes": [2, 7, 9, 10], "flexiblePurposes": [2, 7, 9, 10],
        "specialPurposes": [1, 2, 3], "features": [1, 2, 3][:id % 4], "specialFeatures": [1] if id % 5 == 0 else [],
        "cookieMaxAgeSeconds": 86400 * (id % 400), "usesCookies": True, "cookieRefresh": False,
        "usesNonCookieAccess": id % 2 == 0, "dataDeclaration": list(range(1, 12)),
        "dataRetention": {"stdRetention": 365, "purposes": {"3": 180}, "specialPurposes": {}},
        "deviceStorageDisclosureUrl": f"https://vendor-{id}.example/storage.json",
        "urls": [{"langId": "en", "privacy": f"https://vendor-{id}.example/privacy", "legIntClaim": ""},
                 {"langId": "de", "privacy": f"https://vendor-{id}.example/datenschutz"}],
        **changes,
    }


def vendor_list(version=178, count=1600, changes=None):
    vendors = {str(id): vendor(id, **(changes or {}).get(id, {})) for id in range(1, count + 1)}
    return {**translation("Official", version), "vendors": vendors}


def write(path, value):
    """Replaces a file as an operator should: whole, by a rename."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(value if isinstance(value, str) else json.dumps(value))
    os.replace(draft, path)
