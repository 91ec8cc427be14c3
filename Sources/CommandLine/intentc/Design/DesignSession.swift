import ArgumentParser
import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentEditor
import IntentRuntime
import IntentSchema
import IntentText

/// The main loop of `design` in a terminal.
struct DesignSession {
  private var versions: DesignVersions
  private let face: any EditorFace
  private let start: [String: PlainValue]
  private var message: String?
  private(set) var notes: [Diagnostic] = []
  /// The user quit at a question, or the input ended.
  private var hasEnded = false

  private var document: DesignDocument { versions.document }

  init(
    _ document: DesignDocument,
    on face: any EditorFace,
    start: [String: PlainValue]
  ) {
    versions = DesignVersions(document)
    (self.face, self.start) = (face, start)
  }

  /// Returns the written paths; `nil` if nothing was saved.
  mutating func run() async throws -> [String]? {
    if document.original == nil, document.tree.places(.intent).isEmpty {
      let new = DesignForm(
        document: document,
        place: ElementPath(.intent, [""]),
        isNew: true,
        start: start
      )
      guard let (changed, place) = try await new.ask(on: face) else { return nil }
      _ = versions.change(to: changed, at: place)
      message = "a adds a parameter, ^S saves"
    } else {
      message = document.problemsAtOpening
    }
    while true {
      let outline = DesignOutline(document.tree)
      let state = EditorState(
        outline: FilePath.name(of: document.path),
        of: outline.options,
        at: versions.place?.text,
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
      versions.place = chosen ?? versions.place
      switch ended.command {
      case .add: try await add(beside: chosen)
      case .clear: if let chosen { message = versions.remove(chosen) }
      case .moveElement(let count): if let chosen { message = versions.move(chosen, by: count) }
      case .undo: message = versions.undo()
      case .redo: message = versions.redo()
      case .save: if let paths = try await save() { return paths }
      default: if let chosen { try await edit(chosen) }
      }
    }
  }

  // MARK: Changes

  private mutating func edit(_ place: ElementPath) async throws {
    guard DesignForm.kinds.contains(place.kind) || place.kind == .managedCombination else { return }
    let form = DesignForm(document: document, place: place, isNew: false)
    guard let (changed, renamed) = try await form.ask(on: face) else { return }
    accept(changed, at: renamed)
  }

  /// Shows the worst new loss if it is breaking, or else the first new problem, or else a
  /// lesser loss.
  private mutating func accept(_ changed: DesignDocument, at place: ElementPath) {
    let former = try? document.text()
    let problem = (try? changed.text()).flatMap { changed.newProblems($0, since: former).diagnostics.first }
    let losses = versions.change(to: changed, at: place)
    message =
      losses.first?.verdict == .breaking
      ? losses.words : problem?.words(besides: document.path) ?? losses.words
  }

  // MARK: Adding

  private mutating func add(beside place: ElementPath?) async throws {
    let choices = DesignVersions.choices(beside: place, document.tree)
    guard let place = try await choose("Add", choices.map { ($0.place, $0.words, "") }) else { return }
    let form = DesignForm(document: document, place: place, isNew: true)
    guard let (changed, new) = try await form.ask(on: face) else { return }
    accept(changed, at: new)
  }

  private typealias Choice<Value> = (value: Value, words: String, detail: String)

  /// Returns `nil` if the user left the question.
  private mutating func choose<Value>(
    _ title: String,
    _ choices: [Choice<Value>],
    remarks: [String] = []
  ) async throws -> Value? {
    let options = OptionsCollection<ParameterValue>(
      options: choices.map { _, words, detail in
        .init(.string(words), identifier: words, displayString: words, subtitle: detail)
      }
    )
    let session = EditorSession(EditorState(choosing: title, from: options, remarks: remarks))
    if case .quit = try await face.run(session) { hasEnded = true }
    let chosen = await session.state.chosenText
    return choices.first { $0.words == chosen }?.value
  }

  // MARK: Saving

  private enum Ending { case back, save, saveWithTables, quit }

  private mutating func save() async throws -> [String]? {
    do {
      guard let review = try versions.review() else {
        message = "There are no changes"
        return nil
      }
      let remarks =
        versions.losses.map(\.words) + review.problems.map { $0.words(besides: document.path) }
        + review.others
      var choices: [Choice<Ending>] = [
        (.save, "Save", "to \(document.path)"),
        (.saveWithTables, "Save, and update the tables of texts", "as 'intentc strings sync' does"),
      ]
      // If the changes break something, Enter must not save them.
      let isHarmful =
        versions.losses.contains { $0.verdict == .breaking }
        || review.problems.contains { $0.severity == .error }
      choices.insert((.back, "Go back", ""), at: isHarmful ? 0 : choices.count)
      switch try await choose("Save the changes?", choices, remarks: remarks) {
      case .save: return try document.save()
      case .saveWithTables:
        var saved = document
        notes = try saved.syncTables()
        return try saved.save()
      default: return nil
      }
    } catch {
      message = "\(error)"
    }
    return nil
  }

  private mutating func leaves() async throws -> Bool {
    guard versions.hasChanges else { return true }
    hasEnded = false
    let choices: [Choice<Ending>] = [(.back, "Stay", ""), (.quit, "Quit", "the changes are lost")]
    let chosen = try await choose("Quit without saving?", choices)
    return hasEnded || chosen == .quit
  }
}
