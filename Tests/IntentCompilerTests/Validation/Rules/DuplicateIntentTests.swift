import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateIntentTests {
  @Test func `the second of one name is found`() {
    let reports = Sample(intents: [
      ["Name": "Sample", "Title": "Sample", "TitleID": "t2", "Description": "Again", "DescriptionID": "d2"]
    ]).reports()
    expectReports(reports, ["duplicate-intent Sample: duplicate intent 'Sample'; rename one of them"])
  }
}
