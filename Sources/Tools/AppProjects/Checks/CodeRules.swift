import IntentCompiler
import IntentDiagnostics
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
  /// The classes of all definitions, as Xcode names them.
  let classes: [String]
}

/// The names of intents in the Swift of extensions.
enum CodeRules {
  static let extensions = [Check(.unknownIntentInCode, unknownIntentInCode)]

  /// A name that resembles no class can belong to another module.
  private static func unknownIntentInCode(_ code: ExtensionCode, _ findings: inout Findings) {
    let known = Set(code.classes)
    let handlers = code.names.handlers.map {
      (name: String($0.key.dropLast("Handling".count)), path: $0.value)
    }
    let uses = handlers.filter { !code.names.isDeclared($0.name + "Handling") }
    for (name, path) in (uses + code.names.intents.map { ($0.key, $0.value) }).sorted(by: { $0.0 < $1.0 })
    where !known.contains(name) && !IntentClass.isOfApple(name) && !code.names.isDeclared(name) {
      // A class that the code also names is another one.
      let unnamed = code.classes.filter { !code.names.names($0) }
      guard name.hasSuffix("Intent"), let meant = IntentClass.nearest(name, unnamed, &findings) else {
        continue
      }
      findings.report(
        .unknownIntentInCode,
        "no definition has an intent with the class '\(name.shortened)', which a file of '\(code.target.name)' names; did "
          + "you mean '\(meant)'?",
        at: SourceLocation(file: path)
      )
    }
  }
}

/// Names of intents' classes.
enum IntentClass {
  /// The classes of Apple's intents, such as `INSendMessageIntent`.
  static func isOfApple(_ name: String) -> Bool {
    name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true
  }

  /// A class with almost the same name.
  static func nearest(_ name: String, _ classes: [String], _ findings: inout Findings) -> String? {
    let forms = [name + "Intent", name.hasSuffix("Intent") ? String(name.dropLast(6)) : name]
    return classes.first { forms.contains($0) }
      ?? classes.first { isPrefixed($0, name) || isPrefixed(name, $0) }
      ?? findings.suggestions.misspelling(name, of: classes)
  }

  /// Whether only a prefix of capitals is more in one name.
  private static func isPrefixed(_ long: String, _ short: String) -> Bool {
    long.hasSuffix(short) && long != short && long.dropLast(short.count).allSatisfy(\.isUppercase)
  }
}

/// The names that a target's Swift files declare and use.
struct TargetNames {
  /// Files by the names of the protocols that end in `Handling`.
  var handlers: [String: String] = [:]
  /// Subclasses of `INExtension`.
  var extensions: [String] = []
  var types: Set<String> = []
  /// Files by the intents of widgets, as in `intent: ClockIntent.self`.
  var intents: [String: String] = [:]

  func isDeclared(_ name: String) -> Bool { types.contains(name) }

  /// Whether a handler or a widget names a class.
  func names(_ className: String) -> Bool {
    handlers[className + "Handling"] != nil || intents[className] != nil
  }
}

/// Reads the Swift files of targets that a check asks for.
struct HandlerNames {
  /// By the index of a target.
  private var known: [Int: TargetNames] = [:]

  /// Real files are smaller than 1 MB.
  static let sizeLimit = 4 * 1_048_576

  mutating func names(of program: AppProject.Program) -> TargetNames {
    if let found = known[program.index] { return found }
    var result = TargetNames()
    for path in program.sources {
      guard let bytes = try? FileSystem.readRegular(path, limit: Self.sizeLimit) else { continue }
      let file = SwiftNames(bytes)
      for name in file.names where name.hasSuffix("Handling") { result.handlers[name] = path }
      for name in file.intents { result.intents[name] = path }
      for type in file.types {
        result.types.insert(type.name)
        if type.inherited.contains("INExtension") { result.extensions.append(type.name) }
      }
    }
    known[program.index] = result
    return result
  }
}
