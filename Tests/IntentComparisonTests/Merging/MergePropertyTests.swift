import Foundation
import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import TestSupport
import Testing

@testable import IntentCompiler

struct MergePropertyTests {
  static let seeds = 0..<20

  private func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> MergeCall.Result {
    func file(_ bytes: [UInt8]) -> InputFile { InputFile(path: "Up.intentdefinition", bytes: bytes) }
    return MergeCall(base: file(base), ours: file(ours), theirs: file(theirs)).run()
  }

  private func formatted(_ bytes: [UInt8]) -> [UInt8]? {
    CanonicalForm.format(InputFile(path: "Up.intentdefinition", bytes: bytes)).bytes
  }

  private func random(_ seed: Int) throws -> [UInt8] {
    try HostileDefinition.bytes(seed: seed, isHarmless: true, format: .xml)
  }

  /// Leaves out conflicts.
  private func errors(_ bytes: [UInt8]) -> Set<String> {
    let found = Compiler.compile([InputFile(path: "Up.intentdefinition", bytes: bytes)]).diagnostics
    return Set(found.filter { $0.severity == .error && !$0.isMergeConflict }.map(\.message))
  }

  private func texts(_ bytes: [UInt8]) throws -> Set<String> {
    var all: Set<String> = []
    func add(_ value: Any) {
      switch value {
      case let text as String: all.insert(text)
      case let list as [Any]: list.forEach(add)
      case let list as [String: Any]:
        for (key, value) in list {
          all.insert(key)
          add(value)
        }
      default: break
      }
    }
    add(try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
    return all
  }

  @Test(arguments: seeds)
  func `one change alone is the result`(seed: Int) throws {
    try expectOneChange(random(seed), random(seed + 1))
    var changed = String(decoding: try random(seed), as: UTF8.self)
    changed = changed.replacing("<string>View</string>", with: "<string>Open</string>")
    try expectOneChange(random(seed), Array(changed.utf8))
  }

  /// merge(b, x, b) = merge(b, x, x) = merge(b, b, x) = format(x)
  private func expectOneChange(_ base: [UInt8], _ changed: [UInt8]) throws {
    let expected = try #require(formatted(changed))
    for result in [merge(base, changed, base), merge(base, changed, changed), merge(base, base, changed)] {
      #expect(result.conflicts.isEmpty && result.diagnostics.isEmpty && result.notes.isEmpty)
      #expect(result.bytes == expected)
    }
  }

  @discardableResult
  private func expectMerge(
    _ base: [UInt8],
    _ ours: [UInt8],
    _ theirs: [UInt8],
    keepsTexts: Bool = true
  ) throws -> MergeCall.Result {
    let result = merge(base, ours, theirs)
    let bytes = try #require(result.bytes)
    #expect(errors(bytes).isSubset(of: errors(ours).union(errors(theirs))))
    if result.conflicts.isEmpty {
      #expect(formatted(bytes) == bytes)
      guard keepsTexts else { return result }
      let lost = try texts(ours).intersection(texts(theirs)).subtracting(texts(bytes))
      #expect(lost.isEmpty, "\(lost)")
      for side in [ours, theirs] {
        let added = try texts(side).subtracting(texts(base)).subtracting(texts(bytes))
        #expect(added.isEmpty, "\(added)")
      }
    } else {
      let read = PropertyListReader().read(bytes, path: "")
      #expect(read.diagnostics.count == result.conflicts.count)
      #expect(read.diagnostics.allSatisfy { $0.isMergeConflict })
    }
    return result
  }

  @Test(arguments: seeds)
  func `nothing is lost, whichever side is ours`(seed: Int) throws {
    let (base, ours, theirs) = (try mutated(seed, 0), try mutated(seed, 1), try mutated(seed, 2))
    let one = try expectMerge(base, ours, theirs)
    let other = try expectMerge(base, theirs, ours)
    #expect(one.conflicts.count == other.conflicts.count, "\(one.conflicts) \(other.conflicts)")
    if one.conflicts.isEmpty, other.conflicts.isEmpty {
      #expect(try texts(one.bytes ?? []) == texts(other.bytes ?? []))
    }
  }

  /// Version 0 is unchanged.
  private func mutated(_ seed: Int, _ version: Int) throws -> [UInt8] {
    var list =
      try PropertyListSerialization.propertyList(from: Data(try random(seed)), options: [], format: nil)
      as? [String: Any] ?? [:]
    var generator = SeededGenerator(seed: UInt64(seed * 10 + version))
    for number in 0..<(version == 0 ? 0 : 3) {
      change(&list, "\(version)x\(number)", &generator)
    }
    return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
  }

  private func change(_ list: inout [String: Any], _ mark: String, _ generator: inout SeededGenerator) {
    var intents = list["INIntents"] as? [[String: Any]] ?? []
    var enums = list["INEnums"] as? [[String: Any]] ?? []
    var parameters = intents[0]["INIntentParameters"] as? [[String: Any]] ?? []
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      let tag = (parameters.compactMap { $0["INIntentParameterTag"] as? Int }.max() ?? 0) + 1
      let place = Int.random(in: 0...parameters.count, using: &generator)
      parameters.insert(
        [
          "INIntentParameterName": "p\(mark)", "INIntentParameterTag": tag, "INIntentParameterType": "String",
        ],
        at: place
      )
    case 1 where !enums.isEmpty:
      var values = enums[0]["INEnumValues"] as? [[String: Any]] ?? []
      let index = (values.compactMap { $0["INEnumValueIndex"] as? Int }.max() ?? 0) + 1
      values.append(["INEnumValueName": "c\(mark)", "INEnumValueIndex": index])
      enums[0]["INEnumValues"] = values
    case 2: intents.append(["INIntentName": "I\(mark)", "INIntentTitle": "t\(mark)"])
    case 3: intents[0]["INNew\(mark)"] = ["k\(mark)": ["v\(mark)", "w\(mark)"]]
    case 4: enums.append(["INEnumName": "E\(mark)", "INEnumValues": [["INEnumValueName": "only"]]])
    default:
      guard !parameters.isEmpty else { break }
      let place = Int.random(in: 0..<parameters.count, using: &generator)
      parameters[place]["INIntentParameterNew\(mark)"] = "n\(mark)"
    }
    intents[0]["INIntentParameters"] = parameters
    (list["INIntents"], list["INEnums"]) = (intents, enums)
  }

  // MARK: Histories

  @Test(.enabled(if: Corpus.isPresent, "there are no public definitions"))
  func `histories that are split into two branches at every second change come together`() throws {
    let histories = Dictionary(grouping: Corpus.files(in: "history")) { $0.deletingLastPathComponent().path }
    var counts = (merges: 0, clean: 0)
    for (_, files) in histories.sorted(by: { $0.key < $1.key }) {
      let versions = try files.map { formatted([UInt8](try Data(contentsOf: $0))) ?? [] }
      guard versions.count > 2, !versions.contains([]) else { continue }
      var branches = [versions[0], versions[0]]
      for (index, change) in zip(versions, versions.dropFirst()).enumerated() {
        if index % 4 == 0 { try expectOneChange(change.0, change.1) }
        let result = try expectMerge(change.0, branches[index % 2], change.1, keepsTexts: false)
        // A conflict is resolved with our value.
        branches[index % 2] = resolved(result)
        counts.merges += 1
        counts.clean += result.conflicts.isEmpty ? 1 : 0
      }
      // Old names and old versions of tools are texts that a merge does not keep.
      let result = try expectMerge(versions[0], branches[0], branches[1], keepsTexts: false)
      counts.merges += 1
      counts.clean += result.conflicts.isEmpty ? 1 : 0
    }
    #expect(counts.merges > 100 && counts.clean > counts.merges / 2, "\(counts)")
  }

  private func resolved(_ result: MergeCall.Result) -> [UInt8] {
    let text = String(decoding: result.bytes ?? [], as: UTF8.self)
    return Array(
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("<!--") }
        .joined(separator: "\n").utf8
    )
  }
}
