import ArgumentParser
import IntentComparison
import IntentDiagnostics
import IntentEditor
import IntentRuntime
import IntentSchema
import IntentText

/// Edits a definition with a list of its elements and a form for each.
struct DesignSession {
  private(set) var document: DesignDocument
  private let face: any EditorFace
  private let start: [String: PlainValue]
  private let saves: (DesignDocument, _ sync: Bool) throws -> [String]
  /// Versions for undo and redo.
  private var done: [DesignDocument] = []
  private var undone: [DesignDocument] = []
  private var place: DesignPlace?
  private var message: String?
  /// Effects on placed widgets that the user has already seen.
  private var known: Set<String> = []

  private static let limit = 200

  /// - Parameters:
  ///   - start: Initial answers for the form of the first intent, if there is none yet.
  ///   - saves: Writes a definition, and its tables if wanted; returns the paths of written files.
  init(
    _ document: DesignDocument,
    on face: any EditorFace,
    start: [String: PlainValue] = [:],
    saves: @escaping (DesignDocument, _ sync: Bool) throws -> [String]
  ) {
    (self.document, self.face, self.start, self.saves) = (document, face, start, saves)
  }

  /// Runs until the user saves or quits.
  ///
  /// - Returns: The paths of written files; `nil` if nothing was written.
  mutating func run() async throws -> [String]? {
    if document.original == nil, document.tree.places(.intent).isEmpty {
      let new = DesignForm(
        document: document,
        place: DesignPlace(kind: .intent, names: [""]),
        isNew: true,
        start: start
      )
      guard let (changed, place) = try await new.ask(on: face) else { return nil }
      change(to: changed, at: place)
      message = "a adds a parameter, ^S saves"
    }
    while true {
      let outline = DesignOutline(document.tree)
      let state = EditorState(
        outline: FilePath.name(of: document.path),
        of: outline.options,
        at: place?.text,
        remarks: outline.gap.map { [$0] } ?? [],
        message: message
      )
      message = nil
      let session = EditorSession(state)
      let outcome = try await face.run(session)
      let ended = await session.state
      guard case .saved = outcome else {
        if try await leaves() { return nil }
        continue
      }
      let chosen = outline.place(ended.chosenText)
      place = chosen ?? place
      switch ended.command {
      case .add: try await add(beside: chosen)
      case .clear: if let chosen { remove(chosen, outline) }
      case .moveElement(let count): if let chosen { move(chosen, by: count) }
      case .undo: undo()
      case .redo: redo()
      case .save: if let paths = try await save() { return paths }
      default: if let chosen { try await edit(chosen) }
      }
    }
  }

  // MARK: Changes

  private mutating func change(to changed: DesignDocument, at place: DesignPlace?) {
    self.place = place
    guard changed.tree != document.tree else { return }
    done.append(document)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
    document = changed
    message = newLoss()
  }

  private mutating func attempt(at place: DesignPlace?, _ change: (inout DesignDocument) throws -> Void) {
    var changed = document
    do {
      try change(&changed)
      self.change(to: changed, at: place)
    } catch {
      message = "\(error)"
    }
  }

  private mutating func undo() {
    guard let version = done.popLast() else {
      message = "There is nothing to undo"
      return
    }
    undone.append(document)
    document = version
  }

  private mutating func redo() {
    guard let version = undone.popLast() else {
      message = "There is nothing to redo"
      return
    }
    done.append(document)
    document = version
  }

  private mutating func edit(_ place: DesignPlace) async throws {
    guard DesignForm.kinds.contains(place.kind) || place.kind == .managedCombination else { return }
    let form = DesignForm(document: document, place: place, isNew: false)
    guard let (changed, renamed) = try await form.ask(on: face) else { return }
    change(to: changed, at: renamed)
  }

  private mutating func remove(_ place: DesignPlace, _ outline: DesignOutline) {
    attempt(at: outline.before(place)) { try $0.tree.removeElement(place) }
  }

  private mutating func move(_ place: DesignPlace, by count: Int) {
    let names = document.tree.places(place.kind, in: place.owner).map(\.name)
    guard let index = names.firstIndex(of: place.name), names.indices.contains(index + count) else { return }
    let other = names[index + count]
    attempt(at: place) { try $0.tree.move(place, count < 0 ? .before(other) : .after(other)) }
  }

  // MARK: Adding

  private mutating func add(beside place: DesignPlace?) async throws {
    let choices = Self.choices(beside: place, document.tree)
    guard let chosen = try await choose("Add", choices.map { ($0.words, "") }),
      let choice = choices.first(where: { $0.words == chosen })
    else { return }
    let form = DesignForm(document: document, place: choice.place, isNew: true)
    guard let (changed, new) = try await form.ask(on: face) else { return }
    change(to: changed, at: new)
  }

  /// Elements to add, nearest first. The last name of each place is empty.
  private static func choices(beside place: DesignPlace?, _ tree: DesignTree) -> [(
    words: String, place: DesignPlace
  )] {
    var choices: [(String, DesignPlace)] = []
    func add(_ kind: DesignKind, to owner: DesignPlace) {
      let to = owner == .definition ? "" : " of \(owner.name)"
      let words = "\(kind.word.prefix(1).uppercased() + kind.word.dropFirst())\(to)"
      choices.append((words, owner.part(kind, "")))
    }
    let name = place?.names.first ?? ""
    switch place?.kind {
    case .enumeration, .enumCase: add(.enumCase, to: DesignPlace(kind: .enumeration, names: [name]))
    case .type, .property: add(.property, to: DesignPlace(kind: .type, names: [name]))
    default:
      let intent = tree.places(.intent).first { $0.name == name } ?? tree.places(.intent).first
      if let intent {
        for kind in [DesignKind.parameter, .combination, .answer, .code] { add(kind, to: intent) }
      }
    }
    for kind in [DesignKind.intent, .enumeration, .type] { add(kind, to: .definition) }
    return choices
  }

  private func choose(_ title: String, _ choices: [(words: String, detail: String)], remarks: [String] = [])
    async throws
    -> String?
  {
    let options = OptionsCollection<ParameterValue>(
      options: choices.map { words, detail in
        .init(.string(words), identifier: words, displayString: words, subtitle: detail)
      }
    )
    let session = EditorSession(EditorState(choosing: title, from: options, remarks: remarks))
    _ = try await face.run(session)
    return await session.state.chosenText
  }

  // MARK: Saving

  private mutating func newLoss() -> String? {
    let losses = losses
    let new = losses.filter { !known.contains($0) }
    known = Set(losses)
    return new.first.map { new.count > 1 ? "\($0) (and \(new.count - 1) more)" : $0 }
  }

  private var losses: [String] {
    guard let text = try? document.text(), let report = document.verdict(text) else { return [] }
    return report.changes.filter { $0.verdict > .safe }.sorted { $0.verdict > $1.verdict }
      .map { "\($0.verdict.rawValue): \($0.diagnostic.message)" }
  }

  private mutating func save() async throws -> [String]? {
    do {
      let text = try document.text()
      guard text != document.original || !document.others.isEmpty else {
        message = "There are no changes"
        return nil
      }
      let problems = document.newProblems(text).diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
      let others = document.others.keys.sorted().map { "'\($0)' changes, too" }
      let choices = [
        ("Save", "to \(document.path)"),
        ("Save, and let the tables of texts follow", "as 'intentc strings sync'"),
        ("Go back", ""),
      ]
      switch try await choose("Save the changes?", choices, remarks: losses + problems + others) {
      case "Save": return try saves(document, false)
      case "Save, and let the tables of texts follow": return try saves(document, true)
      default: return nil
      }
    } catch let error as DesignProblem {
      message = "\(error)"
    } catch let error as CommandFailure {
      message = "\(error)"
    }
    return nil
  }

  private func leaves() async throws -> Bool {
    guard (try? document.text()) != (document.original ?? []), !done.isEmpty else { return true }
    return try await choose("Quit without saving?", [("Stay", ""), ("Quit", "the changes are lost")])
      != "Stay"
  }
}
