import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct LargeDefinitionTests {
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
