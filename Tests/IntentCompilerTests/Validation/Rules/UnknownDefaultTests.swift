import TestSupport
import Testing

@testable import IntentCompiler

/// TortugaPower/BookPlayer and MindaugasJucius/Maxwise have one.
struct UnknownDefaultTests {
  @Test func `no other rule reports the default 'unknown', which Xcode offers for none`() {
    let sample = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "unknown"]]
    ])
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
