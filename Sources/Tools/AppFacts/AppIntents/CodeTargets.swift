import IntentDiagnostics

/// The targets of a version, and the files of its code that they build.
package struct CodeTargets: Sendable {
  /// All targets, by their keys.
  private var targetsByKey: [String: AppTarget] = [:]
  /// The targets that build a file, by its name. Files with unknown targets are missing.
  private var owners: [String: [AppTarget]] = [:]
  /// The keys of the same targets in an earlier version, by the targets' own keys.
  private var matches: [String: String] = [:]
  /// Whether the code covers all targets.
  package private(set) var isWhole = false
  /// Whether each target has its own types of a name. If only some versions know their targets, one name
  /// would mean different types in two versions.
  package var tellTypesApart = true

  package init() {}

  /// - Parameter isWhole: Whether the code covers all targets.
  package init(_ targets: [AppTarget], ofAll isWhole: Bool) {
    self.isWhole = isWhole
    targetsByKey = Dictionary(firsts: targets.map { ($0.key, $0) })
  }

  /// Adds the targets of a file. Two files with the same contents can have the same name in the code.
  ///
  /// - Parameter targets: Empty if unknown.
  package mutating func add(_ file: String, _ targets: [AppTarget]) {
    guard owners[file]?.isEmpty != true else { return }
    owners[file] = targets.isEmpty ? [] : (owners[file] ?? []) + targets
  }

  package func knows(_ file: String) -> Bool { owners[file]?.isEmpty == false }

  /// The targets that build a type's file; empty if unknown.
  package func owners(of type: TypeCode) -> [AppTarget] { owners[type.location?.file ?? ""] ?? [] }

  /// The keys of a type's targets in one text; empty if they are unknown.
  package func home(of type: TypeCode) -> String {
    owners(of: type).map(\.key).sorted().joined(separator: ", ")
  }

  /// Whether the code belongs to a whole app.
  package var hasApp: Bool { targetsByKey.values.contains { $0.kind == .app } }

  package subscript(key: String) -> AppTarget? { targetsByKey[key] }

  /// The shipped targets that build a file; `nil` if unknown.
  package func shipped(_ file: String) -> [String: AppTarget]? {
    guard let targets = owners[file], !targets.isEmpty else { return nil }
    return Dictionary(firsts: targets.filter(\.isShipped).map { (matches[$0.key] ?? $0.key, $0) })
  }

  /// Whether one target embeds the other, or an app embeds both.
  package func areOfOneApp(_ one: AppTarget, _ other: AppTarget) -> Bool {
    one.depends(on: other) || other.depends(on: one)
      || targetsByKey.values.contains { $0.kind == .app && $0.depends(on: one) && $0.depends(on: other) }
  }

  /// Equal for versions that build each file into the same targets.
  package var identity: String {
    owners.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.map { $0.key + ($0.product ?? "") }.sorted())\n" }.joined()
  }

  /// Gives each target the key of the same one in an earlier version, perhaps with another name or in another
  /// project. A property that only one target has in both versions identifies it, the most specific one
  /// first.
  package func matched(to old: CodeTargets) -> CodeTargets {
    let properties: [(AppTarget) -> String?] = [
      { "\($0.key) \($0.product ?? "")" }, { target in target.product.map { "\(target.name) \($0)" } },
      \.product,
      \.key, \.name,
    ]
    var (before, now) = (old.targetsByKey, targetsByKey)
    var result = self
    for property in properties {
      let earlier = Dictionary(grouping: before.filter { property($0.value) != nil }) { property($0.value) }
      for (name, later) in Dictionary(grouping: now, by: { property($0.value) }) {
        guard later.count == 1, let other = earlier[name], other.count == 1 else { continue }
        result.matches[later[0].key] = other[0].key
        (before[other[0].key], now[later[0].key]) = (nil, nil)
      }
    }
    for key in now.keys { result.matches[key] = "new \(key)" }
    result.targetsByKey = Dictionary(firsts: targetsByKey.map { (result.matches[$0] ?? $0, $1) })
    return result
  }
}

extension AppTarget {
  /// The target's kind and bundle identifier or module, which the system knows; `nil` if unknown.
  fileprivate var product: String? { (bundle ?? module).map { "\(kind) \($0)" } }

  /// Whether people get it, unlike tests and scripts.
  package var isShipped: Bool {
    kind != .userInterfaceTests && (kind != .other || isOfWatch || package != nil)
  }

  /// Whether the target is a bundle that the system searches for App Intents, rather than a module.
  package var isBundle: Bool { kind.isProgram || kind == .other && isOfWatch }

  /// Whether both can be on one device.
  package func mayAccompany(_ other: AppTarget) -> Bool {
    let (own, others) = (Set(minimums.keys), Set(other.minimums.keys))
    return isOfWatch == other.isOfWatch && (own.isEmpty || others.isEmpty || !own.isDisjoint(with: others))
  }

  /// The target in messages, such as `the extension 'Widget' (com.example.app.widget)`.
  package var words: String {
    let detail = isBundle ? bundle.map { " (\($0))" } ?? "" : ""
    let what =
      switch kind {
      case .app: isOfWatch ? "app for the watch" : "app"
      case .appExtension: isOfWatch ? "extension for the watch" : "extension"
      case .framework: "framework"
      case .library: "library"
      case .userInterfaceTests: "target"
      case .other: isOfWatch ? "target for the watch" : package == nil ? "target" : "package's target"
      }
    return "the \(what) '\(name)'\(detail)"
  }
}
