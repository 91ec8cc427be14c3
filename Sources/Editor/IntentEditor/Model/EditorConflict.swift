import IntentChecking
import IntentRuntime
import IntentSchema

/// Another program changed or deleted the file after the editor read it.
package struct EditorConflict: Sendable, Hashable {
  /// The reason, as a sentence.
  package var reason: String
  /// The parameters with different values.
  package var differences: [Difference]
  /// Whether the other version exists and is readable.
  package var canUseTheirs: Bool

  /// One parameter's displayed values; `nil` for none.
  package struct Difference: Sendable, Hashable {
    /// The display name.
    package var title: String
    /// The original value.
    package var before: String?
    /// The edited value.
    package var mine: String?
    /// The value in the file.
    package var theirs: String?
    /// Whether a merge takes the edited value instead of the file's.
    package var mergesMine: Bool
  }

  var plain: PlainValue?
}

extension EditorState {
  mutating func showConflict(_ reason: String, _ theirs: PlainValue?) {
    let other = theirs.flatMap { DynamicConfiguration(schema, reading: $0) }
    let differences = schema.parameters.compactMap { parameter -> EditorConflict.Difference? in
      let values = [original, configuration, other ?? original].map {
        $0.value(of: parameter.name, includingHidden: true)
      }
      guard other != nil, values[1] != values[2] else { return nil }
      let texts = values.map { shown($0, of: parameter) }
      return .init(
        title: parameter.shownTitle,
        before: texts[0],
        mine: texts[1],
        theirs: texts[2],
        mergesMine: values[0] != values[1]
      )
    }
    hasTheirs = false
    screen = .conflict(
      .init(reason: reason, differences: differences, canUseTheirs: other != nil, plain: theirs)
    )
  }

  mutating func reduceConflict(_ event: EditorEvent, _ conflict: EditorConflict) -> [EditorEffect] {
    switch event {
    case .confirm: return [.write(savedPlain, replacing: true)]
    case .cancel: screen = .review(review)
    case .useTheirs where conflict.canUseTheirs:
      use(conflict, merging: false)
      screen = .rows
      message = "The other version is open; undo brings yours back"
    case .merge where conflict.canUseTheirs:
      use(conflict, merging: true)
      screen = .review(review)
    case .notWritten(let reason): report(reason)
    case .changedMeanwhile(let reason, let theirs): showConflict(reason, theirs)
    default: break
    }
    return []
  }

  private mutating func use(_ conflict: EditorConflict, merging: Bool) {
    guard let plain = conflict.plain, let theirs = DynamicConfiguration(schema, reading: plain) else {
      return
    }
    var values = theirs.configurationValues
    let mine = configuration.configurationValues
    for name in schema.parameterNames
    where merging && mine.values[name] != original.configurationValues.values[name] {
      values.values[name] = mine.values[name]
      values.retained.discard(name)
    }
    original = theirs
    stored = schema.renamed(plain)
    hasTheirs = true
    var new = draft
    new.configuration = DynamicConfiguration(schema, values)
    if !merging { new.chosen = [] }
    change(nil, to: new)
    updateRows()
  }
}
