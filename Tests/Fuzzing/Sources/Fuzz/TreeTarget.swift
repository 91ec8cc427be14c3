@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentFixes

enum TreeTarget {
  static func run(_ bytes: [UInt8]) {
    let path = "Fuzz.intentdefinition"
    let result = PropertyListReader().read(bytes, path: path)
    promise(result.list != nil || !result.diagnostics.isEmpty, "neither a list nor a reason")
    Printed.check(result.diagnostics, [result.source])
    guard let list = result.list else { return }
    walk(list, isFine: result.diagnostics.isEmpty)
    checkForm(InputFile(path: path, bytes: bytes), list)
  }

  private static func walk(_ list: PropertyList, isFine: Bool) {
    for node in 0..<list.count {
      let isContainer = [.array, .dictionary].contains(list.kind(node))
      let isRead = list.scalar(node) != nil
      promise(isContainer ? !isRead : isRead || !isFine, "a value cannot be read, and nothing says so")
      _ = (list.string(node), list.keyName(of: node))
      promise(Array(list.children(of: node)).count == list.childCount(of: node), "children are miscounted")
      let ranges = [
        list.range(of: node), list.contentRange(of: node), list.keyRange(of: node),
        list.keyContentRange(of: node),
      ]
      for range in ranges.compactMap(\.self) {
        promise(range.upperBound <= list.source.bytes.count, "a range is outside of the file")
      }
      if let whole = list.range(of: node), let content = list.contentRange(of: node) {
        promise(whole.contains(content), "a value's content is outside of it")
      }
    }
  }

  /// The canonical form is a property list, and its own canonical form.
  private static func checkForm(_ file: InputFile, _ list: PropertyList) {
    guard let form = CanonicalForm.format(file).bytes else { return }
    let again = CanonicalForm.format(InputFile(path: file.path, bytes: form))
    promise(
      again.bytes == form,
      "the canonical form of '\(String(decoding: form, as: UTF8.self))' is not canonical"
    )
  }
}
