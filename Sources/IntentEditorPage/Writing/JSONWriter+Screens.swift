extension JSONWriter {
  mutating func field(_ field: FieldEditing) {
    place(field.place)
    member("typed", field.buffer.text)
    member("hint", field.hint)
    member("isMultiline", field.isMultiline)
    if let problem = field.problem { member("problem", visibleText(problem)) }
  }

  mutating func list(_ list: OptionList, limit: Int) {
    place(list.place)
    member("title", list.title)
    member("term", list.search.text)
    member("isPicker", list.isPicker)
    member("isAsked", list.isAsked)
    member("takesSeveral", list.takesSeveral)
    member("total", list.entries.count)
    switch list.phase {
    case .loading: member("isLoading", true)
    case .failed(let reason): member("failure", visibleText(reason))
    case .loaded: break
    }
    if let message = list.message { member("message", visibleText(message)) }
    array("entries", list.entries.prefix(limit)) { $0.entry($1) }
  }

  private mutating func entry(_ entry: OptionList.Entry) {
    object { writer in
      writer.member("identifier", entry.option.identifier)
      writer.member("title", entry.option.displayString)
      if let subtitle = entry.option.subtitle { writer.member("subtitle", subtitle) }
      if let image = entry.option.imageName { writer.member("image", image) }
      if let section = entry.section { writer.member("section", section) }
      writer.member("isChosen", entry.isChosen)
      writer.member("isStale", entry.isStale)
    }
  }

  mutating func review(_ review: EditorReview) {
    array("changes", review.changes) { writer, change in
      writer.object { writer in
        writer.member("title", change.title)
        if let before = change.before { writer.member("before", before) }
        if let after = change.after { writer.member("after", after) }
      }
    }
    array("problems", review.problems) { $0.string(visibleText($1)) }
    array("notes", review.notes) { $0.string(visibleText($1)) }
  }

  mutating func conflict(_ conflict: EditorConflict) {
    member("reason", visibleText(conflict.reason))
    member("canUseTheirs", conflict.canUseTheirs)
    array("differences", conflict.differences) { writer, difference in
      writer.object { writer in
        writer.member("title", difference.title)
        if let before = difference.before { writer.member("before", before) }
        if let mine = difference.mine { writer.member("mine", mine) }
        if let theirs = difference.theirs { writer.member("theirs", theirs) }
        writer.member("mergesMine", difference.mergesMine)
      }
    }
  }

  mutating func help(_ help: EditorHelp) {
    member("title", help.title)
    array("facts", help.facts) { writer, fact in
      writer.object { writer in
        writer.member("name", fact.name)
        writer.member("text", fact.text)
      }
    }
  }
}
