import TestSupport
import Testing

@testable import IntentCompiler

/// TortugaPower/BookPlayer and MindaugasJucius/Maxwise have one.
struct UnknownDefaultTests {
  @Test func `the default 'unknown' is a lint`() {
    let sample = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "unknown"]]
    ])
    expectReports(
      sample.reports(lints: [.unknownDefault]),
      [
        "unknown-default Sample.size: the default 'unknown' of 'size' means none; remove it, or choose a case of "
          + "'Mode'"
      ]
    )
    #expect(sample.reports() == [])
  }

  @Test func `a case may be named 'unknown'`() {
    let reports = Sample(
      parameters: [
        ["Name": "sky", "Type": "Integer", "EnumType": "Sky", "Metadata": ["DefaultValue": "unknown"]]
      ],
      enums: [
        ["Name": "Sky", "Values": [["Name": "blue", "Index": 1], ["Name": "unknown", "Index": 2]]]
      ]
    ).reports(lints: [.unknownDefault])
    #expect(reports.filter { $0.contains("unknown-default") } == [])
  }
}
