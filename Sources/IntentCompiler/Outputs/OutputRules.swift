extension Rule {
  static let outputName = Rule("output-name", .error, "A generated file has a name that no file can have")
  static let outputFailed = Rule("output-failed", .error, "A generated file cannot be written")

  /// The rules that writing can report.
  static let outputRules: [Rule] = [.outputName, .outputFailed]
}
