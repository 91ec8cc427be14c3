import ArgumentParser
import IntentComparison
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentRuntime
import IntentSchema
import IntentText
import LibIntentc

/// The main loop of `design` in a terminal.
struct DesignSession {
  private var versions: DesignVersions
  private let face: any EditorFace
  private let start: any FormAnswers
  private var message: String?
  private(set) var notes: [Diagnostic] = []
  /// The user quit at a question, or the input ended.
  private var hasEnded = false

  private var document: DesignDocument { versions.document }

  init(
    _ document: DesignDocument,
    on face: any EditorFace,
    start: any FormAnswers
  ) {
    versions = DesignVersions(document)
    (self.face, self.start) = (face, start)
  }

  /// Returns the written paths; `nil` if nothing was saved.
  mutating func run() async throws -> [String]? {
    if document.original == nil, document.tree.paths(.intent).isEmpty {
      let new = DesignForm(
        document: document,
        path: ElementPath(.intent, [""]),
        isNew: true,
        start: start
      )
      guard let (changed, path) = try await new.ask(on: face) else { return nil }
      message = versions.change(to: changed, at: path)
    } else {
      message = document.problemsAtOpening
    }
    while true {
      let outline = DesignOutline(document.tree)
      let choice = ChoiceState(
        FilePath.name(of: document.path),
        from: outline.options,
        as: .outline,
        at: versions.chosen,
        remarks: outline.gap.map { [$0] } ?? [],
        message: message
      )
      message = nil
      switch try await face.choose(from: choice) {
      case .chose(let path): try await edit(path)
      case .command(let command, let path):
        versions.chosen = path ?? versions.chosen
        if let paths = try await perform(command, at: path) { return paths }
      case .left, .quit: if try await leaves() { return nil }
      }
    }
  }

  /// Returns the written paths of a `save`.
  private mutating func perform(_ command: OutlineCommand, at path: ElementPath?) async throws -> [String]? {
    switch command {
    case .add: try await add(beside: path)
    case .remove: if let path { message = versions.remove(path) }
    case .move(let count): if let path { message = versions.move(path, by: count) }
    case .undo: message = versions.undo()
    case .redo: message = versions.redo()
    case .save: return try await save()
    }
    return nil
  }

  // MARK: Changes

  private mutating func edit(_ path: ElementPath) async throws {
    versions.chosen = path
    guard DesignForm.kinds.contains(path.kind) || path.kind == .managedCombination else { return }
    let form = DesignForm(document: document, path: path, isNew: false)
    guard let (changed, renamed) = try await form.ask(on: face) else { return }
    message = versions.change(to: changed, at: renamed)
  }

  // MARK: Adding

  private mutating func add(beside path: ElementPath?) async throws {
    let choices = DesignVersions.choices(beside: path, document.tree)
    guard let path = try await choose("Add", choices.map { .init($0.path, $0.words) }) else { return }
    let form = DesignForm(document: document, path: path, isNew: true)
    guard let (changed, new) = try await form.ask(on: face) else { return }
    message = versions.change(to: changed, at: new)
  }

  /// Returns `nil` if the user left the question.
  private mutating func choose<Value>(
    _ title: String,
    _ choices: [OptionsCollection<Value>.Option],
    remarks: [String] = []
  ) async throws -> Value? {
    let options = OptionsCollection(options: choices)
    let choice = ChoiceState(title, from: options, as: .question, remarks: remarks)
    switch try await face.choose(from: choice) {
    case .chose(let value): return value
    case .quit: hasEnded = true
    case .left, .command: break
    }
    return nil
  }

  // MARK: Saving

  /// What to do with the changes when the user leaves the designer.
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
      var choices: [OptionsCollection<Ending>.Option] = [
        .init(.save, "Save", "to \(document.path)"),
        .init(.saveWithTables, "Save, and update the tables of texts", "adds new texts, removes others"),
      ]
      // If the changes break something, Enter must not save them.
      let isHarmful =
        versions.losses.contains { $0.verdict == .breaking }
        || review.problems.contains { $0.severity == .error }
      choices.insert(.init(.back, "Go back"), at: isHarmful ? 0 : choices.count)
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
    let choices: [OptionsCollection<Ending>.Option] = [
      .init(.back, "Stay"), .init(.quit, "Quit", "the changes are lost"),
    ]
    let chosen = try await choose("Quit without saving?", choices)
    return hasEnded || chosen == .quit
  }
}

extension OptionsCollection.Option {
  fileprivate init(_ value: Value, _ words: String, _ detail: String? = nil) {
    self.init(value, identifier: words, displayString: words, subtitle: detail)
  }
}

extension DesignOutline {
  fileprivate var options: OptionsCollection<ElementPath> {
    OptionsCollection(
      options: entries.map { entry in
        let margin = String(repeating: "  ", count: entry.depth)
        return .init(
          entry.path,
          identifier: entry.path.text,
          displayString: margin + Self.title(entry.path),
          subtitle: entry.words
        )
      }
    )
  }
}
