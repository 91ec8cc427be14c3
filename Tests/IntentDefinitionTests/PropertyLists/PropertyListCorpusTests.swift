import Foundation
import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

@Suite(.enabled(if: Corpus.isPresent, "there is no corpus next to the project"))
struct PropertyListCorpusTests {
  private func reading(_ file: URL) throws -> PropertyListReader.Result {
    PropertyListReader().read(Array(try Data(contentsOf: file)), path: file.path)
  }

  @Test(arguments: ["files", "history", "odd"])
  func `every definition is read without a diagnostic`(folder: String) throws {
    let files = Corpus.files(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      let result = try reading(file)
      #expect(result.lines == [], "\(file.lastPathComponent)")
      #expect(result.list != nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `every range in every definition is a whole element`() throws {
    for file in Corpus.files(in: "files") {
      guard let list = try reading(file).list else {
        continue
      }
      for node in 0..<list.count {
        let value = try #require(list.text(list.range(of: node)))
        #expect(value.hasPrefix("<") && value.hasSuffix(">"))
        if let key = list.text(list.keyRange(of: node)) {
          #expect(key == "<key>\(list.text(list.keyContentRange(of: node)) ?? "")</key>")
        }
        if list.kind(node) == .string, let content = list.text(list.contentRange(of: node)) {
          #expect(value == "<string>\(content)</string>")
        }
      }
    }
  }

  @Test func `every value equals the one that Foundation reads`() throws {
    for file in Corpus.files(in: "files") {
      let data = try Data(contentsOf: file)
      let expected = try PropertyListSerialization.propertyList(from: data, format: nil)
      let list = try #require(try reading(file).list)
      #expect(plain(list, list.root).isEqual(expected), "\(file.lastPathComponent)")
    }
  }

  private func plain(_ list: PropertyList, _ node: PropertyList.NodeID) -> NSObject {
    switch list.kind(node) {
    case .dictionary:
      let values = NSMutableDictionary()
      for child in list.children(of: node) {
        values[NSString(string: list.keyName(of: child))] = plain(list, child)
      }
      return values
    case .array: return NSArray(array: list.children(of: node).map { plain(list, $0) })
    case .string: return NSString(string: list.string(node) ?? "")
    case .integer: return NSNumber(value: list.integer(node)?.int ?? 0)
    case .real: return NSNumber(value: list.real(node) ?? .nan)
    case .boolean: return NSNumber(value: list.boolean(node) ?? false)
    case .date: return (list.date(node) ?? .distantPast) as NSDate
    case .data: return Data(list.data(node) ?? []) as NSData
    }
  }

  @Test func `every broken file is an error with a location`() throws {
    for file in Corpus.files(in: "broken") {
      let result = try reading(file)
      #expect(result.list == nil)
      #expect(result.diagnostics.map(\.severity) == [.error])
      #expect(result.diagnostics.first?.location?.range != nil)
    }
  }
}
