import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import Testing

package struct LocalisedFixture {
  package let folder: TestFolder

  /// - Parameter tables: By path: `de.lproj/Soup.strings`.
  package init(_ definition: String = LocalisedFixture.soup, _ tables: [String: String] = [:]) throws {
    folder = try TestFolder()
    try folder.write(plist(definition), to: "Base.lproj/Soup.intentdefinition")
    for (path, text) in tables { try folder.write(text, to: path) }
  }

  /// The diagnostics of one rule as `rule file: message`, followed by their notes as `note file: message`.
  package func lines(_ rule: Rule, locales: [String] = []) -> [String] {
    var call = CompilerCall(inputs: [folder("Base.lproj/Soup.intentdefinition")])
    call.options.checkTranslations(in: locales)
    call.options.reportsLints = true
    return call.run().diagnostics.filter { $0.rule == rule }.flatMap { diagnostic in
      let file = diagnostic.location.map { folder.short($0.file) } ?? "-"
      let notes = diagnostic.notes.map { note in
        "note\(note.location.map { " " + folder.short($0.file) } ?? ""): \(note.message)"
      }
      return ["\(rule.name) \(file): \(diagnostic.message)"] + notes
    }
  }

  package static let soup = soup()

  package static func soup(more: String = "") -> String {
    """
    <dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>OrderSoup</string>
      <key>INIntentTitle</key><string>Order Soup</string><key>INIntentTitleID</key><string>title1</string>
      <key>INIntentDescription</key><string>Orders a soup.</string>
      <key>INIntentDescriptionID</key><string>descr1</string>
      <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Size</string>
        <key>INIntentParameterDisplayName</key><string>Size</string>
        <key>INIntentParameterDisplayNameID</key><string>size01</string>
        <key>INIntentParameterTag</key><integer>1</integer>
        <key>INIntentParameterPromptDialogs</key><array><dict>
          <key>INIntentParameterPromptDialogType</key><string>Confirmation</string>
          <key>INIntentParameterPromptDialogFormatString</key><string>A ${size} soup?</string>
          <key>INIntentParameterPromptDialogFormatStringID</key><string>dialog</string>
        </dict></array>
      </dict><dict>
        <key>INIntentParameterName</key><string>hot</string>
        <key>INIntentParameterType</key><string>Boolean</string>
        <key>INIntentParameterDisplayName</key><string> </string>
        <key>INIntentParameterDisplayNameID</key><string>hot001</string>
        <key>INIntentParameterTag</key><integer>2</integer>
        <key>INIntentParameterMetadata</key><dict>
          <key>INIntentParameterMetadataTrueDisplayName</key><string>hot</string>
          <key>INIntentParameterMetadataTrueDisplayNameID</key><string>true01</string>
        </dict>
      </dict></array>
      \(more)
    </dict></array>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Size</string>
      <key>INEnumValues</key><array><dict>
        <key>INEnumValueName</key><string>unknown</string>
        <key>INEnumValueDisplayName</key><string>Unknown</string>
        <key>INEnumValueDisplayNameID</key><string>unkn01</string>
      </dict><dict>
        <key>INEnumValueName</key><string>big</string><key>INEnumValueIndex</key><integer>1</integer>
        <key>INEnumValueDisplayName</key><string>big</string>
        <key>INEnumValueDisplayNameID</key><string>big001</string>
      </dict></array>
    </dict></array></dict>
    """
  }

  /// Says how the case `big` sounds, and has an ID under an unknown key.
  package static let soupThatSounds = soup.replacing(
    "<string>big001</string>",
    with: """
      <string>big001</string>
      <key>INEnumValuePronunciationHint</key><string>beeg</string>
      <key>INEnumValuePronunciationHintID</key><string>hint01</string>
      <key>INEnumValueSynonyms</key><array><dict>
        <key>INEnumValueSynonymSynonym</key><string>large</string>
        <key>INEnumValueSynonymSynonymID</key><string>syno01</string>
        <key>INEnumValueSynonymPronunciationHint</key><string>larch</string>
        <key>INEnumValueSynonymPronunciationHintID</key><string>hint02</string>
      </dict></array>
      <key>INEnumValueOddTextID</key><string>odd001</string>
      """
  )

  package static let german = """
    title1 = "Suppe bestellen"; descr1 = "Bestellt eine Suppe."; size01 = "Größe"; true01 = "heiß"; big001 = "groß";
    dialog = "Eine Suppe, ${size}?";

    """
}
