import IntentDiagnostics
import IntentSchema

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
