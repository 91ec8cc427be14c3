import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsSpecifierTests {
  private func problems(_ base: String, _ translation: String) throws -> [String] {
    let fixture = try StringsFixture(definition: LocalisedFixture.soup.replacing("Order Soup", with: base))
    let run = try fixture.bring("title1 = \"\(translation)\";", as: "de.lproj/x.strings")
    #expect(run.result.diagnostics.allSatisfy { $0.location?.range != nil })
    return fixture.lines(run.result.diagnostics)
  }

  @Test(arguments: [
    ("Order %@", "%@ bestellen"), ("Order %@ and %@", "%2$@ und %1$@"), ("Order %d", "%i bestellen"),
    ("Order %.1f", "%.2f bestellen"), ("Save 50% of it", "50 % davon"), ("Order", "50 % davon"),
    ("Order 100%", "100 % bestellen"), ("Order", "%50 indirim"), ("Order %%", "%% bestellen"),
  ])
  func `the same specifiers are imported`(_ base: String, _ translation: String) throws {
    #expect(try problems(base, translation) == [])
  }

  @Test(arguments: [
    ("Order %d", "Bestellen"), ("Order %@ and %lld", "Bestellen"), ("%%", "%"),
  ])
  func `a lost specifier is refused`(_ base: String, _ translation: String) throws {
    try expectReports(problems(base, translation), ["error lost-placeholder de.lproj/x.strings"])
  }

  @Test func `specifiers in another order must be numbered`() throws {
    try expectReports(
      problems("Order %@ and %d", "%d und %@"),
      ["error translated-placeholder de.lproj/x.strings"]
    )
    #expect(try problems("Order %@ and %d", "%2$d und %1$@") == [])
  }

  @Test(arguments: [
    ("Order", "%@ bestellen"), ("Order %d", "%@ bestellen"), ("Order %d", "%lld bestellen"), ("Order", "%n"),
    ("Order %@", "%@ und %@"), ("Order %@", "%2$@"), ("Order", "%%"),
  ])
  func `an invented specifier is refused`(_ base: String, _ translation: String) throws {
    try expectReports(
      problems(base, translation),
      ["error translated-placeholder de.lproj/x.strings"]
    )
  }

  private static let forms = """
    <plist version="1.0"><dict><key>dialog</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>eine</string><key>other</key><string>%d ${size}</string></dict></dict></dict></plist>
    """

  /// A table of forms for an import, with one form.
  private static func table(_ form: String, _ text: String) -> String {
    let entry = "<key>\(form)</key><string>\(text)</string>"
    return forms.replacing(
      "<key>one</key><string>eine</string><key>other</key><string>%d ${size}</string>",
      with: entry
    )
  }

  @Test(arguments: [
    ("one", "%d davon", nil), ("one", "einzig", nil), ("other", "${size}: %d", nil), ("few", "%d", nil),
    ("one", "%@", "translated-placeholder"),
    ("other", "${size}", "lost-placeholder"),
    ("other", "%d", "lost-placeholder"),
  ])
  func `a form has the specifiers of the forms of its text`(
    _ form: String,
    _ translation: String,
    _ rule: String?
  ) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": Self.forms])
    let run = try fixture.bring(Self.table(form, translation), as: "de.lproj/x.stringsdict")
    expectReports(run.result.diagnostics, [rule].compactMap(\.self))
    #expect(run.result.changes.isEmpty == (rule != nil))
  }

  @Test func `a problem of a form points at the form that it quotes`() throws {
    let fixture = try StringsFixture(["en.lproj/Soup.stringsdict": Self.forms])
    let run = try fixture.bring(Self.table("other", "${size}"), as: "de.lproj/x.stringsdict")
    expectReports(
      run.result.diagnostics,
      ["lost-placeholder: the translation lacks '%d' of '%d ${size}'; add it"]
    )
    let place = try #require(run.result.diagnostics.first?.notes.first?.location)
    #expect(fixture.folder.short(place.file) == "en.lproj/Soup.stringsdict")
    let source = try #require(run.result.sources.first { $0.path == place.file })
    #expect(String(decoding: source.bytes[try #require(place.range)], as: UTF8.self) == "%d ${size}")
  }

  @Test func `the comment for a form explains what the form has`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": Self.forms])
    let list = try fixture.list()
    let comments = list.units(for: ["de"]).filter { $0.id.key == "dialog" }.map {
      ($0.id.form.last ?? "", $0.text.facts.words(for: list.translation($0.id, in: "de")?.text.value ?? ""))
    }
    let words = Dictionary(uniqueKeysWithValues: comments)
    #expect(words["one"]?.contains("Keep") == false)
    #expect(
      words["other"]?.hasSuffix(
        "${size} is the value of 'Size'; %d is a number. Keep ${size} and %d as they are."
      ) == true
    )
    #expect(words["NSStringLocalizedFormatKey"]?.hasSuffix("Keep %#@n@ as it is.") == true)
  }
}
