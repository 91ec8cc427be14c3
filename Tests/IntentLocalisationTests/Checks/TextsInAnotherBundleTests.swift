import IntentDiagnostics
import IntentLocalisation
import TestSupport
import Testing

@testable import IntentCompiler

struct TextsInAnotherBundleTests {
  /// The diagnostics of a definition with a German table.
  ///
  /// - Parameters:
  ///   - json: The project's settings.
  ///   - manifest: What `Package.swift` contains; `nil` for none.
  private func diagnostics(
    _ json: String = #"{"backends": ["app-intents"]}"#,
    manifest: String? = #"targets: [.target(name: "Soups")]"#,
    folder target: String = "Sources/Soups",
    hasTable: Bool = true
  ) throws -> [Diagnostic] {
    let folder = try TestFolder()
    try folder.write(plist(LocalisedFixture.soup), to: "\(target)/Base.lproj/Soup.intentdefinition")
    if hasTable { try folder.write(LocalisedFixture.german, to: "\(target)/de.lproj/Soup.strings") }
    try folder.write(json, to: "\(target)/intentc.json")
    if let manifest { try folder.write(manifest, to: "Package.swift") }
    var call = CompilerCall(inputs: [folder("")])
    call.options.checkTranslations()
    return call.run(to: .names).diagnostics.filter { $0.rule.name == "texts-in-another-bundle" }
  }

  @Test func `App Intents of a package look in the wrong bundle until the project decides`() throws {
    try expectReports(
      diagnostics(),
      [
        "texts-in-another-bundle: the translations of 'Soup' are resources of the package's "
          + "target 'Soups', but its App Intents look in the app; add '\"bundle\": \"module\"' to "
          + "'intentc.json', or '\"main\"' if the app has the tables"
      ]
    )
    #expect(try diagnostics(folder: "Sources/Soups/Intents").count == 1)
    for bundle in [#""module""#, #""main""#, #"{"class": "Soups"}"#] {
      #expect(try diagnostics(#"{"backends": ["app-intents"], "bundle": \#(bundle)}"#) == [])
    }
  }

  @Test func `without App Intents or tables there is nothing to find`() throws {
    #expect(try diagnostics("{}") == [])
    #expect(try diagnostics(hasTable: false) == [])
  }

  @Test func `a target outside a package has its tables where Xcode puts them`() throws {
    #expect(try diagnostics(manifest: nil) == [])
    #expect(try diagnostics(folder: "Soups") == [])
    // The manifest of a tool that lists only dependencies.
    #expect(try diagnostics(manifest: #"targets: []"#) == [])
    #expect(try diagnostics(manifest: #"targets: [.target(name: "Other")]"#) == [])
  }
}
