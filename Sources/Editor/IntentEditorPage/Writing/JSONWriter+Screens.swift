import IntentDiagnostics
import IntentEditor
import IntentRuntime
import IntentSchema

extension JSONWriter {
  mutating func field(_ field: FieldEditing) {
    place(field.place)
    member("typed", field.buffer.text)
    seen(field.buffer.text)
    shown("hint", field.hint)
    member("isMultiline", field.isMultiline)
    if let problem = field.problem { shown("problem", problem) }
  }

  mutating func list(_ list: OptionList, limit: Int) {
    place(list.place)
    shown("title", list.title)
    member("term", list.search.text)
    member("isPicker", list.isPicker)
    member("isAsked", list.isAsked)
    member("takesSeveral", list.takesSeveral)
    member("total", list.entries.count)
    switch list.phase {
    case .loading: member("isLoading", true)
    case .failed(let reason): shown("failure", reason)
    case .loaded: break
    }
    if let message = list.message { shown("message", message) }
    array("entries", list.entries.prefix(limit)) { $0.entry($1) }
  }

  private mutating func entry(_ entry: OptionList.Entry) {
    object { writer in
      writer.member("identifier", entry.option.identifier)
      writer.shown("title", entry.option.displayString)
      if let subtitle = entry.option.subtitle { writer.shown("subtitle", subtitle) }
      if let image = entry.option.imageName { writer.shown("image", image) }
      if let section = entry.section { writer.shown("section", section) }
      writer.member("isChosen", entry.isChosen)
      writer.member("isStale", entry.isStale)
    }
  }

  mutating func review(_ review: EditorReview) {
    array("changes", review.changes) { writer, change in
      writer.object { writer in
        writer.shown("title", change.title)
        if let before = change.before { writer.shown("before", before) }
        if let after = change.after { writer.shown("after", after) }
      }
    }
    array("problems", review.problems) { $0.string(visibleText($1)) }
    array("notes", review.notes) { $0.string(visibleText($1)) }
  }

  mutating func conflict(_ conflict: EditorConflict) {
    shown("reason", conflict.reason)
    member("canUseTheirs", conflict.canUseTheirs)
    array("differences", conflict.differences) { writer, difference in
      writer.object { writer in
        writer.shown("title", difference.title)
        if let before = difference.before { writer.shown("before", before) }
        if let mine = difference.mine { writer.shown("mine", mine) }
        if let theirs = difference.theirs { writer.shown("theirs", theirs) }
        writer.member("mergesMine", difference.mergesMine)
      }
    }
  }

  mutating func help(_ help: EditorHelp) {
    shown("title", help.title)
    array("facts", help.facts) { writer, fact in
      writer.object { writer in
        writer.shown("name", fact.name)
        writer.shown("text", fact.text)
      }
    }
  }
}
