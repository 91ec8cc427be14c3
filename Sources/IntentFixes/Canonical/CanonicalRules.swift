extension Rule {
  static let commentInTheWay = Rule(
    "comment-in-the-way",
    .error,
    "A file to format contains a comment, which Xcode's format does not allow",
    on: .other
  )
  static let binaryDefinition = Rule(
    "binary-definition",
    .note,
    "A file to format or fix is a binary property list",
    on: .other
  )

  /// The rules that formatting and fixing can report.
  package static let canonicalRules: [Rule] = [
    .commentInTheWay, .binaryDefinition, .unchangeableFile, .unfixableFile,
  ]
}
