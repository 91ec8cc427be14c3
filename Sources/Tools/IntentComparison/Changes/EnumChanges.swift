import IntentDiagnostics
import IntentSchema

extension Rule {
  static let enumRemoved = change("enum-removed", .error, "An enum was removed")
}

extension Comparison {
  mutating func checkRemoved(_ enumeration: ComparedSchema.Enum) {
    report(
      .enumRemoved,
      "the enum '\(enumeration.name)' was removed, so code that uses it no longer compiles",
      [.source: .breaking],
      old: enumeration
    )
  }
}

extension Rule {
  static let enumAdded = change("enum-added", .note, "An enum was added")
}

extension Comparison {
  mutating func checkAdded(_ enumeration: ComparedSchema.Enum) {
    report(.enumAdded, "the enum '\(enumeration.name)' was added", [:], new: enumeration)
  }
}

extension Rule {
  static let enumRenamed = change("enum-renamed", .error, "An enum was renamed")
}

extension Comparison {
  mutating func checkName(_ enumeration: EnumPair) {
    let (old, new) = (enumeration.old, enumeration.new)
    let (before, now) = (old.className ?? old.name, new.className ?? new.name)
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the enum '\(old.name)' was renamed to '\(new.name)'; its class is still '\(now)'"
      return report(.enumRenamed, message, [:], enumeration)
    }
    report(
      .enumRenamed,
      "the enum '\(before)' was renamed to '\(now)'" + Self.sourceFate(old, new),
      [.source: Self.sourceVerdict(old, new)],
      enumeration
    )
  }
}
