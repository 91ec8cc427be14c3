import Foundation

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentFixes
@testable import IntentLocalisation

enum TranslationsTarget {
  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "intentc-fuzz-\(ProcessInfo.processInfo.processIdentifier)-translations"
  )
  private static let definition = sample()

  static func run(_ bytes: [UInt8]) {
    guard let definition else { return promise(false, "there is no sample") }
    let name =
      switch bytes.first {
      case UInt8(ascii: "{"): "UpNext.xcstrings"
      case UInt8(ascii: "<"): "de.lproj/UpNext.stringsdict"
      default: "de.lproj/UpNext.strings"
      }
    let file = folder.appending(path: name)
    defer { try? FileManager.default.removeItem(at: file) }
    guard write(bytes, to: file) else { return promise(false, "cannot write \(file.path)") }
    let result = StringsSync(definition).result
    Printed.check(result.diagnostics, result.sources)
    guard let change = result.changes.first, write(change.bytes, to: file) else { return }
    _ = UnifiedDiff.text(change.path, from: change.before, to: change.bytes)
    let again = StringsSync(definition).result
    promise(again.changes.isEmpty && !again.hasErrors, "a second update changes \(name)")
  }

  private static func write(_ bytes: [UInt8], to file: URL) -> Bool {
    (try? Data(bytes).write(to: file)) != nil
  }

  private static func sample() -> Definition? {
    try? FileManager.default.createDirectory(
      at: folder.appending(path: "de.lproj"),
      withIntermediateDirectories: true
    )
    return Samples.module(in: folder).files.first?.definition
  }
}
