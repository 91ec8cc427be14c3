import Testing

@testable import IntentChecking

struct TypeIdentifierTests {
  @Test(arguments: ["public.image", "com.adobe.pdf", "dyn.a-b.1", "de.müller.日記"])
  func `words of letters, digits and hyphens are an identifier`(_ text: String) {
    #expect(TypeIdentifier.isValid(text))
  }

  @Test(arguments: [
    "", "pdf", ".pdf", "public.", "public..image", "image/*", "com.my_app.note", "a b.c", "a.b\n",
  ])
  func `other characters and empty words are not`(_ text: String) {
    #expect(!TypeIdentifier.isValid(text))
  }
}
