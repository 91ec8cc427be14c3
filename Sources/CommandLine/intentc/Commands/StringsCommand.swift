import ArgumentParser

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Export, import and update translations.",
    discussion: """
      The translations are next to the definition: 'de.lproj/UpNext.strings' and '.stringsdict', or the string \
      catalogue 'UpNext.xcstrings'. 'intentc validate' checks them, and 'intentc describe --locale' shows them.

      export   writes the texts with their translations to one file for translators
      import   brings translations from files into the tables
      sync     makes the tables follow the definition
      pseudo   writes a table in a pseudo-language, to test layouts

      What is not changed in a table keeps its bytes, its order and its comments. A table that has an error, or a \
      key twice, is not changed. The definition is never changed.

      EXAMPLES
        intentc strings export UpNext.intentdefinition --locale de --output de.xliff
        intentc strings import UpNext.intentdefinition de.xliff --dry-run
        intentc strings sync UpNext.intentdefinition --check
      'intentc help strings export' describes a subcommand.
      """,
    subcommands: [
      StringsExportCommand.self, StringsImportCommand.self, StringsSyncCommand.self,
      StringsPseudoCommand.self,
    ]
  )
}
