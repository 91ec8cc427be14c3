import IntentDiagnostics

extension Rule {
  static let commentInTheWay = Rule(
    "comment-in-the-way",
    .error,
    "A file that is to be formatted holds a comment, for which Xcode's form has no place",
    on: .other
  )
  static let binaryDefinition = Rule(
    "binary-definition",
    .note,
    "A file that is to be formatted or fixed is a binary property list",
    on: .other
  )

  /// The rules that formatting and fixing can report.
  package static let canonicalRules: [Rule] = [
    .commentInTheWay, .binaryDefinition, .unchangeableFile, .unfixableFile,
  ]
}
