import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let defaultChanged = change("default-changed", .warning, "The default of a parameter changed")
}

extension Comparison {
  mutating func checkDefault(_ parameter: ParameterPair) {
    guard parameter.old.isArray == parameter.new.isArray else { return }
    let type = parameter.old.type
    var old = parameter.old.meaning.defaultValue?.bareWords
    let new = parameter.new.meaning.defaultValue?.bareWords
    if type.enumName != nil, let before = old {
      let meant = renamed(before, of: parameter.old, to: parameter.new, in: parameter.intent)
      if before == new, meant != before {
        return report(
          .defaultChanged,
          "the default of '\(parameter.name)' is still '\(before)', which is now another case: the intended one was "
            + (meant.map { "renamed to '\($0)'" } ?? "removed"),
          parameter.new.isArray ? [:] : [.stored: .careful],
          parameter
        )
      }
      old = meant ?? before
    }
    guard old != new else { return }
    if !parameter.new.isArray, (old == nil) != (new == nil) {
      return reportOptionality(parameter)
    }
    let quote = type.enumName == nil ? "" : "'"
    let short = Self.shortened(old ?? "", new ?? "")
    let before = old == nil ? "no value" : quote + short.old + quote
    let now = new == nil ? "no value" : quote + short.new + quote
    report(
      .defaultChanged,
      "the default of \(parameter.new.isArray ? "a new element of " : "")'\(parameter.name)' changed from \(before) to \(now)"
        + DefaultChildren(parameter.intent).hidden(by: parameter),
      parameter.new.isArray ? [:] : [.stored: .careful],
      parameter
    )
  }
}
