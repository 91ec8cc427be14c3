import IntentDiagnostics

extension Rule {
  package static let commentInTheWay = Rule(
    "comment-in-the-way",
    .error,
    "A file to format contains a comment, which Xcode's format does not allow",
    on: .other
  )
  package static let binaryDefinition = Rule(
    "binary-definition",
    .note,
    "A file to format or fix is a binary property list",
    on: .other
  )

  package static let newFile = Rule(
    "new-file",
    .note,
    "A file to format is one that Xcode made and has not saved yet",
    on: .other
  )

  /// The rules that formatting and fixing can report.
  package static let canonicalRules: [Rule] = [
    .commentInTheWay, .binaryDefinition, .newFile, .unchangeableFile, .unfixableFile,
  ]
}
