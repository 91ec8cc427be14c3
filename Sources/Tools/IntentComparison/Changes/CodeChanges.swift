import IntentDiagnostics

extension Rule {
  static let declarationChanged = change(
    "declaration-changed",
    .error,
    "A class, a protocol or a member that code uses changed"
  )
}

/// What classes, and the plain responses and handlers beside them, no longer declare.
enum CodeChanges {
  /// Reports what the changes that were reported before do not explain.
  static func declarationChanged<Pair: VersionPair>() -> ChangeCheck<Pair>
  where Pair.Element: ComparedDeclaration {
    ChangeCheck(.declarationChanged) { pair, context, findings in
      // Where a type has another name, its own change says so.
      guard let old = pair.old.code?.renaming(context.renamedTypes).declarations,
        let new = pair.new.code?.declarations
      else { return }
      let known = ExplainedNames(findings.changesOfSubject)
      let (oldPaths, newPaths) = (Set(old.keys.map(\.path)), Set(new.keys.map(\.path)))
      for name in Set(old.keys).union(new.keys).sorted() {
        // The owner is reported instead of each of its members.
        guard oldPaths.contains(name.owner) == newPaths.contains(name.owner),
          let (words, verdict) = difference(name, old[name] ?? [], new[name] ?? []),
          !known.explain(name, Set(old[name] ?? []).union(new[name] ?? []), verdict)
        else { continue }
        findings.report(.declarationChanged, words, [.source: verdict], pair)
      }
    }
  }

  /// How a declaration differs, and what that does to code that uses it; `nil` if that is nothing.
  private static func difference(
    _ name: DeclaredCode.Name,
    _ before: Set<DeclaredCode.Declaration>,
    _ now: Set<DeclaredCode.Declaration>
  ) -> (words: String, Verdict)? {
    guard before != now else { return nil }
    let place = name.owner.isEmpty ? "" : " of '\(name.owner)'"
    func first(_ declarations: Set<DeclaredCode.Declaration>) -> DeclaredCode.Declaration? {
      declarations.min { $0.signature < $1.signature }
    }
    guard let changed = first(before.subtracting(now)) else {
      // An extension may implement it.
      guard before.isEmpty, !now.isEmpty, now.allSatisfy({ $0.isRequirement && !$0.isOptional }) else { return nil }
      return ("'\(name.name)'\(place) is new, so code that conforms must implement it", .careful)
    }
    guard let next = first(now.subtracting(before)) ?? first(now) else {
      return changed.isRequirement
        ? ("'\(name.name)'\(place) was removed, so code that implements it is not called", .careful)
        : ("'\(name.name)'\(place) was removed, so code that uses it no longer compiles", .breaking)
    }
    if changed.signature == next.signature, changed.isOptional != next.isOptional {
      return next.isOptional ? nil : ("'\(name.name)'\(place) must be implemented now", .careful)
    }
    let change =
      changed.words.isEmpty
      ? "now has '\(next.words)'"
      : next.words.isEmpty ? "no longer has '\(changed.words)'" : "changed from '\(changed.words)' to '\(next.words)'"
    return ("'\(name.name)'\(place) \(change), so code that uses it no longer compiles", .breaking)
  }
}

extension DeclaredCode.Name {
  /// The name with its owner.
  fileprivate var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

extension DeclaredCode.Declaration {
  /// The signature without the colon before it.
  fileprivate var words: Substring { signature.drop { $0 == ":" || $0 == " " } }
}

/// The elements that changes are about: what is declared for them changes with them.
private struct ExplainedNames {
  /// The names in quotation marks, by the verdict of the change for code.
  private var names: [Verdict: Set<String>] = [:]

  init(_ changes: some Sequence<SchemaChange>) {
    for change in changes {
      let verdict = change.verdict(for: .source)
      guard verdict > .safe else { continue }
      let parts = change.diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: parts.count, by: 2) { names[verdict, default: []].insert(String(parts[index])) }
    }
  }

  /// Whether a change with the same verdict or a worse one names an element that the declaration is for.
  func explain(_ name: DeclaredCode.Name, _ declarations: Set<DeclaredCode.Declaration>, _ verdict: Verdict) -> Bool {
    let parts = ([name.name] + declarations.map(\.signature)).flatMap(DeclaredCode.identifiers).map(String.init)
    let identifiers = Set(parts)
    return names.contains { other, words in
      other >= verdict
        && words.contains { word in
          let capitalised = word.prefix(1).uppercased() + word.dropFirst()
          return !word.isEmpty
            && (identifiers.contains(word) || name.name.contains(capitalised) || name.owner.contains(capitalised))
        }
    }
  }
}
