import IntentComparison
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentFixes

extension DesignDesk {
  func view(_ state: EditorState?) -> DesignView {
    var view = DesignView(title: FilePath.name(of: document.path))
    view.elements = outline.entries.map {
      .init($0.path.text, depth: $0.depth, title: DesignOutline.title($0.path), words: $0.words)
    }
    view.chosen = form?.path?.text
    view.choices = choices.map { (name: $0.path.text, title: $0.words) }
    view.remarks = outline.gap.map { [$0] } ?? []
    if let form, let state {
      view.form = .init(number: form.number, title: Self.title(form), problem: form.problem, state: state)
    }
    if let screen {
      let path = form?.path
      view.screen = .init(
        name: screen.intent,
        chosen: path?.kind == .parameter ? path?.name : nil,
        state: screen.state,
        problem: screen.problem
      )
    }
    view.losses = versions.losses.map { PreviewChange($0.verdict.rawValue, $0.text) }
    view.saving = saving
    view.message = message
    view.canUndo = versions.canUndo || form?.problem != nil
    view.canRedo = versions.canRedo
    view.hasChanges = hasChanges
    return view
  }

  private static func title(_ form: OpenForm) -> String {
    let path = form.path ?? form.form.path
    guard form.path == nil else { return "\(path.kind.word.capitalizedFirst) \(path.name)" }
    let owner = path.owner == .definition ? "" : " of \(path.owner.name)"
    return "New \(path.kind.word)\(owner)"
  }
}
