import Foundation
import GeneratedSchemas
import IntentChecking

/// The texts of a definition in a language that the program chooses, as shown in Documentation/Strings.md.
func texts(of table: String, in language: String, from folder: URL) throws -> TextLookup {
  let file = folder.appendingPathComponent("\(language).lproj/\(table).strings")
  let texts = try PropertyListDecoder().decode([String: String].self, from: Data(contentsOf: file))
  return TextLookup(tables: [table: texts])
}

func printTitles(of configuration: WeatherConfiguration, with lookup: TextLookup) {
  for parameter in configuration.visibleParameters() {
    print(lookup(parameter.title))
  }
}

func texts(in language: String, of catalog: URL) throws -> TextLookup {
  let table = catalog.deletingPathExtension().lastPathComponent
  return try TextLookup(catalog: Data(contentsOf: catalog), table: table, language: language)
}
