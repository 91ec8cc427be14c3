import IntentDiagnostics

extension Rule {
  static let tableInNoTarget = Rule(
    "table-in-no-target",
    .note,
    "A table of a definition belongs to no target of the project"
  )
  static let unbuildableTable = Rule(
    "unbuildable-table",
    .warning,
    "Xcode does not build a table of a definition"
  )
}

/// How Xcode's build treats the tables of a definition.
enum TableBuild {
  /// Whether a language folder can contain catalogs. Only this one can.
  static func isForCatalogs(_ language: String) -> Bool { language.lowercased() == "mul" }

  static func report(_ unbuilt: [String], of name: String) -> [Diagnostic] {
    guard let first = unbuilt.first else { return [] }
    return [
      Diagnostic(
        .tableInNoTarget,
        "no target builds this table of '\(name)', so it is not read; add it to the targets of the "
          + "definition, or delete it",
        at: SourceLocation(file: first),
        notes: unbuilt.dropFirst().map { .init("nor this table", at: SourceLocation(file: $0)) }
      )
    ]
  }

  static func report(_ catalog: String, inFolderOf language: String) -> Diagnostic {
    Diagnostic(
      .unbuildableTable,
      "Xcode builds no catalog in '\(language.shortened).lproj', so it is not read; move it to the folder around "
        + "'\(language.shortened).lproj'",
      at: SourceLocation(file: catalog)
    )
  }

  static func report(_ catalog: String, besides tables: [String]) -> [Diagnostic] {
    guard let first = tables.first else { return [] }
    return [
      Diagnostic(
        .unbuildableTable,
        "Xcode builds no target with both this catalog and '\(first)'; move the texts of each '.strings' and "
          + "'.stringsdict' table to the catalog, and delete the table",
        at: SourceLocation(file: catalog),
        notes: tables.dropFirst().map { .init("this is another table", at: SourceLocation(file: $0)) }
      )
    ]
  }
}
