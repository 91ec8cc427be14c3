import AppFacts
import IntentDiagnostics

/// The targets of a version, and which of them build the files of its code.
package struct CodeTargets: Sendable {
  private var all: [String: AppTarget] = [:]
  /// By the names of files in the code. A file whose targets are unknown is missing.
  private var owners: [String: [AppTarget]] = [:]
  /// Whether the code of all targets is there.
  private(set) var isWhole = false

  package init() {}

  /// - Parameter isWhole: Whether the code of all targets is there.
  package init(_ targets: [AppTarget], ofAll isWhole: Bool) {
    self.isWhole = isWhole
    all = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Two files with the same contents can have the same name in the code.
  ///
  /// - Parameter targets: Empty if unknown.
  package mutating func add(_ file: String, _ targets: [AppTarget]) {
    guard owners[file]?.isEmpty != true else { return }
    owners[file] = targets.isEmpty ? [] : (owners[file] ?? []) + targets
  }

  func knows(_ file: String) -> Bool { owners[file]?.isEmpty == false }

  subscript(name: String) -> AppTarget? { all[name] }

  /// What is shipped of the targets with a file, by name; `nil` if unknown.
  func shipped(_ file: String) -> [String: AppTarget]? {
    guard let targets = owners[file], !targets.isEmpty else { return nil }
    return Dictionary(targets.filter(\.isShipped).map { ($0.name, $0) }) { first, _ in first }
  }

  /// Whether one embeds the other, or an app both.
  func areOfOneApp(_ one: AppTarget, _ other: AppTarget) -> Bool {
    let names = [one.name, other.name]
    return one.dependencies.contains(other.name) || other.dependencies.contains(one.name)
      || all.values.contains { $0.kind == .app && $0.dependencies.isSuperset(of: names) }
  }

  /// The same for versions in which each file has the same targets.
  package var identity: String {
    owners.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.map(\.name).sorted())\n" }.joined()
  }
}

extension AppTarget {
  /// Whether people get it, unlike tests and scripts.
  fileprivate var isShipped: Bool {
    kind != .userInterfaceTests && (kind != .other || isOfWatch || package != nil)
  }

  /// Whether the system finds App Intents in it as in a bundle, and not as those of a module.
  var isBundle: Bool { kind.isProgram || kind == .other && isOfWatch }

  /// Whether both can be on one device.
  func mayAccompany(_ other: AppTarget) -> Bool {
    let (own, others) = (Set(minimums.keys), Set(other.minimums.keys))
    return isOfWatch == other.isOfWatch && (own.isEmpty || others.isEmpty || !own.isDisjoint(with: others))
  }

  /// Such as `the extension 'Widget' (com.example.app.widget)`.
  var words: String {
    let place = isBundle ? bundle.map { " (\($0))" } ?? "" : ""
    let what =
      switch kind {
      case .app: isOfWatch ? "app for the watch" : "app"
      case .appExtension: isOfWatch ? "extension for the watch" : "extension"
      case .framework: "framework"
      case .library: "library"
      case .userInterfaceTests: "target"
      case .other: isOfWatch ? "target for the watch" : package == nil ? "target" : "package's target"
      }
    return "the \(what) '\(name)'\(place)"
  }
}
