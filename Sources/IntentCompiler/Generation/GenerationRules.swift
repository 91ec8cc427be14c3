import IntentDiagnostics

extension Rule {
  static let swiftNameCollision = Rule("swift-name-collision", .error, "Two declarations get one Swift name")
  static let outputNameCollision = Rule(
    "output-name-collision",
    .error,
    "Two definitions get one output file"
  )

  static let outputName = Rule(
    "output-name",
    .error,
    "A generated file has a name that no file can have",
    on: .other
  )

  /// The rules that generating Swift can report.
  package static let generationRules: [Rule] = [.swiftNameCollision, .outputNameCollision, .outputName]
}
