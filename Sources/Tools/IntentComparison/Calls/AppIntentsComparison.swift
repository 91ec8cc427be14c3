import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Compares App Intents in Swift with earlier App Intents, and with the definitions that they replace.
///
/// During a move, a version declares an intent in both ways. The choices then belong to the App Intent, so
/// the definition's intent isn't looked up among the new App Intents, too.
struct AppIntentsComparison {
  let old: Version
  let new: AppIntentsVersion
  /// The classes that definitions of the new version declare.
  var remaining: Set<String> = []
  /// Whether these are all its definitions, from which a build can generate App Intents.
  var knowsDefinitions = false

  /// The changes that affect people, and remarks on what was not compared.
  struct Result {
    var changes: [SchemaChange] = []
    var remarks: [String] = []
    /// The places of intents that App Intents of the old or the new version take over from definitions.
    var inherited: Set<SourceLocation> = []
  }

  /// Whether the old version has anything that people can lose.
  func hasAnything(besides definitions: VersionDefinitions) -> Bool {
    let earlier = old.appIntents?.contract ?? Contract()
    return !earlier.intents.isEmpty || !earlier.widgets.isEmpty
      || definitions.module.files.contains { !$0.schema.intents.isEmpty }
  }

  /// - Parameter definitions: The definitions of the old version.
  func result(from definitions: VersionDefinitions) -> Result {
    var result = Result()
    var former = Former(old, new.contract)
    for (module, options) in definitions.modules { compare(module, options, &former, into: &result) }
    let code = comparison(of: former)
    // Definitions and App Intents next to each other often lose the same.
    let known = Set(result.changes.map(\.identityInNew))
    result.changes += code.changes.filter { !known.contains($0.identityInNew) }
    let names = (old.appIntents?.code.names ?? [:]).merging(old.app?.names ?? [:]) { $1 }
    result.changes = result.changes.map { $0.naming(old: names, new: new.code.names) }
    result.remarks = remarks(former.generated, code)
    return result
  }

  /// The intents of the old version, from definitions and from Swift.
  private struct Former {
    /// The classes that its App Intents take over.
    let taken: Set<String>
    /// The classes that App Intents of the new version take over.
    let classes: Set<String>
    /// The new App Intents that have the settings of an intent, by its name in code.
    var heirs: [String: Set<String>]
    /// Whether an intent has any settings, by its name in code.
    var settings: [String: Bool]
    /// The classes of definitions that the new version no longer declares.
    var lost: Set<String> = []
    /// The intents that only get their App Intents during a build.
    var generated: Set<String> = []

    init(_ old: Version, _ new: Contract) {
      let contract = old.appIntents?.contract ?? Contract()
      taken = old.takenClasses
      classes = Set(new.intents.compactMap(\.className.value))
      heirs = contract.heirsOfSettings(in: new)
      settings = Dictionary(contract.intents.map { ($0.name, $0.hasParameters) }) { $0 || $1 }
    }
  }

  /// Compares a module of definitions with the App Intents that replace them.
  private func compare(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ former: inout Former,
    into result: inout Result
  ) {
    let (names, _) = Naming.names(of: module, options: options)
    var contract = Contract(
      module,
      AppIntentsBackend.plans(module, options, names),
      widgetClasses: old.widgetClasses,
      isGenerated: !knowsDefinitions && options.backends.contains(.appIntents)
    )
    former.heirs.merge(contract.heirsOfSettings(in: new.contract, remaining)) { $0.union($1) }
    for intent in contract.intents {
      guard let name = intent.className.value else { continue }
      former.settings[name] = intent.hasParameters
      if !remaining.contains(name) { former.lost.insert(name) }
      guard former.taken.contains(name) || former.classes.contains(name) else { continue }
      if let location = intent.place.location { result.inherited.insert(location) }
    }
    contract.intents.removeAll { former.taken.contains($0.className.value ?? "") }
    var comparison = Comparison(
      from: contract,
      to: new.contract,
      new.declared,
      properties: names.properties,
      remaining: remaining
    )
    comparison.compare()
    result.changes += comparison.changes
    let generated = contract.intents.filter {
      contract.generated.contains($0.name) && !former.classes.contains($0.className.value ?? "")
    }
    former.generated.formUnion(generated.map(\.name))
  }

  /// Says what was not compared.
  ///
  /// - Parameter generated: The intents that only get their App Intents during a build.
  private func remarks(_ generated: Set<String>, _ code: Comparison) -> [String] {
    var remarks: [String] = []
    if let first = generated.min() {
      let more = generated.count > 1 ? " and of \(generated.count - 1) more" : ""
      remarks.append(
        "the App Intent of '\(first)'\(more) is generated from the definition, as 'backends' in 'intentc.json' says, "
          + "and not compared"
      )
    }
    if let remark = remarkOnTargets { remarks.append(remark) }
    let unclear = Set(code.unclearWidgets(among: old.appIntents?.code.widgets ?? [])).sorted()
    if let first = unclear.first {
      let more = unclear.count > 1 ? " and of \(unclear.count - 1) more" : ""
      remarks.append(
        "the kind of the widget '\(first)'\(more) is only known to a build, so what became of it is not compared"
      )
    }
    return remarks
  }

  /// Compares the Swift declarations.
  private func comparison(of former: Former) -> Comparison {
    var before = old.appIntents?.contract ?? Contract()
    before.widgets = old.widgets
    // The whole revision has been read.
    if let app = old.app { before.findWidgets(old.widgets, besides: app.intentConfigurations) }
    let targets = old.appIntents?.code.targets ?? CodeTargets()
    let now = new.code.targets.matched(to: targets)
    var comparison = Comparison(
      from: before.withoutLostNamesakes(targets, now, in: new.contract),
      to: new.contract,
      new.declared
    )
    comparison.compare()
    comparison.comparePhrases()
    comparison.compareTargets(of: before, targets, now)
    comparison.compareProtocols()
    comparison.compareWidgets(of: former.lost, and: old.kinds)
    comparison.compareConfigurations(former.heirs)
    comparison.compareSettings(former.heirs, former.settings)
    comparison.compareFamilies()
    return comparison
  }

  /// `nil` if there is no App Intent, or the targets of all are known.
  private var remarkOnTargets: String? {
    let known = [old.appIntents, new].compactMap(\.self).flatMap { version in
      version.contract.intents.filter(\.isStored).map { intent in
        intent.place.location.map { version.code.targets.knows($0.file) } ?? false
      }
    }
    guard !known.isEmpty else { return nil }
    guard known.contains(true) else {
      return "App Intents are compared by name; their targets, modules and processes are not checked"
    }
    return known.contains(false)
      ? "the targets of some App Intents are not known; whether these moved to other targets is not compared"
      : nil
  }

  /// Whether the comparison of the App Intents finds no changes.
  var isUnchanged: Bool { comparison(of: Former(old, new.contract)).changes.isEmpty }
}

extension VersionDefinitions {
  /// The classes of intents that the list 'migrates' in 'intentc.json' leaves out.
  var leftOut: Set<String> {
    let intents = modules.flatMap { module, options -> [DefinitionSchema.Intent] in
      guard case .only = options.appIntents.migratedIntents else { return [] }
      return module.files.flatMap(\.schema.intents).filter {
        !options.appIntents.migratedIntents.contains($0)
      }
    }
    return Set(intents.map(\.configuration.className))
  }

  var classNames: Set<String> {
    Set(module.files.flatMap(\.schema.intents).map(\.configuration.className))
  }
}
