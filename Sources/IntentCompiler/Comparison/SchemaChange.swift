/// One difference between two versions of definitions that means something.
public struct SchemaChange: Sendable, Hashable {
  /// The intent, enum or object type that a change is part of.
  public struct Subject: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case intent
      case `enum`
      case type
    }

    public var kind: Kind
    /// Its name in the new version, or in the old one where it is gone.
    public var name: String
  }

  /// What is changed, why it matters, and the rule that knows. Its location is the new place, or the old one where
  /// the new version has none; its severity is that of ``verdict`` unless the project has set another.
  public var diagnostic: Diagnostic
  /// The verdict for each audience; safe for one that is not there.
  public var verdicts: [Audience: Verdict]
  /// What it is part of.
  public var subject: Subject
  /// The place in the old version; `nil` where it has none.
  public var old: SourceLocation?
  /// The place in the new version; `nil` where it has none.
  public var new: SourceLocation?

  /// The worst of the audiences' verdicts, or the one that the project has set.
  public var verdict: Verdict { Verdict(diagnostic.severity) }

  /// The verdict for one audience.
  public func verdict(for audience: Audience) -> Verdict { verdicts[audience] ?? .safe }
}
