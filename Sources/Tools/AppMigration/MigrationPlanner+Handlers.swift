import AppFacts
import AppProjects
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Moves an intent, and registers its handler where the program starts.
extension MigrationPlanner {
  mutating func move(
    _ found: MovingModule.Found,
    _ names: RegisteredNames,
    _ namespace: String,
    _ moving: MovingModule
  ) {
    let appIntent = "\(namespace).\(names.appIntent)"
    var move = MigrationPlan.Move(
      className: found.schema.className,
      appIntent: appIntent,
      isForWidgets: found.hasWidgets
    )
    move.handler = found.handler?.name
    for call in found.calls {
      let location = call.range.location
      move.widgets.append(location)
      // The call is for older systems.
      guard code.folder.texts[call.range.path] != nil, !code.names(names.appIntent, in: call.range.path)
      else {
        continue
      }
      change(call, appIntent, found.schema.className, names.configuration)
    }
    plan.moves.append(move)
    if !names.optionsSource.isEmpty, found.handler == nil || names.handlerOptions.isEmpty,
      !code.uses(names.optionsSource)
    {
      let reason =
        found.handler == nil
        ? "no class in Swift conforms to '\(found.schema.className)Handling'"
        : "a type of its parameters has no conversion, so nothing can ask its handler"
      plan.steps.append(
        .init(
          "write a '\(namespace).\(names.optionsProvider)' and register it: \(reason)",
          at: found.site.location(found.site.nameRange)
        )
      )
    }
    guard let handler = found.handler else { return }
    plan.remarks += handler.remarks
    let runs = handler.runs || found.opensApp
    // Shortcuts finds actions in the app, not in its widgets' extension.
    let apps = handler.runs ? moving.apps : []
    let isInApp = apps.isEmpty || !moving.hasWidgets
    if isInApp || found.hasWidgets {
      register(handler, names, namespace, moving, moving.start, runs: runs && isInApp)
    }
    for app in apps { register(handler, names, namespace, moving, app, runs: true) }
    if runs, !names.performerSource.isEmpty, names.handlerPerformer.isEmpty,
      !code.uses(names.performerSource)
    {
      let words =
        "write a '\(namespace).\(names.performer)' that calls this handler, and register it: a type of its response or "
        + "its parameters has no conversion"
      plan.steps.append(.init(words, at: .init(file: handler.path)))
    }
  }

  mutating func register(
    _ handler: HandlerFacts,
    _ names: RegisteredNames,
    _ namespace: String,
    _ moving: MovingModule,
    _ start: ProgramStart?,
    runs: Bool
  ) {
    let path = start?.path ?? place(namespace, handler)
    var setup = setups[path] ?? (start, SetupFile(setupName(beside: path)))
    let way = handler.ways.way(in: path, targets) { targets.module(with: $0, besides: path) != nil }
    let places = way.asked.map { [$0.path] } ?? [handler.path]
    let modules =
      places.compactMap { targets.module(with: $0, besides: path) } + [moving.library].compactMap(\.self)
    var isAdded = false
    func add(_ source: String, _ adapter: String, declined: [String] = []) {
      guard !source.isEmpty, !adapter.isEmpty, way.form != .unknown else { return }
      isAdded = true
      setup.file.add(
        .init(
          name: source,
          source: "\(namespace).\(source)",
          adapter: adapter,
          handler: handler,
          way: way,
          declined: declined
        ),
        importing: modules
      )
    }
    add(names.optionsSource, names.handlerOptions)
    let declined = names.requests.filter { handler.notRequired.contains($0.parameter) }.map(\.method)
    if runs { add(names.performerSource, names.handlerPerformer, declined: declined) }
    if isAdded || way.form == .unknown {
      let process = OtherProcess(
        code: code,
        needed: needed,
        programs: targets.targets(with: path).map(\.name)
      )
      let asked = [(type: handler.typeName, path: handler.path)] + [way.asked].compactMap(\.self)
      let others = asked.filter { !targets.haveSameTarget($0.path, path) }
      let steps = way.steps + others.flatMap { process.setups(of: $0.type, in: $0.path) }
      plan.steps += steps.filter { !plan.steps.contains($0) }
      plan.remarks += way.remarks.filter { !plan.remarks.contains($0) }
    }
    if !setup.file.registrations.isEmpty { setups[path] = setup }
  }

  /// A name that no other file of the start's targets declares.
  func setupName(beside path: String) -> String {
    let folder = FilePath.folder(of: path)
    let others = setups.filter {
      FilePath.folder(of: $0.key) == folder || targets.haveSameTarget($0.key, path)
    }
    return SetupFile.typeNames.first { name in
      !others.values.contains { $0.file.typeName == name }
        && !needed.declares(name, beside: path, except: FilePath.join(folder, SetupFile(name).fileName))
    } ?? SetupFile.typeNames[0]
  }

  mutating func place(_ namespace: String, _ handler: HandlerFacts) -> String {
    let path = unknownStarts[namespace] ?? handler.path
    unknownStarts[namespace] = path
    return path
  }

  mutating func writeSetups() {
    for (path, setup) in setups.sorted(by: { $0.key < $1.key }) {
      var setup = setup
      let delegate = code.folder.objectiveCDelegates[path]
      setup.file.isForObjectiveC = delegate != nil
      setup.file.step = code.folder.texts[path]?.step ?? "  "
      let file = FilePath.join(FilePath.folder(of: path), setup.file.fileName)
      if let old = try? FileSystem.readRegular(file) {
        let text = SourceWords(old)
        for registration in setup.file.registrations where !text.contains(registration.source) {
          plan.steps.append(
            .init(
              "register a '\(registration.source)', which holds '\(registration.adapter)'",
              at: .init(file: file)
            )
          )
        }
      } else {
        plan.change(file, from: nil, to: Array(setup.file.text.utf8), "registers the handlers")
      }
      if let delegate {
        if !delegate.contains("[\(setup.file.typeName) register]") {
          plan.steps.append(.init(setup.file.objectiveCStep, at: .init(file: path)))
        }
        continue
      }
      guard let source = code.folder.texts[path], !source.contains(setup.file.call) else { continue }
      guard let start = setup.start else {
        plan.steps.append(
          .init(
            "call '\(setup.file.call)' where the app starts: its start was not found",
            at: .init(file: file)
          )
        )
        continue
      }
      guard let edit = start.edit(source, code.files[path]?.imports ?? [], calling: setup.file.call) else {
        plan.steps.append(
          .init(
            "call '\(setup.file.call)' where the program starts",
            at: start.type?.location ?? .init(file: path)
          )
        )
        continue
      }
      var change = edits[path] ?? FileEdit()
      change.edits.replace(edit.position..<edit.position, with: edit.text)
      change.call = setup.file.call
      edits[path] = change
    }
  }
}
