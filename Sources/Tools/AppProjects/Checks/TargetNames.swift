import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

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
  /// Subclasses of `INExtension`.
  var extensions: [String] = []
  var types: Set<String> = []
  /// Whether all files were read to their ends.
  var isComplete = true

  func isDeclared(_ name: String) -> Bool { types.contains(name) }

  mutating func add(_ file: ScannedSwift, _ path: String) {
    isComplete = isComplete && file.isComplete
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
  /// Files that cannot be read.
  private(set) var problems: [Diagnostic] = []
  private var unread: Set<String> = []
  /// In bytes. Many targets can share their files.
  private var budget = Self.greatestBudget
  private static let greatestBudget = 256 * 1_048_576

  /// Real files are smaller than 1 MB.
  static let sizeLimit = 4 * 1_048_576

  mutating func names(of program: AppProject.Program) -> TargetNames {
    if let found = known[program.index] { return found }
    var result = TargetNames()
    for path in program.sources {
      do throws(FileError) {
        guard budget > 0 else { throw .tooLarge(Self.greatestBudget) }
        let bytes = try FileSystem.readRegular(path, limit: Self.sizeLimit)
        budget -= bytes.count + 1_000
        result.add(ScannedSwift(bytes), path)
      } catch {
        result.isComplete = false
        report(error, path, of: program)
        break
      }
    }
    known[program.index] = result
    return result
  }

  private mutating func report(_ error: FileError, _ path: String, of program: AppProject.Program) {
    if budget > 0 {
      if unread.insert(path).inserted { problems.append(.unchecked(path, error)) }
    } else if unread.insert("").inserted {
      let words = "the Swift of the targets is larger than \(Self.greatestBudget / 1_048_576) MiB"
      problems.append(.unchecked(path, "\(words); from here on, '\(program.target.name)' is not checked"))
    }
  }
}
