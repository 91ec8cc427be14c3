import Foundation
import IntentSchema

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentLocalisation

enum TranslationsTarget {
  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "intentc-fuzz-\(ProcessInfo.processInfo.processIdentifier)-translations"
  )
  private static let definition = sample()
  private static let plain = definition.map { TextList($0) }

  static func run(_ bytes: [UInt8]) {
    guard let definition, let plain else { return promise(false, "there is no sample") }
    for ending in ["strings", "stringsdict", "xcstrings"] {
      _ = bring(bytes, "Fuzz.\(ending)", into: plain)
    }
    let name =
      switch bytes.first {
      case UInt8(ascii: "{"): "UpNext.xcstrings"
      case UInt8(ascii: "<"): "de.lproj/UpNext.stringsdict"
      default: "de.lproj/UpNext.strings"
      }
    let file = folder.appending(path: name)
    defer { try? FileManager.default.removeItem(at: file) }
    guard write(bytes, to: file) else { return promise(false, "cannot write \(file.path)") }
    let list = TextList(definition)
    check(list, in: "de")
    let run = StringsSync(list)
    Printed.check(run.result.diagnostics, run.result.sources)
    guard let change = run.result.changes.first, write(change.bytes, to: file) else { return }
    let again = StringsSync(TextList(definition)).result
    promise(again.changes.isEmpty && !again.hasErrors, "a second 'sync' changes \(name)")
  }

  private static func check(_ list: TextList, in language: String) {
    let problems = list.tables.diagnostics + list.tables.tables.flatMap(\.diagnostics)
    guard !problems.contains(where: { $0.severity > .note }) else { return }
    let exports = [
      ("strings", StringsExport.text(of: list, in: language).text),
      ("xcstrings", CatalogExport.text(of: list, in: [language]).text),
    ]
    for (ending, text) in exports {
      let changes = bring(Array(text.utf8), "Fuzz.\(ending)", into: list)
      promise(changes.isEmpty, "an export as \(ending) changes \(changes.map(\.path))")
    }
  }

  private static func bring(_ bytes: [UInt8], _ name: String, into list: TextList) -> [TableChange] {
    let file = ImportReader.read(bytes, path: name)
    guard let run = try? StringsImport([file], into: list, locale: "de") else { return [] }
    Printed.check(run.result.diagnostics, run.result.sources)
    for change in run.result.changes { _ = UnifiedDiff.text(change) }
    return run.result.changes
  }

  private static func write(_ bytes: [UInt8], to file: URL) -> Bool {
    (try? Data(bytes).write(to: file)) != nil
  }

  private static func sample() -> Definition? {
    try? FileManager.default.createDirectory(
      at: folder.appending(path: "de.lproj"),
      withIntermediateDirectories: true
    )
    var definition = Samples.modules.first?.files.first?.definition
    definition?.path = folder.appending(path: "UpNext.intentdefinition").path
    return definition
  }
}
