import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Makes sure that only one definition declares an intent class, because two App Intents cannot take over from
/// one.
struct DistinctIntents {
  private let all: [ModuleSchema]
  private let targets: AppTargets
  /// The definitions by their intents' classes.
  private var definitions: [String: [String]] = [:]

  init(_ modules: [ModuleSchema], _ targets: AppTargets) {
    all = modules
    self.targets = targets
    for file in modules.flatMap(\.files) {
      for intent in file.schema.intents {
        definitions[intent.configuration.className, default: []].append(Self.path(file))
      }
    }
  }

  private static func path(_ file: ModuleSchema.File) -> String { file.definition.location(nil).file }

  /// Leaves out a definition if an earlier one has the same class. Definitions in targets come first.
  func modules(_ plan: inout MigrationPlan) -> [ModuleSchema] {
    all.compactMap { module in
      var module = module
      module.files.removeAll { file in
        guard let other = first(besides: file) else { return false }
        let path = Self.path(file)
        let isUnused = targets.targets(with: path).isEmpty && !targets.targets(with: other.path).isEmpty
        let words =
          isUnused
          ? "this definition is in no target, and '\(other.path)' has the same intents, so it is ignored"
          : "'\(other.className)' is also in '\(other.path)', and only one App Intent can take over from a class; move its "
            + "other intents to a definition of their own"
        let line = MigrationPlan.Line(words, at: SourceLocation(file: path))
        if isUnused { plan.remarks.append(line) } else { plan.left.append(line) }
        return true
      }
      return module.files.isEmpty ? nil : module
    }
  }

  private func first(besides file: ModuleSchema.File) -> (path: String, className: String)? {
    let path = Self.path(file)
    for intent in file.schema.intents {
      let className = intent.configuration.className
      guard let paths = definitions[className], paths.count > 1 else { continue }
      let inTargets = paths.first { !targets.targets(with: $0).isEmpty }
      let first = inTargets ?? paths[0]
      if first != path { return (first, className) }
    }
    return nil
  }
}
