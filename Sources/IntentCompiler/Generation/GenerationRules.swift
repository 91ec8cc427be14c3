extension Rule {
  /// The rules that generating Swift can report.
  static let generationRules: [Rule] = [.swiftNameCollision, .outputNameCollision]
}
