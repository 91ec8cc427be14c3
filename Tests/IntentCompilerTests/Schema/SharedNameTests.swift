import IntentAppIntents
import IntentClasses
import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler

/// Declarations with the same name but different classes.
struct SharedNameTests {
  private func soup(_ className: String, _ parameter: String) -> Plist {
    intent("Intent", [field(parameter)], ["ClassName": .string(className)])
  }

  private func field(_ name: String) -> Plist { parameter(.string(name), "String") }

  @Test func `intents with one name and two classes are two intents, in one file or in two`() {
    let (hot, cold) = (soup("HotSoupIntent", "soup"), soup("ColdSoupIntent", "bowl"))
    for var compiled in [
      Compiled(definition(intents: [hot, cold])),
      Compiled(definition(intents: [hot]), definition(intents: [cold])),
    ] {
      let options = GenerationOptions(backends: [.configuration, .appIntents, .intents])
      let files = Compiler.generate(
        &compiled.compilation,
        options: options,
        backends: [AppIntentsBackend(), IntentClassesBackend()]
      )
      expectReports(compiled.compilation.diagnostics.filter { $0.severity != .note }, [])
      let code = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      for name in ["HotSoup", "ColdSoup"] {
        #expect(code.contains("struct \(name)Configuration"))
        #expect(code.contains("struct \(name)AppIntent"))
        #expect(code.contains("class \(name)Intent"))
      }
      #expect(code.contains("var soup: ") && code.contains("var bowl: "))
    }
  }

  @Test func `each is known by its class, and an intent whose name is unique by its name`() {
    let compiled = Compiled(
      definition(intents: [soup("HotSoupIntent", "soup"), soup("ColdSoupIntent", "soup"), intent("Show")])
    )
    #expect(
      compiled.schema().intents.map(\.configuration.name) == ["HotSoupIntent", "ColdSoupIntent", "Show"]
    )
  }

  @Test func `of three, those with one class are duplicates`() {
    let compiled = Compiled(
      definition(intents: [
        soup("A", "soup"), soup("B", "soup"), intent("⟦1⟧Intent⟦/1⟧", [], ["ClassName": "A"]),
      ])
    )
    #expect(compiled.rules == ["duplicate-intent ⟦1⟧"])
  }

  @Test func `enums and types with one name belong to their own files`() {
    func module(_ namespace: Plist, _ enumClass: Plist, _ typeClass: Plist, _ enumCase: String) -> Plist {
      definition(
        intents: [
          intent(
            .string("Show\(enumCase)"),
            [
              parameter("kind", "Integer", ["EnumType": "Kind", "EnumTypeNamespace": namespace]),
              parameter("item", "Object", ["ObjectType": "Item", "ObjectTypeNamespace": namespace]),
            ]
          )
        ],
        enums: [enumeration("Kind", [enumCase]).adding(["INEnumClassName": enumClass])],
        types: [objectType("Item").adding(["INTypeClassName": typeClass])],
        ["INIntentDefinitionNamespace": namespace]
      )
    }
    var compiled = Compiled(
      module("n1", "SoupKind", "SoupItem", "hot"),
      module("n2", "BowlKind", "BowlItem", "deep")
    )
    _ = compiled.generate()
    expectReports(compiled.compilation.diagnostics, [])
    let types = compiled.compilation.module.intents.map { $0.schema.parameters.map(\.type) }
    #expect(
      types == [
        [.enumeration("SoupKind"), .object("SoupItem")], [.enumeration("BowlKind"), .object("BowlItem")],
      ]
    )
    let kinds = compiled.compilation.module.intents.map { $0.schema.types.enums["SoupKind"]?.caseNames }
    #expect(kinds == [["hot"], ["hot"]])
  }

  @Test func `two enums of one name in one file are duplicates, because references cannot tell them apart`() {
    let compiled = Compiled(
      definition(enums: [
        enumeration("Kind", ["a"]).adding(["INEnumClassName": "A"]),
        enumeration("⟦1⟧Kind⟦/1⟧", ["b"]).adding(["INEnumClassName": "B"]),
      ])
    )
    #expect(compiled.rules == ["duplicate-enum ⟦1⟧"])
  }
}
