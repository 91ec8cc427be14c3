import AppFacts
import AppProjects
import IntentDiagnostics
import IntentLocalisation

/// Changes the widgets of an intent to its App Intent, with a function for older systems where they need one.
extension MigrationPlanner {
  /// - Parameter configuration: The property of the App Intent with the plain configuration.
  mutating func change(_ call: CallSite, _ appIntent: String, _ className: String, _ configuration: String) {
    let path = call.range.path
    guard let source = code.folder.texts[path] else { return }
    // Taken out, because a copy of all edits for each call would be made.
    var change = edits.removeValue(forKey: path) ?? FileEdit()
    defer { if !change.appIntents.isEmpty || change.call != nil { edits[path] = change } }
    let move = WidgetMove(
      call: call,
      source: source,
      appIntent: appIntent,
      className: className,
      configuration: configuration
    )
    let older = isOnlyOnNewSystems(call) ? [] : olderSystems(path)
    let needsOld = !older.isEmpty
    let end = needsOld ? endOfWidget(around: call) : nil
    guard needsOld ? end != nil && move.addChoice(to: &change.edits) : move.add(to: &change.edits) else {
      return plan.steps.append(
        .init(
          "use 'AppIntentConfiguration' with '\(appIntent)' here"
            + (needsOld ? " from \(older.listed) on" : ""),
          at: call.range.location
        )
      )
    }
    var isHere = !needsOld
    if let end, needsOld, !isKnown(className, appIntent, path) {
      isHere = true
      let step = steps[path] ?? source.step
      steps[path] = step
      let text = OlderSystems(
        appIntent: appIntent,
        className: className,
        configuration: configuration,
        isForFile: overlaps(className, path),
        step: step
      ).text
      change.edits.replace(end..<end, with: "\n\n" + text)
    }
    if needsOld {
      plan.remarks.append(
        .init(
          "systems before \(older.listed) keep the old widget of this kind, newer ones have the App Intent. "
            + "Never offer both on one system: in simulators of iOS 26, and maybe on devices, a widget that still uses "
            + "'IntentConfiguration' is then empty after an edit",
          at: call.range.location
        )
      )
    }
    if isHere, change.appIntents.isEmpty {
      ImportEdits(imports: code.files[path]?.imports ?? [], source: source)
        .add(["AppIntents", "IntentWidgets"], to: &change.edits)
    }
    if change.known.insert(appIntent).inserted { change.appIntents.append(appIntent) }
  }

  /// Whether a file of the same targets has the function for older systems.
  mutating func isKnown(_ className: String, _ appIntent: String, _ path: String) -> Bool {
    guard !overlaps(className, path) else { return !choices.insert("\(className)\n\(path)").inserted }
    let names = targets.targets(with: path).map(\.name)
    let group = names.isEmpty ? FilePath.folder(of: path) : names.joined(separator: "\n")
    let isWritten = code.files(naming: String(appIntent.split(separator: ".").last ?? "")).contains { other in
      targets.haveSameTarget(other, path)
        && code.folder.texts[other]?.contains("\(OlderSystems.function)<") == true
    }
    return !choices.insert("\(className)\n\(group)").inserted || isWritten
  }

  /// Whether another file with widgets of the class has some targets of this one, but not the same. A function for both
  /// files would be missing in a target, or be in one twice.
  mutating func overlaps(_ className: String, _ path: String) -> Bool {
    let unequal = unequal[className] ?? targetsOfUnequalFiles(className)
    self.unequal[className] = unequal
    return targets.targets(with: path).contains { unequal.contains($0.name) }
  }

  func targetsOfUnequalFiles(_ className: String) -> Set<String> {
    let paths = Set(code.calls(with: className).map(\.range.path))
    let lists = Set(paths.map { Set(targets.targets(with: $0).map(\.name)) })
    return Set(Dictionary(grouping: lists.flatMap(\.self)) { $0 }.filter { $1.count > 1 }.keys)
  }

  /// Returns `nil` if the call isn't in a widget, which has the function for older systems.
  func endOfWidget(around call: CallSite) -> Int? {
    let isWidget = types(around: call).flatMap { code.types(named: $0.name) }
      .contains { $0.inherited.contains("Widget") }
    return isWidget ? code.outerType(around: call.range)?.range?.end : nil
  }

  /// The first systems with App Intents, for each system that the file also gets in older versions.
  func olderSystems(_ path: String) -> [String] {
    let minimums = targets.minimums(of: path)
    // The project may not say it.
    guard !minimums.isEmpty else { return ["iOS 17"] }
    return AppSystem.allCases.compactMap { system in
      guard let minimum = minimums[system], minimum < system.widgetMinimum else { return nil }
      return "\(system.rawValue) \(Int(system.widgetMinimum))"
    }
  }

  func isOnlyOnNewSystems(_ call: CallSite) -> Bool {
    types(around: call).flatMap(\.attributes).contains { attribute in
      attribute.name == "available"
        && AppTargets.versions(in: attribute.text.replacing("iOS ", with: "iOS: ")).contains { $0 >= 17 }
    }
  }

  func types(around call: CallSite) -> [TypeCode] {
    let name = call.type?.split(separator: ".").last.map(String.init) ?? ""
    return code.types(named: name, in: call.range.path)
  }
}
