import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension Rule {
  static let textsInAnotherBundle = Rule(
    "texts-in-another-bundle",
    .warning,
    "App Intents look for translations where a Swift package does not have them"
  )
}

/// Reports App Intents in a Swift package that may look for their texts in the main bundle by mistake.
enum TextsInAnotherBundle {
  static func check(
    _ definition: Definition,
    _ tables: TableSearch,
    _ generation: GenerationOptions
  ) -> [Diagnostic] {
    guard generation.backends.contains(.appIntents), generation.appIntents.bundle == nil,
      !tables.languages.isEmpty, let target = target(of: definition.path)
    else { return [] }
    return [
      Diagnostic(
        .textsInAnotherBundle,
        "the translations of '\(definition.name)' are resources of the package's target '\(target)', but its App "
          + "Intents look in the app; add '\"bundle\": \"module\"' to 'intentc.json', or '\"main\"' if the "
          + "app has the tables",
        at: SourceLocation(file: definition.path)
      )
    ]
  }

  private static func target(of path: String) -> String? {
    var folder = FilePath.folder(of: path)
    while !folder.isEmpty, folder != "/" {
      let parent = FilePath.folder(of: folder)
      if FilePath.name(of: parent) == "Sources" {
        let manifest = FilePath.join(FilePath.folder(of: parent), "Package.swift")
        let target = FilePath.name(of: folder)
        let text = (try? FileSystem.readRegular(manifest)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        // Other tools also use folders named Sources, and a manifest may have no such target.
        if text.contains("arget("), text.contains("\"\(target)\"") { return target }
      }
      folder = parent
    }
    return nil
  }
}
