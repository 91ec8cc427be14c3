import Foundation
import IntentSchema

@testable import IntentCompiler
@testable import IntentConfigurations
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentLocalisation

enum StringsTarget {
  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "intentc-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
  )
  private static let module = sample()

  static func run(_ bytes: [UInt8]) {
    let (table, diagnostics) = StringsTable.read(bytes, path: "Fuzz.strings")
    Printed.check(diagnostics, [table.source])
    for entry in table.entries {
      for range in [entry.key.range, entry.value.range].compactMap(\.self) {
        promise(range.upperBound <= table.source.bytes.count, "a text is outside of the table")
      }
      promise(table[entry.key.value] != nil, "the key '\(entry.key.value)' is lost")
    }
    let (_, source, problems) = StringsDictionary.read(bytes, path: "Fuzz.stringsdict")
    Printed.check(problems, [source])
    let catalog = SourceText(path: "Fuzz.xcstrings", bytes: bytes)
    Printed.check(StringCatalog.read(catalog).1, [catalog])
    checkBesideDefinition(bytes)
  }

  private static func checkBesideDefinition(_ bytes: [UInt8]) {
    let module = module
    let name =
      switch bytes.first {
      case UInt8(ascii: "{"): "UpNext.xcstrings"
      case UInt8(ascii: "<"): "de.lproj/UpNext.stringsdict"
      default: "de.lproj/UpNext.strings"
      }
    let file = folder.appending(path: name)
    guard (try? Data(bytes).write(to: file)) != nil else {
      return promise(false, "cannot write \(file.path)")
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let found = LocalisationCheck.check(module, locales: ["de"])
    let own = found.diagnostics.filter { $0.location?.file != module.files.first?.definition.path }
    Printed.check(own, found.sources)
    for file in module.files {
      let (translation, _) = TranslationSearch.translation(
        "de",
        path: file.definition.path,
        name: file.definition.name
      )
      Printed.check(Description.text(of: file.schema, translation: translation), "describe --locale")
    }
  }

  private static func sample() -> ModuleSchema {
    try? FileManager.default.createDirectory(
      at: folder.appending(path: "de.lproj"),
      withIntermediateDirectories: true
    )
    return Samples.module(in: folder)
  }
}
