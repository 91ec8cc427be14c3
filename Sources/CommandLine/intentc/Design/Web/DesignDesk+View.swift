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
      .init($0.place.text, depth: $0.depth, title: DesignOutline.title($0.place), words: $0.words)
    }
    view.chosen = form?.place?.text
    view.choices = choices.map { (name: $0.place.text, title: $0.words) }
    view.remarks = outline.gap.map { [$0] } ?? []
    if let form, let state {
      view.form = .init(number: form.number, title: Self.title(form), problem: form.problem, state: state)
    }
    if let screen {
      let place = form?.place
      view.screen = .init(
        name: screen.intent,
        chosen: place?.kind == .parameter ? place?.name : nil,
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
    let place = form.place ?? form.form.place
    guard form.place == nil else { return "\(place.kind.word.capitalizedFirst) \(place.name)" }
    let owner = place.owner == .definition ? "" : " of \(place.owner.name)"
    return "New \(place.kind.word)\(owner)"
  }
}
