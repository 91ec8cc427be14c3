import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

struct ComparisonTextTests {
  private static func report() -> ComparisonReport {
    let tint: Short = ["Name": "tint", "Tag": 20, "Type": "String", "DisplayName": "A  B"]
    let changes = Changes.between(
      Sample(parameters: [tint.merging(["Name": "color"])]),
      Sample(parameters: [tint])
    )
    return ComparisonReport(changes: changes)
  }

  @Test func `only sentences are wrapped to the width of a terminal`() {
    let report = Self.report()
    let narrow = ComparisonText.text(of: report, width: 50)
    #expect(
      narrow.hasPrefix(
        """
        intent Sample
          breaking  'color' was renamed to 'tint', so what
                    was chosen under the old name is lost;
                    with 'formerly' in 'intentc.json',
                    stored configurations are still read
                    [parameter-renamed]
                    breaking for stored configurations,
                    placed widgets and shortcuts
                    accept { "path": "Sample.tint", "rule": "parameter-renamed", "reason": "…", "release": "…" }
                    old 
        """
      )
    )
    for line in narrow.split(separator: "\n")
    where !line.hasSuffix("intentdefinition") && !line.contains("accept ") {
      #expect(line.count <= 50)
    }
    let words = narrow.split(whereSeparator: \.isWhitespace)
    let wide = ComparisonText.text(of: report)
    #expect(words == wide.split(whereSeparator: \.isWhitespace))
    #expect(wide.contains("configurations are still read [parameter-renamed]\n"))
    let coloured = ComparisonText.text(of: report, usesColour: true, width: 50)
    #expect(coloured.contains("\u{1B}[2m[parameter-renamed]\u{1B}[0m\n"))
  }
}
