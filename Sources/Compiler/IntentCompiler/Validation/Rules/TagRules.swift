import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let duplicateTag = Rule(
    "duplicate-tag",
    .warning,
    "Two parameters, properties or response parameters have the same tag"
  )

  package static let missingTag = Rule("missing-tag", .warning, "A parameter has no tag")

  package static let tagAboveLast = Rule("tag-above-last", .warning, "A tag is higher than the last tag")
}

/// Rules for tags, by which the system finds parameters and properties.
enum TagRules {
  static let intents: [Check<IntentElement>] = [
    Check(.duplicateTag, duplicateTag),
    Check(.tagAboveLast, tagAboveLast),
  ]
  static let parameters: [Check<ParameterElement>] = [
    Check(.missingTag, missingTag)
  ]
  static let responses: [Check<ResponseElement>] = [
    Check(.duplicateTag, duplicateTag),
    Check(.tagAboveLast, tagAboveLast),
  ]
  static let objectTypes: [Check<LoweredObjectType>] = [
    Check(.duplicateTag, duplicateTag),
    Check(.tagAboveLast, tagAboveLast),
  ]

  private static func duplicateTag<List: FieldList>(_ list: List, _ findings: inout Findings) {
    var seen: [Int: (name: String, tag: Located<Int>)] = [:]
    for (index, field) in list.fields.enumerated() {
      // Files omit a tag of 0, so it counts as missing.
      guard let tag = field.tag, tag.value != 0 else { continue }
      let name = field.name?.value ?? "?"
      guard let first = seen[tag.value] else {
        seen[tag.value] = (name, tag)
        continue
      }
      // Another rule reports a complete copy.
      guard first.name != name || field.name == nil else { continue }
      let site = list.site(ofField: index)
      findings.report(
        .duplicateTag,
        "'\(name)' has the same tag \(tag.value) as '\(first.name)'; give it a new one above the last tag",
        in: site,
        key: .field(List.owner, .tag),
        at: tag.range,
        notes: [Diagnostic.Note("the other tag \(tag.value) is here", at: site.location(first.tag.range))]
      )
    }
  }

  private static func missingTag(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard parameter.parameter.field.tag?.value ?? 0 == 0, !parameter.label.isEmpty else { return }
    findings.report(
      .missingTag,
      "'\(parameter.label)' has no tag; give it a number that no other parameter has ever had",
      in: parameter.site,
      key: .field(.parameter, .tag),
      at: parameter.parameter.field.tag?.range ?? parameter.parameter.field.name?.range
    )
  }

  private static func tagAboveLast<List: FieldList>(_ list: List, _ findings: inout Findings) {
    guard let last = list.lastTag,
      let highest = list.fields.max(by: { $0.tag?.value ?? 0 < $1.tag?.value ?? 0 }),
      let tag = highest.tag, tag.value > last.value
    else { return }
    findings.report(
      .tagAboveLast,
      "'\(highest.name?.value ?? "?")' has the tag \(tag.value), which is above the last tag \(last.value)",
      in: list.site,
      key: List.lastTagKey,
      at: last.range,
      notes: [Diagnostic.Note("the tag \(tag.value) is here", at: list.site.definition.location(tag.range))],
      fix: last.range.map {
        Diagnostic.Fix(
          "replace \(last.value) with \(tag.value)",
          replacing: $0,
          with: "\(tag.value)",
          isSafe: true
        )
      }
    )
  }
}
