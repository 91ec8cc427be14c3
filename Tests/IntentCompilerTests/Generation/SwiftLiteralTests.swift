import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler

/// Compares with Swift's slow implementations.
struct SwiftLiteralTests {
  @Test func `the name of a case is its Swift name`() {
    #expect(NumberControl.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(DurationUnit.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(MeasurementUnit.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(MeasurementDimension.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(TextSettings.Capitalization.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(DateSettings.Components.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(DateSettings.Style.allCases.allSatisfy { SwiftLiteral.enumCase($0) == "\($0)" })
    #expect(ConfigurationFamily.allCases.allSatisfy { $0.rawValue == "\($0)" })
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), ("say \"hi\"", #""say \"hi\"""#), ("a\\b", #""a\\b""#),
    ("one\ntwo", #""one\ntwo""#), ("Größe", #""Größe""#), ("a\u{202E}b", #""a\u{202E}b""#),
    ("a\u{7F}b", #""a\u{7F}b""#),
  ])
  func `a literal ends where it should`(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(arguments: [
    (0.5, "0.5"), (-0.0, "-0.0"), (1e300, "1e+300"), (.nan, ".nan"), (-.nan, ".nan"),
    (.infinity, ".infinity"),
    (-.infinity, "-.infinity"), (.leastNonzeroMagnitude, "0x1p-1074"),
    (-0x1268_8b70_e62b * .leastNonzeroMagnitude, "-0x12688b70e62bp-1074"),
  ])
  func `a number is a literal without a warning`(number: Double, literal: String) {
    #expect(SwiftLiteral.double(number) == literal)
  }

  @Test func `a range can end below zero`() {
    #expect(SwiftLiteral.range(-1...2) == "-1.0...2.0")
    #expect(SwiftLiteral.range(-2 ... -1) == "-2.0 ... -1.0")
    #expect(SwiftLiteral.range(-1 ... -0.0) == "-1.0 ... -0.0")
  }

  @Test(arguments: [
    ("One line.", "One line."), ("", ""), (" two  spaces ", "two spaces"), ("a\nb\tc", "a b c"),
    ("Größe", "Größe"), ("a\u{A0}b", "a b"), ("a\u{200B}b", "a b"), (" ", ""),
  ])
  func `a comment is one line of readable text`(text: String, line: String) {
    #expect(PlainText.line(text) == line)
  }

  @Test func `a long text is cut`() {
    #expect(PlainText.line(String(repeating: "a", count: 400)) == String(repeating: "a", count: 400))
    #expect(PlainText.line(String(repeating: "a", count: 401)) == String(repeating: "a", count: 400) + "…")
  }

  @Test(arguments: [
    (0, "0"), (-7, "-7"), (999_999, "999999"), (1_000_000, "1_000_000"), (-12_345_678, "-12_345_678"),
    (Int.max, "9_223_372_036_854_775_807"), (Int.min, "-9_223_372_036_854_775_808"),
  ])
  func `long numbers have groups of digits`(value: Int, literal: String) {
    #expect(SwiftLiteral.integer(value) == literal)
  }
}
