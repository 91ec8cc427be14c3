import IntentDiagnostics
import IntentSchema

extension Rule {
  static let arraySizeCut = change("array-size-cut", .warning, "An array holds fewer values in a widget size")
  static let arraySizeRaised = change(
    "array-size-raised",
    .note,
    "An array holds more values in a widget size"
  )
  static let optionsChanged = change(
    "options-changed",
    .warning,
    "The source of a parameter's options changed"
  )
  static let configurableChanged = change(
    "configurable-changed",
    .warning,
    "People can no longer change a parameter, or now can"
  )
}

/// Checks what people can choose: sizes of arrays, options, and whether they can change a value.
enum ChoiceChanges {
  static let arraySizeCut = ChangeCheck<ParameterPair>(.arraySizeCut) { pair, _, findings in
    let sizes = sizes(of: pair).cut
    guard !sizes.isEmpty else { return }
    findings.report(
      .arraySizeCut,
      "the array size of '\(pair.name)' changed \(sizes.joined(separator: ", ")); placed widgets with more values "
        + "show only the first ones",
      [.stored: .careful, .placed: .careful],
      pair
    )
  }

  static let arraySizeRaised = ChangeCheck<ParameterPair>(.arraySizeRaised) { pair, _, findings in
    let sizes = sizes(of: pair).raised
    guard !sizes.isEmpty else { return }
    let message = "the array size of '\(pair.name)' changed \(sizes.joined(separator: ", "))"
    findings.report(.arraySizeRaised, message, [:], pair)
  }

  private static func sizes(of parameter: ParameterPair) -> (cut: [String], raised: [String]) {
    guard parameter.old.isArray, parameter.new.isArray else { return ([], []) }
    var cut: [String] = []
    var raised: [String] = []
    for family in ConfigurationFamily.allCases {
      let (old, new) = (
        parameter.old.arraySizes?.maximumCounts[family], parameter.new.arraySizes?.maximumCounts[family]
      )
      guard old != new else { continue }
      let words =
        "from \(old.map { "\($0)" } ?? "any number") to \(new.map { "\($0)" } ?? "any number") in \(family.rawValue)"
      if let new, new < old ?? .max { cut.append(words) } else { raised.append(words) }
    }
    return (cut, raised)
  }

  static let optionsChanged = ChangeCheck<ParameterPair>(.optionsChanged) { parameter, _, findings in
    let (old, new) = (parameter.old.options, parameter.new.options)
    guard old != new else { return }
    let words =
      switch new {
      case .fixed: "now takes any value of its type; code no longer provides its options"
      case .dynamic where old == .fixed:
        "now takes its options from code; an options provider must offer them"
      case .dynamic: "no longer supports search; its provider gets no search term"
      case .searchable: "now supports search; its provider gets a search term"
      }
    findings.report(
      .optionsChanged,
      "'\(parameter.name)' \(words)",
      new == .fixed ? [:] : [.source: .careful, .placed: old == .fixed ? .careful : .safe],
      parameter
    )
  }

  static let configurableChanged = ChangeCheck<ParameterPair>(.configurableChanged) { pair, _, findings in
    guard pair.old.isConfigurable != pair.new.isConfigurable,
      !pair.old.unknown.union(pair.new.unknown).contains(.isConfigurable)
    else { return }
    let words =
      pair.new.isConfigurable
      ? "people can now change '\(pair.name)'"
      : "people can no longer change '\(pair.name)', or undo what they chose for it"
    findings.report(
      .configurableChanged,
      words,
      pair.new.isConfigurable ? [:] : [.placed: .careful],
      pair
    )
  }
}
