import IntentSchema

/// Finds the parameters that an App Intent seems to have under other names.
enum LikelyNames {
  /// The new parameters, by the old names. No two old parameters get one name.
  static func found(_ parameters: Matching<Contract.Field>) -> [String: Contract.Field] {
    var (missing, added) = (parameters.removed.filter { $0.stored != .inexpressible }, parameters.added)
    var newParameters: [String: Contract.Field] = [:]
    var taken: Set<String> = []
    for parameter in missing where parameter.title != nil {
      let titled = added.first {
        $0.title?.text == parameter.title?.text && !taken.contains($0.name) && parameter.isLikely($0)
      }
      guard let titled else { continue }
      newParameters[parameter.name] = titled
      taken.insert(titled.name)
    }
    missing.removeAll { newParameters[$0.name] != nil }
    added.removeAll { taken.contains($0.name) }
    for parameter in missing {
      let same = added.filter(parameter.isLikely)
      guard same.count == 1, missing.count(where: { $0.isLikely(same[0]) }) == 1,
        parameter.mayBeNamed(as: same[0])
      else { continue }
      newParameters[parameter.name] = same[0]
    }
    return newParameters
  }
}

extension Contract.Field {
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
    let (name, otherName) = (one.name.lowercased(), other.name.lowercased())
    return otherName.contains(name) || name.contains(otherName)
  }
}
