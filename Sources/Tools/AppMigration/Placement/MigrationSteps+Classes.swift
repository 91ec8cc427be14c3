import AppFacts
import AppProjects
import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Steps that replace Xcode's classes with the generated ones.
extension MigrationSteps {
  var settings: [MigrationPlan.Line] {
    plugins
      + moving.module.files.flatMap { file -> [MigrationPlan.Line] in
        let path = file.definition.location(nil).file
        let all = targets.targets(with: path)
        if all.isEmpty { return settingsWithoutTargets(path) }
        // Another framework with the same definition keeps Xcode's classes, unless it also builds the
        // generated ones.
        let classes = FilePath.join(
          moving.libraryFolder,
          IntentClassesBackend.fileName(for: file.schema.name)
        )
        let switched = all.filter { moving.library == nil || $0.module == moving.library || $0.has(classes) }
        return switched.filter { $0.generatesClasses(of: path) }.map {
          .init(.switchOffClasses(manifest: $0.manifest, for: .of($0)), in: path)
        }
      }
  }

  /// The build settings to change where intentc knows no target with the definition: an Xcode project may
  /// still build it in a way that intentc doesn't know.
  private func settingsWithoutTargets(_ path: String) -> [MigrationPlan.Line] {
    guard !code.folder.hasProject else {
      return [.init(.switchOffClasses(manifest: nil, for: nil), in: path)]
    }
    let folders = Set(FilePath.folders(around: path)).union([FilePath.folder(of: path)])
    return code.folder.buildFiles.sorted { $0.key < $1.key }.flatMap { file, text -> [MigrationPlan.Line] in
      let rules = ["swift_intent_library", "apple_intent_library", "objc_intent_library"].filter(
        text.contains
      )
      guard folders.contains(FilePath.folder(of: file)) else { return [] }
      return rules.map { .init(.takeOutRule($0), in: file) }
    }
  }

  /// Otherwise, a package's plugin would generate the classes a second time.
  var plugins: [MigrationPlan.Line] {
    libraries.flatMap { target in
      target.plugins.filter { $0.lowercased().contains("intentbuilder") }.map { plugin in
        .init(.takeOut(.plugin(plugin), of: .of(target)), at: target.package.map { .init(file: $0) })
      }
    }
  }

  /// Adds the generated classes to the targets that use them, in place of Xcode's classes.
  ///
  /// - Parameter added: The app's files that each target gets. They can use the classes, too.
  func addingClasses(_ folder: String, _ added: [String: Set<String>]) -> [MigrationPlan.Line] {
    guard moving.library == nil else { return [] }
    let userFiles = Set(moving.used.flatMap { code.uses.files(using: $0.schema.className) })
    let getting = targets.targets.filter { added[$0.key]?.isDisjoint(with: userFiles) == false }
    let naming = Set((userFiles.flatMap(targets.targets) + getting).map(\.key))
    // The other generated files use the classes.
    let owning = owners.map(\.target)
    return moving.module.files.flatMap { file -> [MigrationPlan.Line] in
      let definition = file.definition.location(nil).file
      let path = FilePath.join(folder, IntentClassesBackend.fileName(for: file.schema.name))
      let building = targets.targets(with: definition)
      var keys = Set(owning.map(\.key))
      let rest = (building + getting).filter { keys.insert($0.key).inserted }
      let users = owning + rest.filter { $0.generatesClasses(of: definition) || naming.contains($0.key) }
      let missing = users.filter { !$0.has(path) }
      guard building.isEmpty || !missing.isEmpty else { return [] }
      let places = building.isEmpty ? .withDefinition : ProjectStep.Targets.named(missing.map(\.name))
      let line = MigrationPlan.Line(.add(.generatedClasses, to: places), in: path)
      let withoutDefinition = missing.filter { target in !building.contains { $0.key == target.key } }
      return [line]
        + withoutDefinition.flatMap { target in
          let users = added[target.key]?.intersection(userFiles).subtracting(moving.handlers)
          return clashes(in: target, users?.min(), file.schema.name)
        }
    }
  }

  /// A target without the definition may have a type with the name of a generated one.
  func clashes(in target: AppTarget, _ user: String?, _ definition: String) -> [MigrationPlan.Line] {
    needed.declared(placement.classes, in: target).map { name, path in
      let used = user.map { ProjectStep.Clash.usedClass(name, of: definition, user: $0, .of(target)) }
      return .init(.resolve(used ?? .generatedClass(name, of: definition)), in: path)
    }
  }
}
