import IntentComparison
import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let missingAppIntent = Rule(
    "missing-app-intent",
    .warning,
    "A built app lacks an App Intent that its sources declare"
  )
}

/// The App Intents of a built app, against the sources of its target.
enum BuiltIntentRules {
  static let intents: [Check<BuiltCode>] = [Check(.missingAppIntent, missingAppIntent)]

  /// Protocols that only App Intents conform to.
  private static let protocols: Set<String> = [
    "AppIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "LiveActivityIntent", "OpenIntent", "SetValueIntent", "AudioPlaybackIntent",
  ]

  /// Only reports types that each build contains.
  private static func missingAppIntent(_ built: BuiltCode, _ findings: inout Findings) {
    let (program, metadata) = (built.program, built.metadata)
    let known = metadata.typeNames
    for path in program.sources {
      guard let bytes = try? FileSystem.readRegular(path, limit: TargetSwift.sizeLimit) else { continue }
      let names = ScannedSwift(bytes)
      guard names.isComplete else { continue }
      for type in names.declarations
      where ["struct", "class", "enum", "actor"].contains(type.keyword) && !type.isConditional
        && !protocols.isDisjoint(with: type.inherited) && !known.contains(type.name)
      {
        findings.report(
          .missingAppIntent,
          "'\(metadata.bundle)' does not know the App Intent '\(type.name.shortened)', which a source of "
            + "'\(program.target.name)' declares; build again, and look for warnings of the App Intents metadata processor",
          at: SourceLocation(file: path),
          notes: [.init("this is what the app knows", at: SourceLocation(file: metadata.path))]
        )
      }
    }
  }
}

/// A built app or extension, and the target with its name.
struct BuiltCode {
  let metadata: BuiltMetadata
  let program: AppProject.Program

  /// Of several builds or targets with one name, nothing tells which belong together.
  static func all(_ project: AppProject, _ programs: [AppProject.Program]) -> [BuiltCode] {
    let built = Dictionary(grouping: project.builtMetadata, by: \.bundle)
    let named = Dictionary(grouping: programs) {
      $0.target.name + ($0.target.kind == .app ? ".app" : ".appex")
    }
    return built.sorted { $0.key < $1.key }.compactMap { bundle, metadata in
      guard metadata.count == 1, let programs = named[bundle], programs.count == 1 else { return nil }
      return BuiltCode(metadata: metadata[0], program: programs[0])
    }
  }
}

extension BuiltMetadata {
  /// Without those around them.
  fileprivate var typeNames: Set<String> {
    Set(intents.flatMap { [$0.identifier.split(separator: ".").last.map(String.init) ?? "", $0.name] })
  }
}
