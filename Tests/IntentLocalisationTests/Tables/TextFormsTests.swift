import Testing

@testable import IntentLocalisation

struct TextFormsTests {
  private static let days = TextForms.choice([("one", .text("a day")), ("other", .text("%d days"))])

  @Test func `a text that is nothing but a part is read as its form for other numbers`() {
    #expect(TextForms.text("%#@n@").other(["n": Self.days]) == "%d days")
    #expect(TextForms.text("%1$#@n@").other(["n": Self.days]) == "%d days")
    #expect(TextForms.choice([("mac", .text("m")), ("other", Self.days)]).other() == "%d days")
  }

  @Test func `a text of which a part has forms is not known, nor is one without other numbers`() {
    for text in ["In %#@days@", "%#@days@ of %#@days@", "%#@gone@", "100%%#@days@"] {
      #expect(TextForms.text(text).other(["days": Self.days]) == nil)
    }
    #expect(TextForms.choice([("one", .text("a day"))]).other() == nil)
    #expect(TextForms.text("all").other() == "all")
  }

  @Test func `parts that contain each other end`() {
    #expect(TextForms.text("%#@a@").other(["a": .text("%#@b@"), "b": .text("%#@a@")]) == nil)
  }
}
