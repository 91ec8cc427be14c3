import IntentChecking
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentFixes
import IntentSchema
import LibIntentc

/// The state that `intentc design --web` shows as a page.
///
/// A change in a form changes the definition at once, and can be undone. A new element is added as soon as it
/// has a name.
struct DesignDesk: Sendable {
  /// The form that is open on the page.
  struct OpenForm: Sendable {
    /// Tells late messages for earlier forms apart.
    var number: Int
    var form: DesignForm
    var session: EditorSession
    /// `nil` until a new element is added.
    var path: ElementPath?
    var taken: DynamicConfiguration?
    /// Why the answers couldn't be applied.
    var problem: String?
  }

  private(set) var versions: DesignVersions
  private(set) var form: OpenForm?
  private(set) var message: String?
  private(set) var saving: DesignView.Saving?
  private(set) var written: [String] = []
  private(set) var screen: (intent: String, state: EditorState?, problem: String?)?
  private(set) var hasChanges = false
  private(set) var outline: DesignOutline
  private var count = 0

  var document: DesignDocument { versions.document }

  init(
    _ document: DesignDocument,
    start: (any FormAnswers)? = nil
  ) {
    versions = DesignVersions(document)
    outline = DesignOutline(document.tree)
    message = versions.document.problemsAtOpening
    versions.compare()
    if document.original == nil, outline.entries.isEmpty {
      openNew(ElementPath(.intent, [""]), start: start)
    } else {
      open(outline.entries.first?.path)
    }
  }

  // MARK: Forms

  private mutating func open(_ path: ElementPath?) {
    versions.chosen = path
    count += 1
    form = nil
    if let path {
      let new = DesignForm(document: document, path: path, isNew: false)
      form = OpenForm(number: count, form: new, session: new.session(), path: path)
    }
    refresh()
  }

  private mutating func openNew(_ path: ElementPath, start: (any FormAnswers)? = nil) {
    count += 1
    let new = DesignForm(document: document, path: path, isNew: true, start: start)
    form = OpenForm(number: count, form: new, session: new.session())
    refresh()
  }

  private mutating func reopen() {
    let former = form
    open(versions.chosen)
    // With the same number, the page keeps the focus in the current field.
    if let former, let form, former.form.path == form.form.path, !former.form.isNew {
      self.form?.number = former.number
    }
  }

  /// Does nothing if `session` isn't the open form's.
  mutating func take(_ state: EditorState, of session: EditorSession) {
    guard var open = form, open.session === session else { return }
    let isFirst = open.taken == nil
    guard state.configuration != open.taken ?? (open.form.isNew ? nil : state.original) else { return }
    open.taken = state.configuration
    // A new form shows no problem until the user answers something.
    let isEmpty = isFirst && state.configuration == state.original
    do {
      let (changed, path) = try open.form.checked(state.configuration)
      (open.path, open.problem) = (path, nil)
      let words = versions.change(to: changed, at: path)
      if !isEmpty { message = words ?? message }
    } catch {
      open.problem = isEmpty ? nil : "\(error)"
    }
    form = open
    refresh()
  }

  /// Sets the message if an answer can't be applied.
  private mutating func mayLeave() -> Bool {
    guard let problem = form?.problem else { return true }
    message = "\(problem.capitalizedFirst). Correct or discard it first"
    return false
  }

  /// Drops answers that can't be applied: no form holds the user.
  private mutating func leave() {
    if let problem = form?.problem { message = "\(problem.capitalizedFirst), so that answer is dropped" }
  }

  private mutating func refresh() {
    outline = DesignOutline(document.tree)
    hasChanges = versions.hasChanges
    let intents = document.tree.paths(.intent).map(\.name)
    let owner = versions.chosen?.names.first ?? ""
    guard let name = [owner, screen?.intent ?? ""].first(where: intents.contains) ?? intents.first else {
      screen = nil
      return
    }
    do {
      let (state, problem) = try document.screen(of: name)
      screen = (name, state, problem)
    } catch {
      screen = (name, nil, "\(error)")
    }
  }

  // MARK: Actions

  /// - Parameter refused: A sentence about an invalid text in a field of the form.
  mutating func perform(_ action: DesignMessage, refused: String? = nil) {
    message = nil
    if let refused, action.leavesForm {
      message = "\(refused.capitalizedFirst). Correct it, or press Escape in its row"
      return
    }
    switch action {
    case .edit(let text):
      guard let path = outline.path(text) else { break }
      leave()
      open(path)
    case .add(let text): add(text)
    case .remove(let text):
      if let path = outline.path(text), mayLeave() { change { $0.remove(path) } }
    case .move(let text, let count):
      if let path = outline.path(text), mayLeave() { change { $0.move(path, by: count) } }
    case .discard: reopen()
    // Undo first drops answers that can't be applied, because they came last.
    case .undo: form?.problem == nil ? change { $0.undo() } : reopen()
    case .redo: if mayLeave() { change { $0.redo() } }
    case .save: if mayLeave() { review() }
    case .cancel: saving = nil
    case .confirm(let withTables): if mayLeave() { save(withTables: withTables) }
    case .form: break
    }
  }

  private mutating func change(_ change: (inout DesignVersions) -> String?) {
    message = change(&versions)
    reopen()
  }

  var choices: [(words: String, path: ElementPath)] {
    DesignVersions.choices(beside: versions.chosen, document.tree)
  }

  private mutating func add(_ text: String) {
    guard let path = choices.first(where: { $0.path.text == text })?.path else { return }
    leave()
    openNew(path)
  }

  // MARK: Saving

  private mutating func review() {
    do {
      guard let review = try versions.review() else {
        message = "There are no changes"
        return
      }
      saving = DesignView.Saving(
        destination: document.path,
        problems: review.problems.map { $0.words(besides: document.path) },
        notes: review.others
      )
    } catch {
      message = "\(error)"
    }
  }

  private mutating func save(withTables: Bool) {
    guard saving != nil else { return }
    do {
      var saved = document
      let notes = withTables ? try saved.syncTables() : []
      let paths = try saved.save()
      written += paths
      try versions.goOn(after: paths)
      saving = nil
      message = (["Saved to \(paths.quotedList)"] + notes.map(\.message)).joined(separator: "; ")
    } catch {
      saving?.failure = "\(error)".capitalizedFirst
    }
    reopen()
  }
}
