import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Compares App Intents in Swift with earlier App Intents, and with the definitions that they take over from.
///
/// During a move, a version declares an intent in both ways. The choices then belong to the App Intent, so
/// the definition's intent isn't looked up among the new App Intents, too.
struct AppIntentsComparison {
  private let old: Version
  private let new: VersionAppIntents
  /// The classes that definitions of the new version declare.
  private let remaining: Set<String>
  /// Whether these are all its definitions, from which a build can generate App Intents.
  private let knowsDefinitions: Bool
  /// The classes that App Intents of the old and of the new version take over.
  private let takenOver: (old: Set<String>, new: Set<String>)

  init(from old: Version, to new: VersionAppIntents, remaining: Set<String>, knowsDefinitions: Bool) {
    (self.old, self.new) = (old, new)
    (self.remaining, self.knowsDefinitions) = (remaining, knowsDefinitions)
    takenOver = (old.takenOverClasses, Set(new.contract.intents.compactMap(\.className.value)))
  }

  /// The changes that affect people, and remarks on what was not compared.
  struct Result {
    var changes: [SchemaChange] = []
    var remarks: [String] = []
    /// The locations of intents that App Intents of the old or the new version take over from definitions.
    var takenOver: Set<SourceLocation> = []
  }

  /// Whether what was read of the old version has anything that people can lose.
  func hasAnything(besides definitions: VersionDefinitions) -> Bool {
    !formerContract.intents.isEmpty || !formerContract.widgets.isEmpty
      || definitions.module.files.contains { !$0.schema.intents.isEmpty }
  }

  /// - Parameter definitions: The definitions of the old version.
  func result(from definitions: VersionDefinitions) -> Result {
    var result = Result()
    var app = app
    var generated: Set<String> = []
    for module in definitions.modules {
      generated.formUnion(compare(module.schema, module.options, &app, into: &result))
    }
    let code = comparison(of: app)
    // Definitions and App Intents next to each other often lose the same.
    let reported = Set(result.changes.map(\.identityInNew))
    result.changes += code.changes.filter { !reported.contains($0.identityInNew) }
    let names = (old.appIntents?.code.names ?? [:]).merging(old.app?.names ?? [:]) { $1 }
    result.changes = result.changes.map { $0.naming(old: names, new: new.code.names) }
    result.remarks = remarks(generated, code)
    return result
  }

  private var formerContract: Contract {
    var contract = old.appIntents?.contract ?? Contract()
    // A widget outside of a folder may use any App Intent.
    if old.appIntents?.code.targets.hasApp == true { contract.leaveToShortcuts(besides: old.widgets) }
    return contract
  }

  /// What both versions of the app have in Swift. The definitions add what they know.
  private var app: AppPair {
    let targets = old.appIntents?.code.targets ?? CodeTargets()
    let intents = formerContract.intents
    return AppPair(
      targets: (targets, new.code.targets.matched(to: targets)),
      oldIntents: intents,
      expectedKinds: old.kinds,
      successors: formerContract.successorsOfSettings(in: new.contract),
      settings: Dictionary(intents.map { ($0.name, $0.hasParameters) }) { $0 || $1 }
    )
  }

  /// Compares a module of definitions with the App Intents that take over.
  ///
  /// - Returns: The intents that only get their App Intents during a build.
  private func compare(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ app: inout AppPair,
    into result: inout Result
  ) -> [String] {
    let (names, _) = Naming.names(of: module, options: options)
    var contract = Contract(
      module,
      plans: AppIntentsBackend.plans(module, options, names),
      widgetClasses: old.widgetClasses
    )
    app.successors.merge(contract.successorsOfSettings(in: new.contract, remaining)) { $0.union($1) }
    for intent in contract.intents {
      guard let name = intent.className.value else { continue }
      app.settings[name] = intent.hasParameters
      if !remaining.contains(name) { app.lostClasses.insert(name) }
      guard takenOver.old.contains(name) || takenOver.new.contains(name) else { continue }
      if let location = intent.place.location { result.takenOver.insert(location) }
    }
    contract.intents.removeAll { takenOver.old.contains($0.className.value ?? "") }
    let isGenerated = !knowsDefinitions && options.backends.contains(.appIntents)
    let generated = isGenerated ? contract.intents : []
    let kept = remaining.union(generated.compactMap(\.className.value))
    let mode = ComparisonMode.migration(to: new.declared, remaining: kept)
    let comparison = ContractComparison(mode, from: contract, to: new.contract)
    result.changes += comparison.changes
    let oldIdentifiers = Set(app.oldIntents.map(\.likelyIdentifier))
    let successors = comparison.context.intents.compactMap(\.pair).map(\.new.likelyIdentifier)
    app.successorsOfDefinitions.formUnion(successors.filter { !oldIdentifiers.contains($0) })
    return generated.filter { !takenOver.new.contains($0.className.value ?? "") }.map(\.name)
  }

  /// Says what was not compared.
  ///
  /// - Parameter generated: The intents that only get their App Intents during a build.
  private func remarks(_ generated: Set<String>, _ code: ContractComparison) -> [String] {
    var remarks: [String] = []
    if let first = generated.min() {
      let more = generated.count > 1 ? " and of \(generated.count - 1) more" : ""
      remarks.append(
        "the App Intent of '\(first)'\(more) is generated from the definition, as 'backends' in 'intentc.json' says, "
          + "and not compared"
      )
    }
    if let remark = remarkOnTargets { remarks.append(remark) }
    let unclear = Set(code.context.unclearWidgets(among: old.appIntents?.code.widgets ?? [])).sorted()
    if let first = unclear.first {
      let more = unclear.count > 1 ? " and of \(unclear.count - 1) more" : ""
      remarks.append(
        "the kind of the widget '\(first)'\(more) is only known to a build, so what became of it is not compared"
      )
    }
    if let remark = remarkOnBundles { remarks.append(remark) }
    return remarks
  }

  /// `nil` if the bundles that list the widgets can be followed, or no widget needs them.
  private var remarkOnBundles: String? {
    func listed(_ widgets: [AppWidget]) -> [String: Bool?] {
      let listings = widgets.compactMap { widget in widget.kind.value.map { ($0, widget.isListed) } }
      return Dictionary(listings) { $0 == true || $1 == true ? true : $0 == nil ? nil : $1 }
    }
    let after = listed(new.code.widgets)
    let unclear = listed(old.widgets).compactMap { kind, wasListed -> String? in
      guard let isListed = after[kind] else { return nil }
      if wasListed == true, isListed == nil { return new.code.unclearBundle }
      guard wasListed == nil, isListed == false else { return nil }
      return old.appIntents?.code.unclearBundle ?? old.app?.unclearBundle
    }
    return unclear.min().map {
      "'\($0)' has widgets that intentc cannot follow; whether a bundle lost a widget is not compared"
    }
  }

  /// Compares the Swift declarations.
  private func comparison(of app: AppPair) -> ContractComparison {
    var before = formerContract
    before.widgets = old.widgets
    // The whole revision has been read.
    if let code = old.app { before.findWidgets(old.widgets, besides: code.intentConfigurations) }
    return ContractComparison(
      .appIntents(new.declared, app),
      from: before.withoutLostNamesakes(app.targets.old, app.targets.new, in: new.contract),
      to: new.contract
    )
  }

  /// `nil` if there is no App Intent, or the targets of all are known.
  private var remarkOnTargets: String? {
    let areKnown = [old.appIntents, new].compactMap(\.self).flatMap { version in
      version.contract.intents.filter(\.isStored).map { intent in
        intent.place.location.map { version.code.targets.knows($0.file) } ?? false
      }
    }
    guard !areKnown.isEmpty else { return nil }
    guard areKnown.contains(true) else {
      return "App Intents are compared by name; their targets, modules and processes are not checked"
    }
    return areKnown.contains(false)
      ? "the targets of some App Intents are not known; whether these moved to other targets is not compared"
      : nil
  }

  /// Whether the comparison of the App Intents finds no changes.
  var isUnchanged: Bool { comparison(of: app).changes.isEmpty }
}
