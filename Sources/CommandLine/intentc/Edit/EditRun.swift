import ArgumentParser
import IntentChecking
import IntentConfigurations
import IntentEditor
import IntentOptions
import IntentOptionsClient
import IntentPlatform
import IntentText

/// One run of the editor, from reading the files to saving.
struct EditRun {
  let command: EditCommand
  let schema: ConfigurationSchema
  let family: ConfigurationFamily?
  let face: any EditorFace

  func run() async throws {
    let client = command.provider.client
    let result: Result<Void, any Error>
    do {
      let source: (any OptionsSource)? = if let client { client } else { try storedOptions() }
      result = .success(try await edit(with: source))
    } catch {
      result = .failure(error)
    }
    await client?.close()
    try result.get()
  }

  private func edit(with source: (any OptionsSource)?) async throws {
    let file = try command.config.map(EditedFile.init)
    let family = family ?? file?.family
    let stored = try file?.configuration(schema)
    var start = stored ?? DynamicConfiguration(schema)
    var defaults = ProviderDefaults(
      of: start,
      stored: stored == nil ? nil : file?.plain.map(schema.renamed),
      for: family
    )
    // The full screen and the page show at once, and wait there.
    if command.explain || command.answering.isGiven, let source { await take(&defaults, from: source) }
    if command.explain {
      _ = defaults.apply(to: &start, for: family)
      let lines = RowExplanation.lines(of: start, for: family)
      return try StandardOutput.write(lines.map { visibleText($0) + "\n" }.joined())
    }
    let target = try command.output.map(EditedFile.init) ?? file
    // Fail before the user types any answers.
    if !command.dryRun { try target?.checkWritable() }
    let state = EditorState(
      start,
      family: family,
      hasOptions: source != nil,
      keepsHidden: command.keepHidden,
      purpose: command.dryRun
        ? .dryRun : .saving(to: target?.path ?? "", staysOpen: command.web.web && target != nil),
      stored: file?.plain ?? .object([:]),
      awaitsDefaults: defaults
    )
    if command.answering.isGiven {
      try await answer(state, isNew: stored == nil, source, defaults, target)
    } else {
      try await ask(state, source, target)
    }
  }

  private func storedOptions() throws -> StoredOptions? {
    guard let path = command.options else { return nil }
    let plain = try EditedFile.plain(of: path)
    guard case .object(let fields) = plain else {
      throw CommandFailure("'\(path)' has no options: expected an object of options by parameter name")
    }
    do {
      let options = try StoredOptions(plain, for: schema)
      let ignored = schema.parameters.filter { $0.options == .fixed && fields[$0.name] != nil }.map {
        "warning: \(path): the options of '\($0.name)' do not come from a provider, so these are ignored"
      }
      Terminal.standardError.write(ignored.map { visibleText($0) + "\n" }.joined())
      return options
    } catch {
      let lines = error.errors.map { "error: \(visibleText("\(path): \($0.suggestion)"))\n" }
      Terminal.standardError.write(lines.joined())
      throw ExitCode.failure
    }
  }

  private func take(_ defaults: inout ProviderDefaults, from source: any OptionsSource) async {
    guard !defaults.awaited.isEmpty else { return }
    do {
      defaults.take(try await source.newConfiguration(schema))
    } catch {
      Terminal.standardError.write("note: cannot get the defaults: \(visibleText("\(error)"))\n")
    }
  }

  private func answer(
    _ state: EditorState,
    isNew: Bool,
    _ source: (any OptionsSource)?,
    _ defaults: ProviderDefaults,
    _ target: EditedFile?
  ) async throws {
    let answers = try command.answering.read()
    let sheet = await AnswerSheet(
      answers,
      to: state.configuration,
      isNew: isNew,
      allowsEmpty: command.answering.allowEmpty,
      keepsHidden: command.keepHidden,
      family: state.family,
      source: source,
      defaults: defaults
    )
    // The notes say what is saved.
    let isSaved = sheet.wrong.isEmpty && sheet.missing.isEmpty
    let notes = isSaved ? sheet.notes + state.dropped(with: sheet.configuration) : []
    let lines =
      notes.map { "note: \($0)" } + sheet.wrong.map { "error: \($0)" }
      + sheet.missing.map { "error: \($0)" } + sheet.remaining.map { "warning: \($0)" }
    Terminal.standardError.write(lines.map { visibleText($0) + "\n" }.joined())
    if !sheet.wrong.isEmpty { throw ExitCode.failure }
    if !sheet.missing.isEmpty { throw ExitCode(2) }
    let chosen = Set(answers.entries.filter { $0.value != .none }.keys)
    let plain = state.contentToSave(of: sheet.configuration, chosen: chosen)
    try save(plain, state.changes(to: sheet.configuration, chosen: chosen), target)
  }

  private func ask(
    _ state: EditorState,
    _ source: (any OptionsSource)?,
    _ target: EditedFile?
  ) async throws {
    let saved = Guarded<PlainValue?>(nil)
    // The file as last read or written.
    let versions = Guarded((read: target, isWritten: false))
    let session = EditorSession(state, source: source) { plain, replacing in
      if command.dryRun || target == nil {
        saved.withLock { $0 = plain }
        return
      }
      try versions.withLock { versions in
        if replacing { versions.read = try versions.read.map { try EditedFile($0.path) } }
        let written = try versions.read?.write(plain, names: schema.parameterNames)
        versions.isWritten = versions.isWritten || written?.bytes != versions.read?.bytes
        versions.read = written
      }
    }
    guard case .saved(let edited) = try await face.run(session) else {
      throw ExitCode(130)
    }
    // The editor has released the terminal, so standard output is free.
    if let plain = saved.withLock({ $0 }) {
      try save(plain, await session.state.changes(to: edited), nil)
    } else if let target, versions.withLock({ $0.isWritten }) {
      try Self.tell(target)
    }
  }

  private func save(
    _ plain: PlainValue,
    _ changes: [EditorChange],
    _ target: EditedFile?
  ) throws {
    if command.dryRun {
      let lines = changes.map { "\($0.parameter): \($0.before ?? "none") -> \($0.after ?? "none")" }
      if lines.isEmpty { Terminal.standardError.write("note: nothing changes\n") }
      return try StandardOutput.write(lines.map { visibleLine($0) + "\n" }.joined())
    }
    if let target {
      let written = try target.write(plain, names: schema.parameterNames)
      if written.bytes != target.bytes { try Self.tell(target) }
      return
    }
    try StandardOutput.write(
      Array(try ConfigurationFormat.json.data(of: plain, names: schema.parameterNames))
    )
  }

  private static func tell(_ written: EditedFile) throws {
    try StandardOutput.write(visibleText(written.path) + "\n")
  }
}
