extension Rule {
  static let swiftNameCollision = Rule(
    "swift-name-collision",
    .error,
    "Two declarations get one Swift name"
  )
  static let outputNameCollision = Rule(
    "output-name-collision",
    .error,
    "Two definitions get one output file"
  )

  /// The rules that generating Swift can report.
  static let generationRules: [Rule] = [.swiftNameCollision, .outputNameCollision]
}
