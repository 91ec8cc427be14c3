import IntentDiagnostics
import IntentSchema

extension Rule {
  static let arraySizeCut = change("array-size-cut", .warning, "An array holds fewer values in a widget size")
}

extension Comparison {
  mutating func checkSizes(_ parameter: ParameterPair) {
    guard parameter.old.isArray, parameter.new.isArray else { return }
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
    if !cut.isEmpty {
      report(
        .arraySizeCut,
        "the array size of '\(parameter.name)' changed \(cut.joined(separator: ", ")); placed widgets with more values "
          + "show only the first ones",
        [.stored: .careful, .placed: .careful],
        parameter
      )
    }
    if !raised.isEmpty { reportRaised(raised, parameter) }
  }
}

extension Rule {
  static let arraySizeRaised = change(
    "array-size-raised",
    .note,
    "An array holds more values in a widget size"
  )
}

extension Comparison {
  mutating func reportRaised(_ sizes: [String], _ parameter: ParameterPair) {
    let message = "the array size of '\(parameter.name)' changed \(sizes.joined(separator: ", "))"
    report(.arraySizeRaised, message, [:], parameter)
  }
}

extension Rule {
  static let optionsChanged = change(
    "options-changed",
    .warning,
    "The source of a parameter's options changed"
  )
}

extension Comparison {
  mutating func checkOptions(_ parameter: ParameterPair) {
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
    report(
      .optionsChanged,
      "'\(parameter.name)' \(words)",
      new == .fixed ? [:] : [.source: .careful, .placed: old == .fixed ? .careful : .safe],
      parameter
    )
  }
}

extension Rule {
  static let configurableChanged = change(
    "configurable-changed",
    .warning,
    "Users can no longer change a parameter, or now can"
  )
}

extension Comparison {
  mutating func checkConfigurable(_ parameter: ParameterPair) {
    guard parameter.old.isConfigurable != parameter.new.isConfigurable,
      !parameter.old.unknown.union(parameter.new.unknown).contains(.isConfigurable)
    else { return }
    let words =
      parameter.new.isConfigurable
      ? "people can now change '\(parameter.name)'"
      : "people can no longer change '\(parameter.name)', or undo what they chose for it"
    report(.configurableChanged, words, parameter.new.isConfigurable ? [:] : [.placed: .careful], parameter)
  }
}
