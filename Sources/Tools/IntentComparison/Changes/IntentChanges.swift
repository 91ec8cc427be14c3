import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let intentRemoved = loss(of: .intent, "intent-removed", "An intent was removed")
  static let intentAdded = change("intent-added", .note, "An intent was added")
  static let intentRenamed = loss(of: .intent, "intent-renamed", "An intent was renamed")
  static let classNameChanged = loss(of: .intent, "class-name-changed", "The class name of an intent changed")
  static let classNameShared = change("class-name-shared", .error, "Two App Intents take over the same class")
  static let conformanceIndirect = change(
    "conformance-indirect",
    .warning,
    "An App Intent names only a protocol of the app"
  )
}

/// Checks intents as declarations: removed, added, renamed, or with another class.
enum IntentChanges {
  static let intentRemoved = ChangeCheck<LostIntent>(.intentRemoved) { lost, context in
    let className = lost.old.className.value ?? ""
    guard lost.copy == nil, !context.keptClasses.contains(className) else { return nil }
    var message = lost.words + lost.old.lossSentence
    // Then the widget does not compile, unless another module declares the class.
    if let user = context.new.classUsers[className] {
      message += "; a widget in '\(user)' still has its class '\(className)'"
    }
    return Finding(.intentRemoved, message, lost.verdicts, from: lost.old.place, facts: [lost.name])
  }

  static let copyRemoved = ChangeCheck<LostIntent>(.intentRemoved) { removed, _ in
    guard let copy = removed.copy else { return nil }
    let file = copy.place.location.map { " '\($0.file)'" } ?? ""
    let className = removed.old.className.value ?? ""
    return Finding(
      .intentRemoved,
      "the intent '\(removed.old.name)' was removed from this file, but\(file) still has its class "
        + "'\(className)'; only an app without the other file loses it",
      [.stored: .careful, .placed: .careful],
      from: removed.old.place,
      facts: [className]
    )
  }

  static let intentAdded = ChangeCheck<Contract.Intent>(.intentAdded, of: .definitions) { intent, _ in
    Finding(.intentAdded, "the intent '\(intent.name)' was added", [:], to: intent.place)
  }

  // MARK: Names

  static let intentRenamed = ChangeCheck<IntentPair>(.intentRenamed, of: .definitions) { intent, _ in
    let (old, new) = (intent.old, intent.new)
    let (className, newClassName) = intent.classNames
    guard old.name != new.name else { return nil }
    guard className != newClassName else {
      let message =
        "the intent '\(old.name)' was renamed to '\(new.name)'; its class is still '\(newClassName)', so "
        + "stored values are still found"
      return Finding(.intentRenamed, message, [:], intent, facts: [old.name])
    }
    return Finding(
      .intentRenamed,
      "the intent '\(old.name)' was renamed to '\(new.name)' and its class to '\(newClassName)'"
        + old.lossSentence,
      [.placed: old.loss.verdict],
      intent,
      facts: [old.name, className]
    )
  }

  /// The system finds an App Intent by its identifier, which is the name of its type by default.
  static let appIntentRenamed = ChangeCheck<IntentPair>(.intentRenamed, of: [.appIntents]) { intent, _ in
    guard intent.isLikely || !intent.old.identifier.isHidden else { return nil }
    let (old, new) = (intent.old.likelyIdentifier, intent.new.likelyIdentifier)
    guard !intent.new.identifier.isHidden else {
      return Finding(
        .intentRenamed,
        "the 'persistentIdentifier' of '\(intent.new.name)' is not a text literal; check that it is still '\(old)'",
        [.placed: .careful],
        intent,
        at: intent.new.identifier.location,
        facts: [old]
      )
    }
    guard old != new else { return nil }
    if intent.old.isMigrated, intent.new.isMigrated, let name = intent.old.className.value,
      name == intent.new.className.value
    {
      let message =
        "'\(old)' is named '\(new)' now, with the same 'intentClassName'; what people saved since the App "
        + "Intent has its name may not be found, so keep the name"
      return Finding(.intentRenamed, message, [.placed: .careful], intent, facts: [old])
    }
    let message =
      "'\(old)' seems to be named '\(new)' now; widgets and shortcuts find an App Intent by the name of its "
      + "type, so add 'static let persistentIdentifier = \"\(old)\"'"
    return Finding(.intentRenamed, message, [.placed: .breaking], intent, facts: [old])
  }

  // MARK: Classes

  static let classNameChanged = ChangeCheck<IntentPair>(.classNameChanged, of: .definitions) { intent, _ in
    let (old, new) = (intent.old, intent.new)
    let (className, newClassName) = intent.classNames
    guard old.name == new.name, className != newClassName else { return nil }
    let message =
      "the class of '\(new.name)' changed from '\(className)' to '\(newClassName)'" + old.lossSentence
    return Finding(.classNameChanged, message, [.placed: old.loss.verdict], intent, facts: [className])
  }

  /// An App Intent that seems to take over from a definition's intent, without its class.
  static let intentClassNameMissing = ChangeCheck<IntentPair>(.classNameChanged, of: [.migration]) {
    intent,
    _ in
    let (old, new) = (intent.old, intent.new)
    guard intent.isLikely, let name = old.className.value else { return nil }
    let likeness = new.name.hasPrefix(old.name) ? "" : "has the parameters of '\(old.name)' and "
    let fact =
      switch new.className {
      case .value(let now, _): "has the 'intentClassName' '\(now)'"
      case .absent: "has no 'intentClassName'"
      case .hidden: "has an 'intentClassName' that is not a text literal"
      }
    let verdict = new.className.isHidden ? min(old.loss.verdict, .careful) : old.loss.verdict
    let loss = verdict == .safe ? old.lossSentence : ", or \(old.loss.words)"
    let message = "'\(new.name)' \(likeness)\(fact); use '\(name)'\(loss)"
    return finding(message, verdict, of: name, intent)
  }

  static let intentClassNameHidden = ChangeCheck<IntentPair>(.classNameChanged, of: [.appIntents]) {
    intent,
    _ in
    guard !intent.isLikely, intent.old.isMigrated, let name = intent.old.className.value,
      intent.new.className.isHidden
    else { return nil }
    let message =
      "the 'intentClassName' of '\(intent.new.name)' is not a text literal; check that it is still '\(name)'"
    return finding(message, .careful, of: name, intent)
  }

  static let intentClassNameChanged = ChangeCheck<IntentPair>(.classNameChanged, of: .swift) { intent, all in
    let (old, new) = (intent.old, intent.new)
    guard !intent.isLikely, old.isMigrated, let name = old.className.value, !new.className.isHidden,
      new.className.value != name || !new.isMigrated,
      !all.new.intents.contains(where: { $0.isMigrated && $0.className.value == name })
    else { return nil }
    let fact =
      switch new.className.value {
      case name: "names the class '\(name)' but does not conform to 'CustomIntentMigratedAppIntent'"
      case let now?: "has the 'intentClassName' '\(now)', not '\(name)' any more"
      case nil: "has no 'intentClassName' any more, which was '\(name)'"
      }
    var (loss, verdict) = (old.lossSentence, old.loss.verdict)
    if intent.mode == .appIntents {
      // The system still finds shortcuts and widgets that people made with the App Intent's own name.
      loss =
        old.isOfWidget
        ? ", so widgets placed with the class lose their settings"
        : ", so shortcuts made with the class stop working"
      if all.new.intents.contains(where: \.className.isHidden) { verdict = .careful }
    }
    let message = "'\(new.name)' \(fact)\(loss)"
    return finding(message, verdict, of: name, intent)
  }

  /// A change of the old class, where the App Intent states its class or could.
  private static func finding(
    _ message: String,
    _ verdict: Verdict,
    of className: String,
    _ intent: IntentPair
  ) -> Finding {
    let (verdicts, location) = ([Audience.placed: verdict], intent.new.className.location)
    return Finding(.classNameChanged, message, verdicts, intent, at: location, facts: [className])
  }

  /// Reports a class that two App Intents now share: the system only finds one of them.
  static let classNameShared = ChangeCheck<IntentPair>(.classNameShared) { intent, context in
    guard !intent.isLikely, let name = intent.old.className.value,
      let (first, second) = context.sharedClasses[name]
    else { return nil }
    return Finding(
      .classNameShared,
      "'\(first.name)' and '\(second.name)' both have the 'intentClassName' '\(name)', so the system may run "
        + "either; give it to one",
      [.placed: intent.old.loss.verdict],
      from: intent.old.place,
      to: ElementPlace(location: second.className.location ?? second.place.location),
      facts: [name]
    )
  }

  /// The compiler accepts an inherited conformance, but another tool collects the App Intents for the system.
  static let conformanceIndirect = AppCheck(.conformanceIndirect, each: OwnProtocol.self) { found in
    let name = found.first.name
    let start =
      found.count > 1
      ? "\(found.count) App Intents, such as '\(name)', now conform" : "'\(name)' now conforms"
    let message =
      "\(start) to 'AppIntent' only through '\(found.name)': the system did not find "
      + "such actions of another app; add 'AppIntent' to the declaration of each"
    return Finding(
      .conformanceIndirect,
      message,
      [.placed: .careful],
      to: found.first.place,
      facts: [found.name]
    )
  }
}
