import AppFacts
import Testing

/// The kinds that constants stand for in the calls that make widgets.
struct ConstantValuesTests {
  private var files = [FileCode("A.swift", size: 90), FileCode("B.swift", size: 90)]

  /// - Parameters:
  ///   - kind: The expression in a widget `Clock` of `A.swift`.
  private func kind(_ kind: String) -> String? {
    var code = SwiftCode()
    code.files = files
    let range = CodeRange("A.swift", 0, 9)
    return ConstantValues(code).kind(
      of: CallSite("StaticConfiguration", range, [.init("kind", kind, range)], in: "Bundle.Clock")
    )
  }

  private func property(_ name: String, _ value: String?) -> PropertyCode {
    var property = PropertyCode(name)
    property.value = value.map(CodeValue.string)
    return property
  }

  private mutating func declare(
    _ type: String,
    _ kind: TypeCode.Kind = .struct,
    _ properties: [(name: String, value: String?)] = [],
    in index: Int = 0,
    _ change: (inout TypeCode) -> Void = { _ in }
  ) {
    var code = TypeCode(type, kind: kind)
    code.properties = properties.map { property($0.name, $0.value) }
    change(&code)
    files[index].types.append(code)
  }

  @Test func `a literal stands for itself`() {
    #expect(kind("\"K\"") == "K")
    #expect(kind("\"\\(name)\"") == nil)
    #expect(kind("\"A\" + \"B\"") == nil)
  }

  @Test mutating func `members have their type, or the widget's`() {
    declare("Clock", .struct, [("kind", "K")])
    declare("Kinds", .enum, [("clock", "C")], in: 1) {
      $0.functions = [FunctionCode("made()", .string("M"))]
    }
    #expect(["kind", "Self.kind", "self.kind", "Clock.kind"].map(kind) == ["K", "K", "K", "K"])
    #expect(kind("App.Kinds.clock") == "C")
    #expect(kind("Kinds.made()") == "M")
    #expect(kind("Kinds.kind") == nil)
  }

  @Test mutating func `a case stands for its raw value`() {
    declare("Kind", .enum) { $0.cases = [CaseCode("next"), CaseCode("last", rawValue: .string("L"))] }
    #expect(kind("Kind.next.rawValue") == "next")
    #expect(kind("Kind.last.rawValue") == "L")
  }

  @Test mutating func `a member without a type is one of the expected type`() {
    declare("Clock", .struct, [("mine", "K")])
    #expect(kind(".mine") == nil)
    declare("String", .extension, [("mine", "M")], in: 1)
    #expect(kind(".mine") == "M")
  }

  @Test mutating func `each file can have constants of its own`() {
    for (index, value) in ["A", "B"].enumerated() {
      declare("Own", .enum, [("kind", value)], in: index)
      files[index].globals.append(property("kind", value))
    }
    #expect(kind("Own.kind") == "A")
    #expect(kind("kind") == "A")
  }

  @Test mutating func `branches of an if, and types of one name elsewhere, must agree`() {
    declare("Clock", .struct, [("kind", "A"), ("kind", "B"), ("same", "S"), ("same", "S")])
    declare("Kinds", .enum, [("clock", "C"), ("next", "A")], in: 1)
    declare("Kinds", .enum, [("clock", "C"), ("next", "B")], in: 1)
    #expect(["kind", "same", "Kinds.clock", "Kinds.next"].map(kind) == [nil, "S", "C", nil])
  }

  @Test mutating func `a property without a value hides a global one`() {
    files[1].globals.append(property("kind", "G"))
    #expect(kind("kind") == "G")
    #expect(kind("Self.kind") == nil)
    declare("Clock", .struct, [("kind", nil)])
    #expect(kind("kind") == nil)
  }

  @Test mutating func `types can replace what their protocol's extension gives, and raw values`() {
    declare("Named", .protocol, [("kind", nil)], in: 1)
    declare("Named", .extension, [("kind", "N")], in: 1)
    #expect(kind("Named.kind") == nil)
    declare("Kind", .enum) { $0.cases = [CaseCode("next")] }
    declare("Kind", .extension, [("rawValue", nil)], in: 1)
    #expect(kind("Kind.next.rawValue") == nil)
  }
}
