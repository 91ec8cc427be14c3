import IntentDiagnostics

extension Rule {
  static let nameRespelled = change(
    "name-respelled",
    .error,
    "A name looks the same but uses different Unicode characters"
  )
}

/// Checks names that changed only in their Unicode form. Swift takes them for equal, and the system may not.
enum NameChanges {
  static let intentRespelled = ChangeCheck<IntentPair>(.nameRespelled, of: .definitions) { pair, findings in
    report([(pair.old.name, pair.new.name), pair.classNames], pair, &findings)
  }

  static let parameterRespelled = ChangeCheck<ParameterPair>(.nameRespelled, of: .definitions) {
    pair,
    findings in
    report([(pair.old.name, pair.new.name)], pair, &findings)
  }

  private static func report(
    _ names: [(old: String, new: String)],
    _ pair: some ElementPair,
    _ findings: inout ChangeFindings
  ) {
    let respelled = names.first { $0.old == $0.new && !$0.old.utf8.elementsEqual($0.new.utf8) }
    guard let name = respelled?.new else { return }
    let message =
      "'\(name)' looks the same but now uses different Unicode characters; the system may not find what it stored under "
      + "the name"
    findings.report(.nameRespelled, message, [.placed: .breaking], pair)
  }
}
