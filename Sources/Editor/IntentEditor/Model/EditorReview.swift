import IntentChecking
import IntentRuntime
import IntentSchema

/// A summary of the changes before saving.
public struct EditorReview: Sendable, Hashable {
  /// The changed rows, in the definition's order.
  public var changes: [EditorChange]
  /// The problems of the new values, one sentence each, including the row's name.
  public var problems: [String]
  /// Remarks about dropped values of hidden rows, and about choices that the provider stopped offering.
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
  var review: EditorReview {
    var result = EditorReview(changes: [], problems: [], notes: [])
    let visibilities = configuration.visibilities(for: family)
    for parameter in schema.parameters {
      let name = parameter.name
      let isShown = visibilities[name]?.isVisible ?? true
      let value = configuration.value(of: name, includingHidden: true)
      let before = original.value(of: name, includingHidden: true)
      if !isShown, !keepsHidden {
        // Defaults are dropped without a note.
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

  /// Returns the changes from the original to another configuration.
  public func changes(to edited: DynamicConfiguration) -> [EditorChange] {
    var state = self
    state.draft.configuration = edited
    return state.review.changes
  }

  /// Notes original values that another configuration drops because it hides their rows.
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

  var savedConfiguration: DynamicConfiguration {
    DynamicConfiguration(schema, reading: savedPlain) ?? configuration
  }

  /// The configuration for a file. Omits values of hidden rows unless ``keepsHidden`` is set.
  var savedPlain: PlainValue {
    let all = schema.write(configuration.configurationValues, includingHidden: keepsHidden)
    guard case .object(var fields) = all, case .object(let before) = stored else { return all }
    for parameter in schema.parameters {
      let name = parameter.name
      let value = configuration.value(of: name, includingHidden: true)
      guard fields[name] != nil || value == nil else { continue }
      if let plain = before[name] {
        // Keep a value that was already invalid in the file and has no answer.
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

  /// Converts an array for a file, reusing the file's form of unchanged elements.
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

  /// Returns the configuration to save, for answers given without questions.
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

  /// Continues after saving. Unsaved values of hidden rows stay until the editor ends.
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
