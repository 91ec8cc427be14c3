import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Compares App Intents in Swift with those of an earlier version, and with the definitions that they replace.
///
/// During a move, a version declares an intent in both ways. Then its App Intent has what people chose, so the intent of
/// the definition isn't looked up among the new App Intents, too.
struct AppIntentsComparison {
  let old: Version
  let new: AppIntentsVersion
  /// The classes that definitions of the new version declare.
  var remaining: Set<String> = []
  /// Whether these are all its definitions, from which a build can generate App Intents.
  var knowsDefinitions = false

  /// What people lose, and the limits of the comparison.
  struct Result {
    var changes: [SchemaChange] = []
    var remarks: [String] = []
    /// The places of intents that App Intents of the old or the new version take over from definitions.
    var inherited: Set<SourceLocation> = []
  }

  /// Whether the old version has anything that people can lose.
  func hasAnything(besides definitions: ReadVersion) -> Bool {
    let earlier = old.appIntents?.contract ?? Contract()
    return !earlier.intents.isEmpty || !earlier.widgets.isEmpty
      || definitions.module.files.contains { !$0.schema.intents.isEmpty }
  }

  /// - Parameter definitions: Those of the old version.
  func result(from definitions: ReadVersion) -> Result {
    let (declared, new) = (new.declared, new.contract)
    var result = Result()
    var generated: Set<String> = []
    var lost: Set<String> = []
    let taken = old.takenClasses
    var heirs = old.appIntents?.contract.heirsOfSettings(in: new) ?? [:]
    let classes = Set(new.intents.compactMap(\.className.value))
    let earlier = old.appIntents?.contract.intents ?? []
    var settings = Dictionary(earlier.map { ($0.name, $0.hasParameters) }) { $0 || $1 }
    for (module, generation) in definitions.modules {
      let (names, _) = Naming.names(of: module, options: generation)
      var old = Contract(
        module,
        AppIntentsBackend.plans(module, generation, names),
        widgetClasses: old.widgetClasses,
        isGenerated: !knowsDefinitions && generation.backends.contains(.appIntents)
      )
      heirs.merge(old.heirsOfSettings(in: new, remaining)) { $0.union($1) }
      for intent in old.intents {
        if let name = intent.className.value { settings[name] = intent.hasParameters }
      }
      lost.formUnion(old.intents.compactMap(\.className.value).filter { !remaining.contains($0) })
      let inherited = old.intents.filter { intent in
        intent.className.value.map { taken.contains($0) || classes.contains($0) } ?? false
      }
      result.inherited.formUnion(inherited.compactMap(\.place.location))
      old.intents.removeAll { taken.contains($0.className.value ?? "") }
      var comparison = Comparison(
        from: old,
        to: new,
        declared,
        properties: names.properties,
        remaining: remaining
      )
      comparison.compare()
      result.changes += comparison.changes
      generated.formUnion(
        old.intents.filter { old.generated.contains($0.name) && !classes.contains($0.className.value ?? "") }
          .map(\.name)
      )
    }
    var code = comparisonOfCode
    code.compareProtocols()
    code.compareWidgets(of: lost, and: old.kinds)
    code.compareConfigurations(heirs)
    code.compareSettings(heirs, settings)
    code.compareFamilies()
    // Definitions and App Intents next to each other often lose the same.
    let known = Set(result.changes.map(\.identityInNew))
    result.changes += code.changes.filter { !known.contains($0.identityInNew) }
    let names = (old.appIntents?.code.names ?? [:]).merging(old.app?.names ?? [:]) { $1 }
    result.changes = result.changes.map { $0.naming(old: names, new: self.new.code.names) }
    if let first = generated.min() {
      let more = generated.count > 1 ? " and of \(generated.count - 1) more" : ""
      result.remarks.append(
        "the App Intent of '\(first)'\(more) is generated from the definition, as 'backends' in 'intentc.json' says, "
          + "and not compared"
      )
    }
    if let remark = remarkOnTargets { result.remarks.append(remark) }
    let unclear = Set(code.unclearWidgets(among: old.appIntents?.code.widgets ?? [])).sorted()
    if let first = unclear.first {
      let more = unclear.count > 1 ? " and of \(unclear.count - 1) more" : ""
      result.remarks.append(
        "the kind of the widget '\(first)'\(more) is only known to a build, so what became of it is not compared"
      )
    }
    return result
  }

  /// What Swift declares, apart from the widgets.
  private var comparisonOfCode: Comparison {
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
    return comparison
  }

  /// `nil` if the targets of all App Intents are known.
  private var remarkOnTargets: String? {
    let known = [old.appIntents, new].compactMap(\.self).flatMap { version in
      version.contract.intents.filter(\.isStored).map { intent in
        intent.place.location.map { version.code.targets.knows($0.file) } ?? false
      }
    }
    guard known.contains(true) else {
      return "App Intents are compared by name; their targets, modules and processes are not checked"
    }
    return known.contains(false)
      ? "the targets of some App Intents are not known; whether these moved to other targets is not compared"
      : nil
  }

  /// Whether the App Intents are those of the old version.
  var isUnchanged: Bool {
    var code = comparisonOfCode
    code.compareWidgets(and: old.kinds)
    code.compareSettings(old.appIntents?.contract.heirsOfSettings(in: new.contract) ?? [:], [:])
    code.compareFamilies()
    return code.changes.isEmpty
  }
}

extension ReadVersion {
  /// The classes of intents that 'migrates' in 'intentc.json' leaves out of a list.
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
