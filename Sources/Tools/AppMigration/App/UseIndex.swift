import AppFacts
import AppProjects
import IntentDiagnostics

/// Where an app's Swift uses names: of App Intents and classes, and of an intent's values.
struct UseIndex: Sendable {
  private let files: [String: FileCode]
  private let names: Set<String>
  /// Leaves out types without an enclosing type: the generated App Intents are in a namespace.
  private let filesByMetatype: [String: [String]]
  private let filesByName: [String: [String]]
  private let casts: [String: [CodeRange]]
  private let forcedByMember: [String: [NameCode]]

  /// - Parameter dispatchers: Their casts to classes choose handlers, and get no interaction.
  init(_ files: [FileCode], _ folder: AppFolder, besides dispatchers: DispatcherIndex) {
    self.files = Dictionary(firsts: files.map { ($0.path, $0) })
    names = Set(files.lazy.flatMap(\.uses))
    filesByMetatype = Dictionary(files) { file in
      let text = folder.texts[file.path]
      let owned = folder.metatypes(in: file).filter {
        text?.first(".", from: $0.range.start - 1, to: $0.range.start) != nil
      }
      return (owned.map(\.name), file.path)
    }
    filesByName = Dictionary(files) { ($0.names.map(\.name), $0.path) }
    let sorted = files.sorted { $0.path < $1.path }
    forcedByMember = Dictionary(grouping: sorted.flatMap(\.forced)) { value in
      value.name.split(separator: ".").last.map(String.init) ?? ""
    }
    casts = Self.casts(sorted, dispatchers.all.compactMap { $0.function?.body?.range }, folder)
  }

  /// Finds casts such as `interaction?.intent as? OpenPageIntent`, except in a `handler(for:)`.
  private static func casts(
    _ files: [FileCode],
    _ choosers: [CodeRange],
    _ folder: AppFolder
  ) -> [String: [CodeRange]] {
    let choosers = Dictionary(grouping: choosers, by: \.path)
    var result: [String: [CodeRange]] = [:]
    for file in files {
      guard file.uses.contains("interaction"), let text = folder.texts[file.path] else { continue }
      let inner = (choosers[file.path] ?? []).sorted { $0.start < $1.start }
      var next = inner[...]
      for name in file.names.sorted(by: { $0.range.start < $1.range.start }) {
        let before = text.text(CodeRange(file.path, max(0, name.range.start - 4), name.range.start))
        guard ["as? ", "as! ", " is ", " as "].contains(before) else { continue }
        while let first = next.first, first.end < name.range.end { next.removeFirst() }
        if let first = next.first, first.start <= name.range.start { continue }
        result[name.name, default: []].append(name.range)
      }
    }
    return result
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  func contains(_ name: String, in path: String) -> Bool { files[path]?.uses.contains(name) == true }

  func files(using name: String) -> [String] { filesByName[name] ?? [] }

  /// Finds files that contain `Name.self`.
  func files(naming appIntent: String) -> [String] { filesByMetatype[appIntent] ?? [] }

  /// Finds files with widgets that already have the App Intent of a class.
  func moved(from className: String) -> [String] { files(naming: AppCode.appIntent(of: className)) }

  /// Finds casts to a class of intents, which the app reads of an interaction.
  func interactions(with className: String) -> [CodeRange] { casts[className] ?? [] }

  /// Finds forced values such as `entry.configuration.city!` by the name of the member.
  func forced(_ member: String) -> [NameCode] { forcedByMember[member] ?? [] }
}
