import AppFacts
import IntentDiagnostics

/// The Swift files of a version, by what their words tell before any is parsed. Each file has a key, and files
/// with the same key have the same contents.
package struct SwiftFiles: Sendable {
  /// The keys of all files, by path.
  package let keys: [String: String]
  /// Where App Intents are looked for; `nil` for all files.
  private let searched: Set<String>?
  /// Files that can't be read.
  let problems: [UnreadFile]
  /// Returns how messages name a path.
  let shown: @Sendable (_ path: String) -> String
  /// The paths of SwiftPM's and Tuist's manifests.
  package let manifests: Set<String>
  /// The paths of files that mention App Intents or WidgetKit, or start a program, where these are looked for.
  package private(set) var ofAppIntents: Set<String> = []
  /// The paths of those that declare App Intents.
  fileprivate private(set) var declaring: Set<String> = []
  /// The paths of files that make widgets, anywhere.
  private(set) var ofWidgets: Set<String> = []

  /// - Parameter mentions: Returns what the words of a file with a key tell; `nil` if it has no contents.
  package init(
    _ keys: [String: String],
    searched: Set<String>? = nil,
    manifests: Set<String> = [],
    problems: [UnreadFile] = [],
    shown: @escaping @Sendable (_ path: String) -> String = { $0 },
    mentions: (String) -> AppIntentsFiles.File?
  ) {
    (self.keys, self.searched, self.manifests) = (keys, searched, manifests)
    (self.problems, self.shown) = (problems, shown)
    for (path, key) in keys {
      guard let found = mentions(key) else { continue }
      if found.makesWidgets { ofWidgets.insert(path) }
      guard found.isOfAppIntents, isSearched(path) else { continue }
      ofAppIntents.insert(path)
      if found.declaresAppIntents { declaring.insert(path) }
    }
  }

  package var declaresAppIntents: Bool { !declaring.isEmpty }

  func isSearched(_ path: String) -> Bool { searched?.contains(path) ?? true }

  fileprivate func keys(of paths: Set<String>) -> Set<String> { Set(paths.compactMap { keys[$0] }) }

  /// The keys of files with App Intents and widgets.
  fileprivate var contentKeys: Set<String> { keys(of: ofAppIntents.union(ofWidgets)) }
}

/// The Swift that must be read to compare versions.
package enum NeededSwift: Sendable, Hashable {
  /// No version declares App Intents, and reading widgets would find no change.
  case nothing(UnreadSwift)
  /// The keys of files, and of others in which to look for names that these need.
  case files(Set<String>, searching: Set<String>)

  /// Widgets that changed are needed without App Intents, too: a definition's widget can lose its settings.
  package init(of versions: [SwiftFiles]) {
    let widgets = Set(versions.map { $0.keys(of: $0.ofWidgets) })
    guard versions.contains(where: \.declaresAppIntents) || widgets.count > 1 else {
      self = .nothing(widgets.first?.isEmpty == false ? .sameWidgets : .nothing)
      return
    }
    self = .files(
      Set(versions.flatMap { $0.contentKeys.union($0.keys(of: $0.manifests)) }),
      searching: Set(versions.flatMap { files in files.keys.filter { files.isSearched($0.key) }.values })
    )
  }
}

extension UnreadSwift {
  /// What is not compared if the needed files can't be read.
  ///
  /// - Parameter versions: All with Swift. The last one is the new version. Its own widgets lose nothing.
  package init(of versions: [SwiftFiles], because reason: String) {
    if let problem = Self.problem("App Intents", versions.flatMap(\.declaring), reason) {
      self = .appIntents(problem, areSame: versions.count > 1 && Set(versions.map(\.contentKeys)).count == 1)
    } else if versions.dropLast().contains(where: { !$0.ofWidgets.isEmpty }),
      let problem = Self.problem("widgets", versions.flatMap(\.ofWidgets), reason)
    {
      self = .widgets(problem)
    } else {
      self = .nothing
    }
  }

  private static func problem(_ contents: String, _ paths: [String], _ reason: String) -> Diagnostic? {
    let paths = Set(paths)
    guard let first = paths.min() else { return nil }
    let more = paths.count > 1 ? " and \(counted(paths.count - 1, "more file"))" : ""
    return Diagnostic(.unreadableInput, "the \(contents) in '\(first)'\(more) are not compared: \(reason)")
  }
}
