import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import LibIntentc

/// The document with its earlier copies, for undo and redo.
package struct DesignVersions: Sendable {
  /// A sentence about what a change breaks for people, for the line below the form.
  package struct Loss: Sendable, Hashable {
    package let verdict: Verdict
    package let text: String

    package var words: String { "\(verdict.rawValue): \(text)" }
  }

  package private(set) var document: DesignDocument
  /// The element that the list of elements shows as chosen.
  package var chosen: ElementPath?
  /// What people lose by the changes, the worst loss first.
  package private(set) var losses: [Loss] = []
  private var done: [(document: DesignDocument, chosen: ElementPath?)] = []
  private var undone: [(document: DesignDocument, chosen: ElementPath?)] = []

  private static let limit = 200

  package init(_ document: DesignDocument) { self.document = document }

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// An untouched new file has no changes.
  package var hasChanges: Bool {
    guard document.original != nil || !done.isEmpty else { return false }
    return (try? document.changedFiles())?.isEmpty != true
  }

  // MARK: Changes

  /// Makes a changed document the current version. Returns what to say about it: the worst new loss if it is
  /// breaking, or else the first new problem, or else a lesser loss.
  package mutating func change(to changed: DesignDocument, at path: ElementPath?) -> String? {
    guard changed.tree != document.tree else {
      chosen = path
      return nil
    }
    let problem = try? changed.newProblems(since: document).diagnostics.first
    done.append((document, chosen))
    if done.count > Self.limit { done.removeFirst() }
    undone = []
    (document, chosen) = (changed, path)
    let known = losses
    compare()
    let new = losses.filter { !known.contains($0) }
    return new.first?.verdict == .breaking ? new.words : problem?.words(besides: document.path) ?? new.words
  }

  /// Returns what to say about the change, or the reason why it isn't possible.
  mutating func attempt(at path: ElementPath?, _ change: (inout DesignDocument) throws -> Void) -> String? {
    var changed = document
    do {
      try change(&changed)
      return self.change(to: changed, at: path)
    } catch {
      return "\(error)"
    }
  }

  package mutating func remove(_ path: ElementPath) -> String? {
    attempt(at: DesignOutline(document.tree).before(path)) { try $0.tree.removeElement(path) }
  }

  /// Does nothing past the first or last sibling.
  package mutating func move(_ path: ElementPath, by count: Int) -> String? {
    let names = document.tree.paths(path.kind, in: path.owner).map(\.name)
    guard let index = names.firstIndex(of: path.name), count.magnitude < names.count,
      names.indices.contains(index + count)
    else { return nil }
    let other = names[index + count]
    return attempt(at: path) { try $0.tree.move(path, count < 0 ? .before(other) : .after(other)) }
  }

  /// Returns a sentence if there is nothing to undo.
  package mutating func undo() -> String? {
    guard let version = done.popLast() else { return "There is nothing to undo" }
    undone.append((document, chosen))
    (document, chosen) = version
    compare()
    return nil
  }

  package mutating func redo() -> String? {
    guard let version = undone.popLast() else { return "There is nothing to redo" }
    done.append((document, chosen))
    (document, chosen) = version
    compare()
    return nil
  }

  // MARK: What breaks

  package mutating func compare() {
    losses = []
    guard let report = try? document.verdict() else { return }
    if let problem = report.problems.first {
      losses = [
        Loss(verdict: .careful, text: "cannot tell what breaks: \(problem.message(besides: document.path))")
      ]
      return
    }
    losses = report.changes.filter { $0.verdict > .safe }.sorted { $0.verdict > $1.verdict }
      .map { Loss(verdict: $0.verdict, text: $0.diagnostic.message) }
  }

  // MARK: Saving

  /// Returns new problems and other changed files; `nil` if nothing changed.
  package func review() throws(DesignProblem) -> (problems: [Diagnostic], others: [String])? {
    let text = try document.text()
    guard text != document.original || !document.others.isEmpty else { return nil }
    return (
      try document.newProblems().diagnostics, document.others.keys.sorted().map { "'\($0)' changes, too" }
    )
  }

  /// Continues after saving. If other files were written, too, forgets the undo and redo versions: they can't
  /// restore those files.
  package mutating func goOn(after paths: [String]) throws(DesignProblem) {
    let text = try document.text()
    if paths.contains(where: { $0 != document.path }) { (done, undone) = ([], []) }
    document.follow(text, isSame: true)
    for index in done.indices { done[index].document.follow(text) }
    for index in undone.indices { undone[index].document.follow(text) }
  }

  // MARK: Adding

  /// Kinds that belong beside or in the element come first. The last name of each choice's path is still empty.
  package static func choices(
    beside path: ElementPath?,
    _ tree: DesignTree
  ) -> [(words: String, path: ElementPath)] {
    var choices: [(String, ElementPath)] = []
    func add(_ kind: ElementKind, to owner: ElementPath) {
      let to = owner == .definition ? "" : " of \(owner.name)"
      choices.append(("\(kind.word.capitalizedFirst)\(to)", owner.part(kind, "")))
    }
    let name = path?.names.first ?? ""
    switch path?.kind {
    case .enumeration, .enumCase: add(.enumCase, to: ElementPath(.enumeration, [name]))
    case .type, .property: add(.property, to: ElementPath(.type, [name]))
    default:
      let intent = tree.paths(.intent).first { $0.name == name } ?? tree.paths(.intent).first
      if let intent {
        for kind in [ElementKind.parameter, .combination, .responseParameter, .responseCode]
        where kind != .combination || !tree.paths(.parameter, in: intent).isEmpty {
          add(kind, to: intent)
        }
      }
    }
    for kind in [ElementKind.intent, .enumeration, .type] { add(kind, to: .definition) }
    return choices
  }
}

extension [DesignVersions.Loss] {
  /// The worst loss, with the number of others; `nil` if there is none.
  fileprivate var words: String? {
    first.map { count > 1 ? "\($0.words) (and \(count - 1) more)" : $0.words }
  }
}

extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
