import IntentDiagnostics

extension Rule {
  package static let swiftNameCollision = Rule(
    "swift-name-collision",
    .error,
    "Two declarations have the same Swift name"
  )
  static let outputNameCollision = Rule(
    "output-name-collision",
    .error,
    "Two definitions generate the same output file"
  )

  static let outputName = Rule(
    "output-name",
    .error,
    "The name of a generated file is not a valid file name",
    on: .other
  )

  package static let optionWithoutEffect = Rule(
    "option-without-effect",
    .error,
    "An option does not apply to what is generated",
    on: .other
  )

  /// The rules that generating Swift can report.
  package static let generationRules: [Rule] = [
    .swiftNameCollision, .outputNameCollision, .outputName, .optionWithoutEffect,
  ]
}
