import AppFacts
import IntentDiagnostics

/// The Swift of a version, as far as it is compared: which files, and which targets build them. For `diff`, which
/// finds and reads the files.
package struct ComparedSwift {
  /// A file that was read, and its text.
  package typealias Contents = (code: Result<FileCode, UnreadFile>, bytes: [UInt8])

  private let files: SwiftFiles
  /// The paths of the files to compare, in order. Leaves out manifests and files that no target builds.
  let paths: [String]
  private let targets: CodeTargets
  private let owners: (String) -> [AppTarget]
  private let projectProblem: UnreadFile?
  private let contents: (_ key: String) -> Contents?

  /// - Parameters:
  ///   - contents: Returns `nil` for files that were not read.
  ///   - owners: Returns the targets that build a file.
  ///   - projectProblem: A project file that can't be read.
  package init(
    _ files: SwiftFiles,
    contents: @escaping (_ key: String) -> Contents? = { _ in nil },
    targets: CodeTargets = CodeTargets(),
    owners: @escaping (_ path: String) -> [AppTarget] = { _ in [] },
    isStray: (_ path: String) -> Bool = { _ in false },
    projectProblem: UnreadFile? = nil
  ) {
    (self.files, self.contents, self.targets) = (files, contents, targets)
    (self.owners, self.projectProblem) = (owners, projectProblem)
    paths = files.keys.filter { path, key in
      contents(key) != nil && !files.manifests.contains(path) && !isStray(path)
    }
    .keys.sorted()
  }

  /// Equal for versions with the same App Intents and widgets.
  package var identity: String {
    paths.map { "\($0) \(files.keys[$0] ?? "")\n" }.joined() + targets(with: paths).identity
  }

  package var appIntents: AppIntentsCode {
    let paths = paths.filter(files.isSearched)
    var code = code(at: paths)
    code.targets = targets(with: paths)
    return code
  }

  /// The code of the whole app, as far as it makes widgets.
  package var appCode: AppIntentsCode {
    // The whole repository has all widgets of the app.
    let isWhole = files.keys.keys.allSatisfy(files.isSearched)
    return code(at: isWhole ? paths : files.ofWidgets.sorted())
  }

  private func code(at paths: [String]) -> AppIntentsCode {
    var (swift, names): (SwiftCode, [String: String]) = (SwiftCode(), [:])
    swift.problems = files.problems
    if !paths.isEmpty, let problem = projectProblem {
      swift.problems.append(UnreadFile(files.shown(problem.path), problem.reason))
    }
    for path in paths {
      guard let key = files.keys[path], let found = contents(key), names[key] == nil else { continue }
      let name = files.shown(path)
      names[key] = name
      switch found.code {
      case .success(let file): swift.files.append(file)
      case .failure(let problem): swift.problems.append(UnreadFile(name, problem.reason))
      }
    }
    return AppIntentsCode(swift, names: names) { key throws(FileError) in
      guard let found = contents(key) else { throw .missing }
      return found.bytes
    }
  }

  private func targets(with paths: [String]) -> CodeTargets {
    guard !paths.isEmpty else { return CodeTargets() }
    return paths.reduce(into: targets) { targets, path in
      if let key = files.keys[path] { targets.add(key, owners(path)) }
    }
  }
}
