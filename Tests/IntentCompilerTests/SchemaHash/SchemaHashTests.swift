import IntentChecking
import TestSupport
import Testing

@testable import IntentCompiler

struct SchemaHashTests {
  private static func hash(_ host: Sample) -> String {
    let input = InputFile(path: "Host.intentdefinition", bytes: Array(host.xml.utf8))
    let schema = Compiler.compile([input]).module.files.first?.schema
    return schema?.intents.first.map { SchemaHash.hash(of: $0) } ?? "none"
  }

  private static func color(_ more: Short = [:]) -> Sample {
    let base: Short = ["Name": "color", "Tag": 20, "Type": "Integer", "Metadata": ["DefaultValue": 1]]
    return Sample(parameters: [base.merging(more)])
  }

  private static let meanings: [Short] = [
    ["Name": "colour"], ["Tag": 21], ["Type": "String", "Metadata": [:]], ["SupportsMultipleValues": true],
    ["SupportsDynamicEnumeration": true], ["Configurable": false], ["Metadata": ["MaximumValue": 9]],
    [
      "Relationship": [
        "ParentName": "isOn", "PredicateName": "BooleanHasExactValue", "PredicateValue": true,
      ]
    ],
    [
      "SupportsMultipleValues": true, "FixedSizeArray": 1,
      "ArraySizes": [["Size": 3, "SizeClass": "Small"]],
    ],
  ]

  @Test func `the hash has sixteen digits and is stable across versions`() {
    let hash = Self.hash(Sample())
    #expect(hash == "dac2319ce30341e1")
  }

  @Test func `the hash of a definition covers the enums of other files that its intents use`() {
    func hash(_ index: Int) -> String? {
      var host = Sample()
      host.root = ["Enums": []]
      let mode = Sample.mode.merging([
        "Values": [["Name": "unknown"], ["Name": "small", "Index": .integer(index)]]
      ])
      let other = Sample.file((["Enums": [mode]] as Short).content("IN"))
      let inputs = [("A", host.xml), ("B", other)].map { name, xml in
        InputFile(path: "\(name).intentdefinition", bytes: Array(xml.utf8))
      }
      return Compiler.compile(inputs).module.files.first.map { SchemaHash.hash(of: $0.schema) }
    }
    #expect(hash(1) != nil)
    #expect(hash(1) == hash(1))
    #expect(hash(1) != hash(2))
  }

  /// Closes a circle by a property of the last type.
  private static func chain(_ count: Int, isCircle: Bool = false) -> TypeTable {
    var types = TypeTable()
    for index in 0..<count {
      let next = isCircle ? (index + 1) % count : index + 1
      types.objects["T\(index)"] = ObjectSchema(
        "T\(index)",
        title: LocalizedText(""),
        properties: [.init("next", tag: 100, title: LocalizedText(""), type: .object("T\(next)"))]
      )
    }
    return types
  }

  private static func intent(of type: String, _ types: TypeTable) -> DefinitionSchema.Intent {
    let parameter = ParameterSchema("value", tag: 1, title: LocalizedText(""), type: .object(type))
    return DefinitionSchema.Intent(
      configuration: ConfigurationSchema(
        "Up",
        className: "UpIntent",
        title: LocalizedText(""),
        parameters: [parameter],
        types: types
      )
    )
  }

  @Test func `types that many intents share are hashed once`() {
    let count = 5_000
    let types = Self.chain(count)
    let intents = (0..<count).map { Self.intent(of: "T\($0)", types) }
    let hashes = SchemaHash.hashes(of: intents)
    // If every intent hashed all types, this would take hours.
    #expect(Set(hashes).count == count)
    for index in [0, 1, count - 1] { #expect(hashes[index] == SchemaHash.hash(of: intents[index])) }
  }

  @Test func `a change far away in a chain or a circle of types changes the meaning`() {
    for isCircle in [false, true] {
      let types = Self.chain(9, isCircle: isCircle)
      var changed = types
      changed.objects["T8"] = ObjectSchema("T8", title: LocalizedText(""))
      let (before, after) = (Self.intent(of: "T1", types), Self.intent(of: "T1", changed))
      #expect(SchemaHash.hash(of: before) != SchemaHash.hash(of: after))
      #expect(SchemaHash.hashes(of: [before, after]) == [before, after].map { SchemaHash.hash(of: $0) })
    }
    let types = Self.chain(9, isCircle: true)
    let ways = [["T0", "T5"], ["T5", "T0"]].map { names in
      TypeHashes(types, from: names.map { ParameterType.object($0) }).hashes(of: [.object("T3")])
    }
    #expect(ways[0] == ways[1] && ways[0].count == 1)
  }

  @Test func `a different meaning gives a different hash`() {
    var seen: Set<String> = [Self.hash(Self.color()), Self.hash(Sample())]
    for change in Self.meanings {
      #expect(seen.insert(Self.hash(Self.color(change))).inserted, "\(change)")
    }
    var host = Self.color()
    for intent: Short in [["Name": "Example"], ["ClassName": "X"], ["EligibleForWidgets": false]] {
      host.intent = intent
      #expect(seen.insert(Self.hash(host)).inserted, "\(intent)")
    }
    host.intent = [:]
    for cases: Short in [
      [["Name": "unknown"], ["Name": "small", "Index": 1], ["Name": "large", "Index": 3]],
      [["Name": "unknown"], ["Name": "small", "Index": 1], ["Name": "big", "Index": 2]],
    ] {
      host.root = ["Enums": [Sample.mode.merging(["Values": cases])]]
      #expect(seen.insert(Self.hash(host)).inserted, "\(cases)")
    }
    let property = Sample.property("size", 100, ["Type": "String"])
    host.root = [
      "Types": [Sample.item.merging(["Properties": .array(Sample.defaultProperties + [property])])]
    ]
    #expect(seen.insert(Self.hash(host)).inserted)
  }

  @Test func `texts, defaults, order and unused declarations do not affect the hash`() {
    let hash = Self.hash(Self.color())
    for change: Short in [
      ["DisplayName": "Tint"], ["DisplayNameID": "0ther0"], ["Metadata": ["DefaultValue": 2]],
      ["Metadata": [:]],
      ["Metadata": ["Type": "Stepper"]], ["DisplayPriority": 9],
    ] {
      #expect(Self.hash(Self.color(change)) == hash, "\(change)")
    }
    var host = Self.color()
    host.intent = ["Title": "Another", "TitleID": "0ther1", "Description": "", "LastParameterTag": 1_000]
    #expect(Self.hash(host) == hash)
    host = Self.color()
    host.enums = [["Name": "Way", "Values": [["Name": "unknown"]]]]
    host.root = ["IntentDefinitionNamespace": "zzzzzz"]
    #expect(Self.hash(host) == hash)
    guard case .dictionary(let entries) = Sample.mode, let values = entries.last?.1,
      case .array(let cases) = values
    else {
      Issue.record("the host's enum has no cases")
      return
    }
    host.root = ["Enums": [Sample.mode.merging(["Values": .array(cases.reversed())])]]
    host.enums = []
    #expect(Self.hash(host) == hash)
  }
}
