import IntentChecking
import IntentRuntime
import IntentSchema

/// The changes and problems that a face shows before the editor saves.
package struct EditorReview: Sendable, Hashable {
  /// The changes, in the definition's order.
  package var changes: [EditorChange]
  /// Problems of the configuration as it would be saved, and choices that the provider doesn't offer, one
  /// sentence each.
  package var problems: [String]
  /// A sentence for each hidden row's value that won't be saved.
  package var notes: [String]
}

/// The change of one parameter's value, in words.
package struct EditorChange: Sendable, Hashable {
  /// The name in the definition.
  package var parameter: String
  /// The display name.
  package var title: String
  /// The displayed original; `nil` for no value.
  package var before: String?
  /// The displayed new value; `nil` for none.
  package var after: String?
}

extension EditorState {
  /// Compares each parameter with the file or, if the provider gave a default, with the definition's. Hidden
  /// values that will be dropped count neither as changes nor as problems. A problem with an unchanged value
  /// says that the value stays.
  var review: EditorReview {
    var result = EditorReview(changes: [], problems: [], notes: [])
    let dropped = keepsHidden ? [] : configuration.droppedNames
    let new = contentToSave
    for parameter in schema.parameters {
      let name = parameter.name
      let value = configuration.value(of: name, includingHidden: true)
      let isGiven = isNewDefault(of: name)
      let before = isGiven ? parameter.initialValue : original.value(of: name, includingHidden: true)
      let unread = unreadValue(of: name)
      if dropped.contains(name) {
        if let note = note(onDropped: parameter, in: configuration) { result.notes.append(note) }
      } else if value != before || isWritten(parameter, in: new, insteadOf: unread) {
        result.changes.append(
          EditorChange(
            parameter: name,
            title: parameter.shownTitle,
            before: unread?.words
              ?? shown(before, of: parameter).map { value == before ? "\($0) (default)" : $0 },
            after: shown(value, of: parameter)
          )
        )
      }
    }
    let changed = Set(result.changes.map(\.parameter))
    func add(_ problem: String, of name: String) {
      result.problems.append(changed.contains(name) ? problem : "\(problem); it stays as it is")
    }
    for issue in configuration.issues(for: family) {
      let name = issue.path.parameter ?? ""
      if !dropped.contains(name) { add(issue.description, of: name) }
    }
    for row in rows where row.isStale {
      guard let parameter = schema.parameter(named: row.place.parameter), let choice = value(at: row.place)
      else { continue }
      add(parameter.problem(ofStale: choice, in: schema.types), of: parameter.name)
    }
    return result
  }

  /// The value in the file that cannot be read, so that the row shows the default.
  private func unreadValue(of name: String) -> PlainValue? {
    original.retained.standIn(for: name, of: original.value(of: name, includingHidden: true))
  }

  /// Whether the file gets a value although its row shows the same as before: a default that was chosen, or
  /// that replaces a value which cannot be read.
  private func isWritten(
    _ parameter: ParameterSchema,
    in content: PlainValue,
    insteadOf unread: PlainValue?
  ) -> Bool {
    guard case .object(let old)? = stored, case .object(let new) = content,
      new[parameter.name] != old[parameter.name]
    else { return false }
    return unread != nil || old[parameter.name] == nil && new[parameter.name] != nil
  }

  /// Compares the original with a configuration.
  ///
  /// - Parameter chosen: The answered parameters; `nil` for the user's choices in the editor.
  package func changes(to edited: DynamicConfiguration, chosen: Set<String>? = nil) -> [EditorChange] {
    var state = self
    state.draft.configuration = edited
    if let chosen { state.draft.chosen = chosen }
    return state.review.changes
  }

  /// Returns a sentence for each unchanged value that isn't saved because `edited` hides its row.
  package func dropped(with edited: DynamicConfiguration) -> [String] {
    guard !keepsHidden else { return [] }
    let dropped = edited.droppedNames
    return schema.parameters.compactMap { parameter in
      let name = parameter.name
      guard dropped.contains(name),
        edited.value(of: name, includingHidden: true) == original.value(of: name, includingHidden: true)
      else { return nil }
      return note(onDropped: parameter, in: edited).map { "\($0); '--keep-hidden' saves it" }
    }
  }

  /// Says nothing about a default: losing it changes nothing.
  private func note(onDropped parameter: ParameterSchema, in edited: DynamicConfiguration) -> String? {
    let value = edited.value(of: parameter.name, includingHidden: true)
    let start = "'\(parameter.shownTitle)' is hidden, so"
    if edited.retained.standIn(for: parameter.name, of: value) != nil {
      return "\(start) its value, which cannot be read, is not saved"
    }
    guard value != parameter.initialValue else { return nil }
    return "\(start) '\(schema.text(of: value, of: parameter))' is not saved"
  }

  /// Whether the provider's default would be saved, and is not in the file.
  private func isNewDefault(of name: String) -> Bool {
    guard draft.given.contains(name) else { return false }
    if case .object(let fields)? = stored { return fields[name] == nil }
    return true
  }

  func shown(_ value: ParameterValue?, of parameter: ParameterSchema) -> String? {
    guard let value, value != .array([]) else { return nil }
    let text = schema.text(of: value, of: parameter)
    return text.isEmpty ? EditorRow.emptyText : text
  }

  /// What the file would mean after saving.
  var configurationToSave: DynamicConfiguration {
    DynamicConfiguration(schema, reading: contentToSave) ?? configuration
  }

  /// What a save would write.
  var contentToSave: PlainValue {
    let all = schema.write(configuration.configurationValues, includingHidden: keepsHidden)
    guard case .object(var fields) = all, case .object(let before) = stored else { return all }
    for parameter in schema.parameters {
      let name = parameter.name
      let value = configuration.value(of: name, includingHidden: true)
      guard fields[name] != nil || value == nil else { continue }
      let whole = fields[name]
      fields[name] = whole.map { brief($0, as: parameter.type) }
      if let plain = before[name] {
        // The file already contains exactly this value. It may be invalid, but the user hasn't changed it.
        if whole == plain {
          fields[name] = plain
          continue
        }
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
    return elements.map { known[$0] ?? brief(PlainValue($0), as: type) }
  }

  /// Leaves out properties without a value from the user.
  private func brief(_ plain: PlainValue, as type: ParameterType) -> PlainValue {
    if case .array(let elements) = plain { return .array(elements.map { brief($0, as: type) }) }
    guard case .object(var fields) = plain, case .object(let name) = type,
      let object = schema.types.objects[name]
    else { return plain }
    for property in object.properties {
      guard let value = fields[property.name] else { continue }
      let isInitial = property.initialValue.map { PlainValue($0) } == value
      fields[property.name] = isInitial ? nil : brief(value, as: property.type)
    }
    return .object(fields)
  }

  /// Returns the content to save after arguments or a file set values.
  ///
  /// - Parameter chosen: The answered parameters.
  package func contentToSave(of edited: DynamicConfiguration, chosen: Set<String>) -> PlainValue {
    var state = self
    state.draft = EditorDraft(configuration: edited, chosen: chosen)
    return state.contentToSave
  }

  mutating func reduceReview(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .confirm, .open: return [.write(contentToSave, replacing: false)]
    case .cancel: screen = .rows
    case .changedMeanwhile(let reason): screen = .conflict(reason)
    default: break
    }
    return []
  }

  mutating func reduceConflict(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .confirm: return [.write(contentToSave, replacing: true)]
    case .cancel: screen = .review(review)
    case .changedMeanwhile(let reason): screen = .conflict(reason)
    default: break
    }
    return []
  }

  /// Hidden rows keep their unsaved values until the editor ends.
  mutating func goOn() -> [EditorEffect] {
    let (content, configuration) = (contentToSave, configurationToSave)
    (original, lastSaved) = (configuration, configuration)
    if stored != nil { stored = content }
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
