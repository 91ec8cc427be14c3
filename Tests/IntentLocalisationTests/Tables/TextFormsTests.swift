import Testing

@testable import IntentLocalisation

struct TextFormsTests {
  private typealias Tree = TextForms.Tree

  private static func number(_ one: String, _ other: String) -> Tree {
    .choice([("one", .text(one)), ("other", .text(other))])
  }

  @Test func `the name of a part is not read`() {
    let first = TextForms(.text("In %#@days@"), parts: ["days": Self.number("a day", "%d days")])
    let second = TextForms(.text("In %1$#@n@"), parts: ["n": Self.number("a day", "%d days")])
    #expect(first.texts == ["": "In %#@1@", "1 one": "a day", "1 other": "%d days"])
    #expect(first.texts == second.texts)
  }

  @Test func `a text that is nothing but a part is that part, and a part that nothing names is not read`() {
    let forms = TextForms(.text("%#@n@"), parts: ["n": Self.number("one", "more"), "unused": .text("never")])
    #expect(forms.texts == ["one": "one", "other": "more"])
  }

  @Test func `two parts that change places are read otherwise`() {
    let parts = ["a": Self.number("a", "as"), "b": Self.number("b", "bs")]
    let (forth, back) = (
      TextForms(.text("%#@a@ of %#@b@"), parts: parts), TextForms(.text("%#@b@ of %#@a@"), parts: parts)
    )
    #expect(forth.texts != back.texts)
  }

  @Test func `a percent sign, a name that no part has and a half mark are text`() {
    for text in ["100%%#@n@", "%#@gone@", "%#@n", "%#n@", "%", "%1$#@", ""] {
      #expect(TextForms(.text(text), parts: ["n": .text("x")]).texts == ["": text])
    }
  }

  @Test func `parts that contain each other, or form a long chain, end`() {
    let ring = TextForms(.text("%#@a@"), parts: ["a": .text("%#@b@"), "b": .text("%#@a@")])
    #expect(ring.texts.count == 1)
    let names = (0..<20_000).map { "p\($0)" }
    let chain = Dictionary(uniqueKeysWithValues: zip(names, names.dropFirst().map { Tree.text("%#@\($0)@") }))
    #expect(TextForms(.text("%#@p0@"), parts: chain).texts.count > 1)
    let twice = Dictionary(
      uniqueKeysWithValues: zip(names, names.dropFirst().map { Tree.text("%#@\($0)@ %#@\($0)@") })
    )
    #expect(TextForms(.text("%#@p0@"), parts: twice).texts.count < 20_001)
  }
}
