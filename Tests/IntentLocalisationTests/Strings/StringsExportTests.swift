import IntentCompiler
import TestSupport
import Testing

@testable import IntentLocalisation

struct StringsExportTests {
  private static let german = """
    title1 = "Suppe bestellen";
    /* intentc: needs review */
    size01 = "Größe";
    """

  @Test func `a strings file marks what is new and what needs review`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    #expect(
      StringsExport.text(of: try fixture.list(), in: "de").text == """
        /* OrderSoup › title. Title of the intent 'OrderSoup': its name in Shortcuts. */
        "title1" = "Suppe bestellen";

        /* OrderSoup › description. Description of the intent 'OrderSoup': what it does, in Shortcuts. intentc: new */
        "descr1" = "Orders a soup.";

        /* OrderSoup › size › display name. Label of the setting 'size' of 'OrderSoup'. intentc: needs review */
        "size01" = "Größe";

        /* OrderSoup › size › dialog. What Siri says about the setting 'size' of 'OrderSoup' (Confirmation). ${size} is the value of 'Size'. \
        Keep ${size} as it is. intentc: new */
        "dialog" = "A ${size} soup?";

        /* OrderSoup › hot › name of true. Choice for the setting 'hot' of 'OrderSoup' that means yes. intentc: new */
        "true01" = "hot";

        /* Size › big › display name. Name of the choice 'big' of 'Size' in the list. intentc: new */
        "big001" = "big";

        """
    )
  }

  @Test func `the base language has the texts of the definition and no marks`() throws {
    let text = StringsExport.text(of: try StringsFixture().list(), in: "en").text
    #expect(text.contains("\"title1\" = \"Order Soup\";"))
    #expect(!text.contains("intentc:"))
  }

  @Test func `a catalog looks as Xcode writes it`() throws {
    let definition = """
      <dict><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>A</string>
        <key>INIntentTitle</key><string>Say "hi"</string><key>INIntentTitleID</key><string>b</string>
        <key>INIntentDescription</key><string>10/2</string><key>INIntentDescriptionID</key><string>A2</string>
      </dict></array></dict>
      """
    let fixture = try StringsFixture(
      ["de.lproj/Soup.strings": #"b = "Sag \"hallo\"";"#],
      definition: definition
    )
    let list = try fixture.list()
    #expect(
      CatalogExport.text(of: list, in: list.languages).text == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "A2" : {
              "comment" : "A › description. Description of the intent 'A': what it does, in Shortcuts.",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "10/2"
                  }
                }
              }
            },
            "b" : {
              "comment" : "A › title. Title of the intent 'A': its name in Shortcuts.",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sag \"hallo\""
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Say \"hi\""
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#
    )
  }

  @Test func `a text cannot end a comment or a string`() throws {
    let soup = LocalisedFixture.soup.replacing(
      "<string>OrderSoup<",
      with: "<string>A*/ \"<"
    )
    let list = try StringsFixture(definition: soup).list()
    let strings = StringsExport.text(of: list, in: "de").text
    #expect(!strings.contains("A*/"))
    #expect(strings.contains("'A* / \"'"))
  }

  @Test func `texts that no one sees are exported only if they are translated`() throws {
    let hidden = #""unkn01" = "unbekannt";"#
    #expect(try !StringsFixture().list().units(for: ["de"]).contains { $0.id.key == "unkn01" })
    let fixture = try StringsFixture(["de.lproj/Soup.strings": hidden])
    #expect(try fixture.list().units(for: ["de"]).contains { $0.id.key == "unkn01" })
  }

  @Test func `a dialog for each case has the name of the case in its source`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": #""dialog-big001" = "Eine große Suppe?";"#])
    let unit = try #require(try fixture.list().units(for: ["de"]).first { $0.id.key == "dialog-big001" })
    #expect(unit.source == "A big soup?")
  }
}
