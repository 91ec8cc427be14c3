import Foundation
import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

struct BinaryPropertyListTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  @Test func `values keep their kinds`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 1.5)
    let values: [Any] = [
      1, -1, 1.0, 0.1, true, false, "plain", "日本語🙂", Data([1, 2, 3]), date, UInt64.max, [Int](), ["x"],
    ]
    let result = read(try binary(values))
    #expect(result.lines == [])
    let list = try #require(result.list)
    let nodes = Array(list.children(of: list.root))
    #expect(
      nodes.map(list.kind) == [
        .integer, .integer, .real, .real, .boolean, .boolean, .string, .string, .data, .date, .integer,
        .array, .array,
      ]
    )
    #expect(list.integer(nodes[1])?.int == -1)
    #expect(list.real(nodes[2]) == 1)
    #expect(list.real(nodes[3]) == 0.1)
    #expect([list.boolean(nodes[4]), list.boolean(nodes[5])] == [true, false])
    #expect([list.string(nodes[6]), list.string(nodes[7])] == ["plain", "日本語🙂"])
    #expect(list.data(nodes[8]) == [1, 2, 3])
    #expect(list.date(nodes[9]) == date)
    #expect(list.integer(nodes[10])?.magnitude == .max)
    #expect(list.childCount(of: nodes[12]) == 1)
  }

  @Test func `keys are sorted by bytes, and have no locations`() throws {
    let result = read(try binary(["b": 1, "a": ["z": 1, "b": 2], "é": 3, "Z": 4]))
    let list = try #require(result.list)
    #expect(list.isBinary)
    #expect(list.children(of: list.root).map { list.keyName(of: $0) } == ["Z", "a", "b", "é"])
    #expect((0..<list.count).allSatisfy { list.range(of: $0) == nil && list.keyRange(of: $0) == nil })
    #expect(list.source.bytes.isEmpty)
  }

  @Test func `a truncated or changed list gives a list or an error`() throws {
    let bytes = try binary([
      "a": [1, 1.5, "x", Data([1]), ["k": [true]]], "b": Date(timeIntervalSince1970: 0),
    ])
    for count in 6..<bytes.count {
      #expect(read(Array(bytes[..<count])).diagnostics.map(\.rule) == [.notAPropertyList])
    }
    for index in 8..<bytes.count {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        let result = read(changed)
        #expect(result.list != nil || !result.diagnostics.isEmpty)
      }
    }
  }

  /// The first object is the root. Offsets have two bytes, references one.
  private func handmade(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    func long(_ number: Int) -> [UInt8] {
      [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    for object in objects {
      table += long(bytes.count).suffix(2)
      bytes += object
    }
    let widths: [UInt8] = [0, 0, 0, 0, 0, 0, 2, 1]
    return bytes + table + widths + long(objects.count) + long(0) + long(bytes.count)
  }

  @Test func `a value that contains itself is an error`() {
    expectReports(read(handmade([[0xA1, 0]])).lines, ["- not-a-property-list"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `arrays that share each other do not grow without limit`() {
    let doubling = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] }
    expectReports(read(handmade(doubling + [[0x09]])).lines, ["- not-a-property-list"])
    #expect(read(handmade([[0xA2, 1, 1], [0xA1, 2], [0x09]])).list?.count == 5)
  }

  @Test func `the keys of a dictionary are unique strings`() {
    #expect(
      read(handmade([[0xD1, 1, 1], [0x09]])).diagnostics.map(\.rule) == [.notAPropertyList]
    )
    let twice = read(handmade([[0xD2, 1, 1, 2, 2], [0x51, 0x61], [0x09]]))
    expectReports(twice.lines, ["- not-a-property-list"])
  }

  @Test func `values that definitions never contain are rejected`() {
    for object in [[0x00], [0x80, 1], [0xC0], [0x0F], [0x24] + [UInt8](repeating: 0, count: 16)] as [[UInt8]]
    {
      #expect(read(handmade([object])).diagnostics.map(\.rule) == [.notAPropertyList])
    }
  }

  @Test func `values can be nested 32 levels deep, even if they are repeated`() {
    func chain(_ start: Int, _ count: Int, end: Int) -> [[UInt8]] {
      (start..<start + count).map { [0xA1, UInt8($0 == start + count - 1 ? end : $0 + 1)] }
    }
    #expect(read(handmade(chain(0, 31, end: 31) + [[0x09]])).diagnostics == [])
    #expect(read(handmade(chain(0, 32, end: 32) + [[0x09]])).diagnostics.map(\.rule) == [.notAPropertyList])
    let repeated = [[0xA2, 1, 22]] + chain(1, 20, end: 21) + [[0x09]] + chain(22, 20, end: 1)
    #expect(read(handmade(repeated)).diagnostics.map(\.rule) == [.notAPropertyList])
  }
}
