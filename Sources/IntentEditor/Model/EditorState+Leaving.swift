import IntentRuntime

extension EditorState {
  /// The changes and other remarks before saving.
  var review: EditorReview {
    var result = EditorReview(changes: [], problems: [], notes: [])
    let visibilities = configuration.visibilities(for: family)
    for parameter in schema.parameters {
      let name = parameter.name
      let isShown = visibilities[name]?.isVisible ?? true
      let value = configuration.value(of: name, includingHidden: true)
      let before = original.value(of: name, includingHidden: true)
      if !isShown, !keepsHidden {
        // A default is dropped without a note.
        if value != parameter.initialValue, value != nil {
          result.notes.append(
            "'\(parameter.shownTitle)' is hidden, so '\(text(of: value, of: parameter))' is not saved"
          )
        }
      } else if value != before {
        result.changes.append(
          EditorChange(
            parameter: name,
            title: parameter.shownTitle,
            before: shown(before, of: parameter),
            after: shown(value, of: parameter)
          )
        )
      }
    }
    result.problems = configuration.issues(for: family).map(\.description)
    for row in rows where row.isStale {
      result.notes.append("'\(row.text)' is no longer offered; it is kept")
    }
    return result
  }

  /// The changes from the original to another configuration.
  public func changes(to edited: DynamicConfiguration) -> [EditorChange] {
    var state = self
    state.configuration = edited
    return state.review.changes
  }

  /// Notes on values of the original that another configuration drops because their rows are hidden.
  public func dropped(with edited: DynamicConfiguration) -> [String] {
    guard !keepsHidden else { return [] }
    let visibilities = edited.visibilities(for: family)
    return schema.parameters.compactMap { parameter in
      let name = parameter.name
      guard visibilities[name]?.isVisible == false,
        let value = edited.value(of: name, includingHidden: true), value != parameter.initialValue,
        value == original.value(of: name, includingHidden: true)
      else { return nil }
      return "'\(parameter.shownTitle)' is hidden, so '\(text(of: value, of: parameter))' is not saved; "
        + "'--keep-hidden' saves it"
    }
  }

  private func shown(_ value: ParameterValue?, of parameter: ParameterSchema) -> String? {
    guard let value, value != .array([]) else { return nil }
    return text(of: value, of: parameter)
  }

  /// The configuration to save.
  var savedConfiguration: DynamicConfiguration {
    DynamicConfiguration(schema, reading: savedPlain) ?? configuration
  }

  /// The configuration for a file: without the values of hidden rows, unless they are kept.
  var savedPlain: PlainValue {
    schema.write(configuration.configurationValues, includingHidden: keepsHidden)
  }

  mutating func reduceReview(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .confirm, .open: return [.write(savedPlain, replacing: false)]
    case .cancel: screen = .rows
    case .notWritten(let reason): report(reason)
    case .changedMeanwhile(let reason): screen = .confirmReplace(reason)
    default: break
    }
    return []
  }

  mutating func quit() -> [EditorEffect] {
    message = nil
    if screen == .confirmQuit || !hasChanges { return finish(.quit) }
    screen = .confirmQuit
    return []
  }
}
