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
  /// The App Intents of the old version.
  private let former: Contract
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
    var former = old.appIntents?.contract ?? Contract()
    // A widget outside of a folder may use any App Intent.
    if old.appIntents?.code.targets.hasApp == true { former.leaveToShortcuts(besides: old.widgets) }
    self.former = former
  }

  /// The changes that affect people, and remarks on what was not compared.
  struct Result {
    let changes: [SchemaChange]
    let remarks: [String]
    /// The locations of intents that App Intents of the old or the new version take over from definitions.
    let takenOver: Set<SourceLocation>
  }

  /// A module of definitions, compared with the App Intents that take over.
  private struct MovedModule {
    /// All its intents, even those that App Intents had taken over before.
    let contract: Contract
    /// The names of intents that only get their App Intents during a build.
    let generated: [String]
    let comparison: ContractComparison
  }

  /// Whether what was read of the old version has anything that people can lose.
  func hasAnything(besides definitions: VersionDefinitions) -> Bool {
    !former.intents.isEmpty || !former.widgets.isEmpty
      || definitions.module.files.contains { !$0.schema.intents.isEmpty }
  }

  /// - Parameter definitions: The definitions of the old version.
  func result(from definitions: VersionDefinitions) -> Result {
    let moved = definitions.modules.map { compare($0.schema, $0.options) }
    let swift = comparison(besides: moved)
    var changes = moved.flatMap(\.comparison.changes)
    // Definitions and App Intents next to each other often lose the same.
    changes.addMissing(swift.changes, by: \.identityInNew)
    let names = (old.appIntents?.code.names ?? [:]).merging(old.appCode?.names ?? [:]) { $1 }
    let classes = takenOver.old.union(takenOver.new)
    let intents = moved.flatMap(\.contract.intents).filter { classes.contains($0.className.value ?? "") }
    return Result(
      changes: changes.map { $0.naming(old: names, new: new.code.names) },
      remarks: remarks(Set(moved.flatMap(\.generated)), swift.context),
      takenOver: Set(intents.compactMap(\.place.location))
    )
  }

  /// Compares a module of definitions with the App Intents that take over.
  private func compare(_ module: ModuleSchema, _ options: GenerationOptions) -> MovedModule {
    let (names, _) = Naming.names(of: module, options: options)
    let contract = Contract(
      module,
      plans: AppIntentsBackend.plans(module, options, names),
      widgetClasses: old.widgetClasses
    )
    var rest = contract
    rest.intents.removeAll { takenOver.old.contains($0.className.value ?? "") }
    let isGenerated = !knowsDefinitions && options.backends.contains(.appIntents)
    let generated = isGenerated ? rest.intents : []
    let kept = remaining.union(generated.compactMap(\.className.value))
    let mode = ComparisonMode.migration(to: new.declared, remaining: kept)
    return MovedModule(
      contract: contract,
      generated: generated.filter { !takenOver.new.contains($0.className.value ?? "") }.map(\.name),
      comparison: ContractComparison(mode, from: rest, to: new.contract)
    )
  }

  /// Says what was not compared.
  ///
  /// - Parameter generated: The intents that only get their App Intents during a build.
  private func remarks(_ generated: Set<String>, _ context: ComparisonContext) -> [String] {
    var remarks: [String] = []
    if let first = generated.min() {
      let more = generated.count > 1 ? " and of \(generated.count - 1) more" : ""
      remarks.append(
        "the App Intent of '\(first)'\(more) is generated from the definition, as 'backends' in 'intentc.json' says, "
          + "and not compared"
      )
    }
    if let remark = remarkOnTargets { remarks.append(remark) }
    let unclear = Set(context.unclearWidgets(among: old.appIntents?.code.widgets ?? [])).sorted()
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
      return old.appIntents?.code.unclearBundle ?? old.appCode?.unclearBundle
    }
    return unclear.min().map {
      "'\($0)' has widgets that intentc cannot follow; whether a bundle lost a widget is not compared"
    }
  }

  /// Compares the Swift declarations.
  private func comparison(besides moved: [MovedModule]) -> ContractComparison {
    let app = appPair(besides: moved)
    var before = former
    before.widgets = old.widgets
    // The whole revision has been read.
    if let code = old.appCode {
      before.markIntentsWithoutWidget(old.widgets, besides: code.intentConfigurations)
    }
    return ContractComparison(
      .appIntents(new.declared, app),
      from: before.withoutLostNamesakes(app.targets.old, app.targets.new, in: new.contract),
      to: new.contract
    )
  }

  /// What both versions of the app have in Swift, and what the definitions know.
  private func appPair(besides moved: [MovedModule]) -> AppPair {
    let targets = old.appIntents?.code.targets ?? CodeTargets()
    let successors = moved.flatMap { $0.comparison.context.intents.compactMap(\.pair?.new.likelyIdentifier) }
    let defined = moved.flatMap(\.contract.intents).map { ($0.className.value ?? "", $0.hasParameters) }
    return AppPair(
      targets: (targets, new.code.targets.matched(to: targets)),
      oldIntents: former.intents,
      successorsOfDefinitions: Set(successors).subtracting(former.intents.map(\.likelyIdentifier)),
      lostClasses: Set(defined.map(\.0)).subtracting(remaining),
      expectedKinds: Set((old.appIntents?.code.widgets ?? []).compactMap(\.kind.value)),
      successors: ([former] + moved.map(\.contract)).reduce(into: [:]) { all, contract in
        all.merge(contract.successorsOfSettings(in: new.contract, remaining)) { $0.union($1) }
      },
      settings: Dictionary(former.intents.map { ($0.name, $0.hasParameters) }) { $0 || $1 }
        .merging(defined) { $1 }
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
  var isUnchanged: Bool { comparison(besides: []).changes.isEmpty }
}
