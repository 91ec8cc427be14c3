import AppFacts
import AppProjects
import IntentDiagnostics

/// A file that a target needs but can't build, because another of its files has the same name or declaration.
struct FileClash {
  let path: String
  /// `nil` if the files have the same name.
  let name: NameCode?
  let other: String
  /// The names that the target needs from the file.
  var needed: Set<String> = []

  func line(_ target: ProjectStep.Targets) -> MigrationPlan.Line {
    guard let name else { return .init(.resolve(.file(other, in: target)), in: path) }
    let clash = ProjectStep.Clash.declaration(name.name, in: other, needed: needed.sorted(), target)
    return .init(.resolve(clash), at: name.range.location)
  }
}

/// The names of a target's files, and of their declarations.
struct TakenNames {
  private let targets: AppTargets
  private var files: [String: [String]] = [:]
  private var declarations: [String: [String]] = [:]

  init(_ targets: AppTargets) {
    self.targets = targets
  }

  mutating func add(_ path: String, _ file: FileCode?) {
    files[FilePath.name(of: path), default: []].append(path)
    add(path, Set(file.map(Self.names)?.map(\.name) ?? []))
  }

  mutating func add(_ path: String, _ names: Set<String>) {
    for name in names { declarations[name, default: []].append(path) }
  }

  /// All declared names, including names in Objective-C: `Soup` in `@objc(Soup) class Dish`.
  private static func names(_ file: FileCode) -> [NameCode] {
    file.declarations
      + file.types.flatMap(\.attributes).filter { $0.name == "objc" }.compactMap { attribute in
        let name = attribute.text.split { "()".contains($0) }.dropFirst().first
        return name.map { NameCode(String($0), attribute.range) }
      }
  }

  func clash(of path: String, _ file: FileCode?) -> FileClash? {
    for name in file.map(Self.names) ?? [] {
      if let other = other(path, declarations[name.name]) {
        return FileClash(path: path, name: name, other: other)
      }
    }
    return other(path, files[FilePath.name(of: path)]).map { FileClash(path: path, name: nil, other: $0) }
  }

  /// Files don't clash if a target already builds both.
  private func other(_ path: String, _ others: [String]?) -> String? {
    others?.first { $0 != path && !targets.haveSameTarget(path, $0) }
  }
}
