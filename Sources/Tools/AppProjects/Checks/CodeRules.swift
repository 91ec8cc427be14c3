import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  static let unknownIntentInCode = Rule(
    "unknown-intent-in-code",
    .warning,
    "An extension's Swift misspells the class of an intent"
  )
}

/// An extension with a definition, and the names in its Swift files.
struct ExtensionCode {
  let target: AppTarget
  let names: TargetNames
  let classes: IntentClasses
}

/// The names of intents in the Swift of extensions.
enum CodeRules {
  static let extensions = [Check(.unknownIntentInCode, unknownIntentInCode)]

  /// A name that resembles no class can belong to another module.
  private static func unknownIntentInCode(_ code: ExtensionCode, _ findings: inout Findings) {
    guard code.names.isComplete else { return }
    let handlers = code.names.handlers.filter { !code.names.isDeclared($0.key + "Handling") }
    var others: [String]?
    for (name, path) in handlers.merging(code.names.intents, uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key })
    where !code.classes.contains(name) && !IntentClasses.isOfApple(name) && !code.names.isDeclared(name) {
      guard name.hasSuffix("Intent"), findings.suggestions.isLookedFor(name) else { continue }
      // A class that the code also names is another one.
      let unnamed = others ?? code.classes.names(except: code.names.named)
      others = unnamed
      guard let meant = IntentClasses.nearest(name, unnamed, &findings) else { continue }
      findings.report(
        .unknownIntentInCode,
        "no definition contains an intent with the class '\(name.shortened)', which a file of '\(code.target.name)' names; "
          + "did you mean '\(meant)'?",
        at: SourceLocation(file: path)
      )
    }
  }
}

/// The classes of all intents in definitions, as Xcode names them.
struct IntentClasses {
  private let names: [String]
  private let known: Set<String>

  init(_ modules: [ModuleSchema]) {
    known = Set(modules.flatMap(\.files).flatMap { $0.schema.intents.map(\.configuration.className) })
    names = known.sorted()
  }

  func contains(_ name: String) -> Bool { known.contains(name) }

  func names(except others: Set<String>) -> [String] { names.filter { !others.contains($0) } }

  /// The classes of Apple's intents, such as `INSendMessageIntent`.
  static func isOfApple(_ name: String) -> Bool {
    name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true
  }

  /// A class with almost the same name. The search for a misspelling comes first because it has a budget.
  static func nearest(_ name: String, _ classes: [String], _ findings: inout Findings) -> String? {
    if let found = findings.suggestions.misspelling(name, of: classes) { return found }
    guard findings.suggestions.isLookedFor(name) else { return nil }
    let forms = [name + "Intent", name.hasSuffix("Intent") ? String(name.dropLast(6)) : name]
    return classes.first { forms.contains($0) }
      ?? classes.first { isPrefixed($0, name) || isPrefixed(name, $0) }
  }

  /// Whether only a prefix of capitals is more in one name.
  private static func isPrefixed(_ long: String, _ short: String) -> Bool {
    long.hasSuffix(short) && long != short && long.dropLast(short.count).allSatisfy(\.isUppercase)
  }
}

/// The names that a target's Swift files declare and use.
struct TargetNames {
  /// Files by the intents that a type of the target handles in each build.
  var handlers: [String: String] = [:]
  /// Files by the intents of widgets, as in `IntentConfiguration(kind: kind, intent: ClockIntent.self)`.
  var intents: [String: String] = [:]
  /// Intents that a handler's protocol or a widget names, in declarations or not.
  var named: Set<String> = []
  /// Subclasses of `INExtension`.
  var extensions: [String] = []
  var types: Set<String> = []
  /// Whether all files were read to their ends.
  var isComplete = true

  func isDeclared(_ name: String) -> Bool { types.contains(name) }

  mutating func add(_ file: ScannedSwift, _ path: String) {
    isComplete = isComplete && file.isComplete
    for name in file.names where name.hasSuffix(Self.handling) {
      named.insert(String(name.dropLast(Self.handling.count)))
    }
    named.formUnion(file.intents)
    for name in file.intents { intents[name] = path }
    types.formUnion(file.objectiveCNames)
    for type in file.declarations {
      if type.keyword != "extension" { types.insert(type.name) }
      if type.keyword == "class", type.inherited.contains("INExtension") { extensions.append(type.name) }
      guard type.keyword != "protocol", !type.isConditional else { continue }
      for name in type.inherited where name.hasSuffix(Self.handling) {
        handlers[String(name.dropLast(Self.handling.count))] = path
      }
    }
  }

  private static let handling = "Handling"
}

/// Reads the Swift files of targets that a check asks for.
struct TargetSwift {
  /// By the index of a target.
  private var known: [Int: TargetNames] = [:]
  /// In bytes. Many targets can share their files.
  private var budget = 256 * 1_048_576

  /// Real files are smaller than 1 MB.
  static let sizeLimit = 4 * 1_048_576

  mutating func names(of program: AppProject.Program) -> TargetNames {
    if let found = known[program.index] { return found }
    var result = TargetNames()
    for path in program.sources {
      guard budget > 0, let bytes = try? FileSystem.readRegular(path, limit: Self.sizeLimit) else {
        result.isComplete = false
        break
      }
      budget -= bytes.count + 1_000
      result.add(ScannedSwift(bytes), path)
    }
    known[program.index] = result
    return result
  }
}
