import IntentChecking
import IntentRuntime
import IntentSchema

/// What will be saved, and the differences from the original.
public struct EditorReview: Sendable, Hashable {
  /// The rows that changed, in the definition's order.
  public var changes: [EditorChange]
  /// The problems of what will be saved, one sentence each, with the row's name.
  public var problems: [String]
  /// Other remarks: values of hidden rows that are dropped, choices that are no longer offered.
  public var notes: [String]
}

/// A change to the value of one row.
public struct EditorChange: Sendable, Hashable {
  /// The parameter's name in the definition.
  public var parameter: String
  /// The parameter's display name.
  public var title: String
  /// The original value for display; `nil` if there was none.
  public var before: String?
  /// The new value for display; `nil` if there is none.
  public var after: String?
}

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
    state.draft.configuration = edited
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

  func shown(_ value: ParameterValue?, of parameter: ParameterSchema) -> String? {
    guard let value, value != .array([]) else { return nil }
    return text(of: value, of: parameter)
  }

  /// The configuration to save.
  var savedConfiguration: DynamicConfiguration {
    DynamicConfiguration(schema, reading: savedPlain) ?? configuration
  }

  /// The configuration for a file: without the values of hidden rows, unless they are kept.
  var savedPlain: PlainValue {
    let all = schema.write(configuration.configurationValues, includingHidden: keepsHidden)
    guard case .object(var fields) = all, case .object(let before) = stored else { return all }
    for parameter in schema.parameters {
      let name = parameter.name
      let value = configuration.value(of: name, includingHidden: true)
      guard fields[name] != nil || value == nil else { continue }
      if let plain = before[name] {
        // A value that was wrong in the file and has no answer is kept as it was.
        if fields[name] == plain { continue }
        let reading = schema.types.read(plain, as: parameter.type, isArray: parameter.isArray)
        let isSame =
          plain == .null
          ? value == parameter.initialValue : reading.issue == nil && reading.value == value
        if isSame {
          fields[name] = plain
        } else if case .array(let old) = plain, case .array(let elements)? = value {
          fields[name] = .array(self.plain(of: elements, as: parameter.type, in: old))
        }
      } else if value == parameter.initialValue, !draft.chosen.contains(name) {
        fields[name] = nil
      }
    }
    return .object(fields)
  }

  /// The elements of an array for a file, each as the file has it if it is there.
  private func plain(
    of elements: [ParameterValue],
    as type: ParameterType,
    in old: [PlainValue]
  ) -> [PlainValue] {
    var known: [ParameterValue: PlainValue] = [:]
    for plain in old {
      let reading = schema.types.read(plain, as: type)
      if reading.issue == nil, let value = reading.value { known[value] = plain }
    }
    return elements.map { known[$0] ?? PlainValue($0) }
  }

  /// The configuration to save with answers that were given without questions.
  ///
  /// - Parameters:
  ///   - edited: The configuration.
  ///   - chosen: The parameters with an answer.
  public func saved(_ edited: DynamicConfiguration, chosen: Set<String>) -> PlainValue {
    var state = self
    state.draft = EditorDraft(configuration: edited, chosen: chosen)
    return state.savedPlain
  }

  mutating func reduceReview(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .confirm, .open: return [.write(savedPlain, replacing: hasTheirs)]
    case .cancel: screen = .rows
    case .notWritten(let reason): report(reason)
    case .changedMeanwhile(let reason, let theirs): showConflict(reason, theirs)
    default: break
    }
    return []
  }

  /// Goes on after saving. The values of hidden rows, which were not saved, stay until the editor ends.
  mutating func goOn() -> [EditorEffect] {
    let plain = savedPlain
    let configuration = savedConfiguration
    (original, saved, hasTheirs) = (configuration, configuration, false)
    if stored != nil { stored = plain }
    draft.chosen = []
    screen = .rows
    updateRows()
    message = destination.isEmpty ? "Saved" : "Saved to \(destination)"
    return []
  }

  mutating func quit() -> [EditorEffect] {
    message = nil
    if screen == .confirmQuit || !hasChanges { return finish(.quit) }
    screen = .confirmQuit
    return []
  }
}
