import IntentSchema

/// Finds the parameters that an App Intent seems to have under other names.
enum LikelyNames {
  /// The new parameters, by the old names. No two old parameters get one name.
  static func found(_ parameters: Matching<Contract.Field>) -> [String: Contract.Field] {
    var (missing, added) = (parameters.removed.filter { $0.stored != .inexpressible }, parameters.added)
    var found: [String: Contract.Field] = [:]
    var taken: Set<String> = []
    for parameter in missing where parameter.title != nil {
      let titled = added.first {
        $0.title?.text == parameter.title?.text && !taken.contains($0.name) && parameter.isLikely($0)
      }
      guard let titled else { continue }
      found[parameter.name] = titled
      taken.insert(titled.name)
    }
    missing.removeAll { found[$0.name] != nil }
    added.removeAll { taken.contains($0.name) }
    for parameter in missing {
      let same = added.filter(parameter.isLikely)
      guard same.count == 1, missing.count(where: { $0.isLikely(same[0]) }) == 1,
        parameter.mayBeNamed(as: same[0])
      else { continue }
      found[parameter.name] = same[0]
    }
    return found
  }
}

extension Contract.Field {
  /// The effect on stored values if their parameter gets another type.
  enum Relation {
    case same, other, unknown, unmeasured, inexpressible
  }

  /// Whether the system finds a value of this type under the other. A definition's types have other names
  /// than Swift's.
  func relation(to now: Self) -> Relation {
    let hasOtherNames = isOfDefinition
    switch (stored, now.stored) {
    case (.inexpressible, _): return .inexpressible
    case (.declared(let one), .declared(let other)) where one.kind == other.kind:
      return hasOtherNames || typeIdentifier == now.typeIdentifier ? .same : .other
    case (let one, let other) where !hasOtherNames && one == other: return .same
    case (.unmeasured, _), (_, .unmeasured): return .unmeasured
    case (.plain(let names), .plain(let others)): return names.isDisjoint(with: others) ? .other : .same
    // Only one version's sources declare it.
    case (.undeclared(let name), .declared(let other)), (.declared(let other), .undeclared(let name)):
      let isSame = !hasOtherNames && !name.isEmpty && other.name.split(separator: ".").last == name[...]
      return isSame ? .same : .unknown
    case (.undeclared, _), (_, .undeclared): return .unknown
    default: return .other
    }
  }

  /// Whether the system finds a value of this type under the other, as far as the sources say. A definition's
  /// types have other names than Swift's, so an unknown type counts as found.
  func isFound(as now: Self) -> Bool {
    switch relation(to: now) {
    case .same: true
    case .unknown: ![stored, now.stored].contains(.undeclared("")) && isOfDefinition
    case .unmeasured, .inexpressible, .other: false
    }
  }

  /// Whether one may be the other, renamed. Many parameters are a `Bool`, so these must share a word.
  fileprivate func mayBeNamed(as other: Self) -> Bool {
    guard stored == .plain(["Bool"]) else { return true }
    return title == nil || other.title == nil || !words.isDisjoint(with: other.words)
  }

  /// The words of its name and title, in lower case.
  private var words: Set<String> {
    let parts = "\(name) \(title?.text ?? "")".split { !$0.isLetter && !$0.isNumber }
    let words = parts.flatMap { part in
      part.reduce(into: [""]) { words, letter in
        if letter.isUppercase, words.last?.last?.isLowercase == true { words.append("") }
        words[words.count - 1].append(letter)
      }
    }
    return Set(words.map { $0.lowercased() }.filter { $0.count > 2 })
  }

  /// Whether the other parameter may be this one, renamed.
  func isLikely(_ other: Self) -> Bool {
    guard relation(to: other) == .same, isArray == other.isArray else { return false }
    guard let one = stored.declared, let other = other.stored.declared else { return true }
    let (name, code) = (one.name.lowercased(), other.name.lowercased())
    return code.contains(name) || name.contains(code)
  }
}
