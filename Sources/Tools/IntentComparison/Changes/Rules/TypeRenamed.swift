import IntentDiagnostics
import IntentSchema

extension Rule {
  static let typeRenamed = change("type-renamed", .error, "An object type was renamed")
}

extension Comparison {
  mutating func checkName(_ type: ObjectPair) {
    let (old, new) = (type.old, type.new)
    let (before, now) = (old.className ?? old.name, new.className ?? new.name)
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the object type '\(old.name)' was renamed to '\(new.name)'; its class is still '\(now)'"
      return report(.typeRenamed, message, [:], type)
    }
    report(
      .typeRenamed,
      "the object type '\(before)' was renamed to '\(now)'" + Self.sourceFate(old, new),
      [.source: Self.sourceVerdict(old, new), .placed: type.isStored ? .careful : .safe],
      type
    )
  }
}
