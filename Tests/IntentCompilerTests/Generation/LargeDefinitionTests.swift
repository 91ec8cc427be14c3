import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct LargeDefinitionTests {
  private func compiles(_ plist: Plist, rules: Set<String> = [], generates: Bool = true) {
    var compiled = Compiled(plist)
    let files = compiled.generate()
    #expect(Set(compiled.compilation.diagnostics.map(\.rule.name)) == rules)
    #expect(files.isEmpty != generates)
  }

  @Test(.timeLimit(.minutes(10))) func `a long chain of types`() {
    compiles(
      definition(
        types: (0..<10_000).map {
          objectType("T\($0)", [property("next", "Object", ["ObjectType": "T\(($0 + 1) % 10_000)"])])
        }
      )
    )
  }

  @Test func `types that double in size at each level are boxed`() {
    var compiled = Compiled(
      definition(
        types: (0..<40).map { number in
          let next: Plist = ["ObjectType": .string("T\(min(number + 1, 39))")]
          return objectType(
            "T\(number)",
            number == 39 ? [] : [property("left", "Object", next), property("right", "Object", next)]
          )
        }
      )
    )
    let text = compiled.generate().map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("IntentRuntime.Boxed<T"))
    #expect(text.contains("public var left: T39? = nil"))
  }

  @Test(.timeLimit(.minutes(10))) func `many cases`() {
    compiles(definition(enums: [enumeration("Mode", ["unknown"] + (0..<50_000).map { "case\($0)" })]))
  }

  @Test(.timeLimit(.minutes(10))) func `many colliding cases`() {
    let signs = Array("+-*/=<>!?%")
    let names = (0..<10_000).map { number in "a" + String("\(number)".map { signs[$0.wholeNumberValue ?? 0] })
    }
    compiles(
      definition(enums: [enumeration("Mode", names)]),
      rules: ["swift-name-collision"],
      generates: false
    )
  }

  @Test(.timeLimit(.minutes(10))) func `a long chain of parents`() {
    compiles(
      definition(intents: [
        intent(
          "Show",
          (0..<10_000).map {
            parameter(
              "p\($0)",
              "Boolean",
              relationship: ["ParentName": "p\(($0 + 1) % 10_000)", "PredicateName": "BooleanHasExactValue"]
            )
          }
        )
      ]),
      rules: ["relationship-cycle"]
    )
  }

  @Test(.timeLimit(.minutes(10))) func `many misspelled names`() {
    compiles(
      definition(
        intents: [
          intent("Show", (0..<2_000).map { parameter("p\($0)", "Integer", ["EnumType": "Modd\($0)"]) })
        ],
        enums: (0..<10_000).map { enumeration("Mode\($0)", ["unknown"]) }
      ),
      rules: ["unknown-enum"],
      generates: false
    )
  }

  @Test func `the same definition always generates the same bytes`() {
    let plist = definition(
      intents: (0..<20).map { index in
        intent(
          "Intent\(index)",
          (0..<20).map {
            parameter("p\($0)", "Integer", ["EnumType": "Mode\($0)", "SupportsDynamicEnumeration": true])
          }
        )
      },
      enums: (0..<50).map { enumeration("Mode\($0)", ["unknown", "a", "b"]) },
      types: (0..<50).map { objectType("T\($0)", [property("o", "Object", ["ObjectType": "T\(49 - $0)"])]) }
    )
    var first: [GeneratedFile]?
    for _ in 0..<20 {
      var compiled = Compiled(plist)
      let files = compiled.generate()
      #expect(first == nil || first == files)
      first = files
    }
  }
}
