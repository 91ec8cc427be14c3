import TestSupport
import Testing

@testable import IntentCompiler

struct MalformedTypeIdentifierTests {
  @Test func `extensions and patterns are found`() {
    let reports = Sample(parameters: [
      [
        "Name": "document", "Type": "File",
        "Metadata": [
          "Type": "Custom", "CustomUTIs": [["=UTI": ".pdf"], ["=UTI": "image/*"], ["=UTI": "com.adobe.pdf"]],
        ],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "malformed-type-identifier Sample.document: '.pdf' is not a uniform type identifier; write one such as 'public.image'",
        "malformed-type-identifier Sample.document",
      ]
    )
  }
}
