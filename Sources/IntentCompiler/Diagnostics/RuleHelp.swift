/// The page of help of a rule, as `intentc explain` prints it.
public struct RuleHelp: Sendable, Hashable {
  /// What the rule finds, and how it comes about.
  public let meaning: String
  /// What it does to the people who use the app, or to those who build it.
  public let consequence: String
  /// How to mend it.
  public let remedy: String
  /// A piece of a definition that the rule reports, as XML.
  public let example: String

  public init(meaning: String, consequence: String, remedy: String, example: String) {
    self.meaning = meaning
    self.consequence = consequence
    self.remedy = remedy
    self.example = example
  }
}
