import IntentCompiler
import IntentDiagnostics

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
      case .fixed: "takes any value of its type now, and code offers none"
      case .dynamic where old == .fixed: "takes what code offers now; an options provider has to offer it"
      case .dynamic: "can no longer be searched; its provider gets no search term any more"
      case .searchable: "can be searched now; its provider gets a search term"
      }
    report(
      .optionsChanged,
      "'\(parameter.name)' \(words)",
      new == .fixed ? [:] : [.source: .careful, .placed: old == .fixed ? .careful : .safe],
      parameter
    )
  }
}
