import AppProjects
import Foundation
import IntentComparison
import IntentDiagnostics
import IntentLocalisation
import Testing

@testable import intentc

struct WidgetMoveTests {
  /// - Parameter around: The expression with the call, if older systems keep it.
  private func moved(_ text: String, around: String? = nil) -> String? {
    let source = SourceWords(Array(text.utf8))
    func range(_ part: String) -> CodeRange? {
      source.first(part, from: 0, to: source.bytes.count).map { CodeRange("a", $0, $0 + part.utf8.count) }
    }
    guard let start = text.firstRange(of: "IntentConfiguration(") else { return nil }
    let callee =
      text[..<start.lowerBound].hasSuffix("WidgetKit.")
      ? "WidgetKit.IntentConfiguration" : "IntentConfiguration"
    var arguments: [CallSite.Argument] = []
    for (label, value) in [("intent", "ClockIntent.self"), ("provider", "Provider()")] {
      guard let place = range("\(label): \(value)") else { continue }
      let inner = CodeRange("a", place.start + label.utf8.count + 2, place.end)
      arguments.append(CallSite.Argument(label, value, inner))
    }
    guard let place = range(callee + "(") else { return nil }
    let call = CallSite(callee, CodeRange("a", place.start, source.bytes.count), arguments)
    let move = WidgetMove(
      call: call,
      source: source,
      appIntent: "Plain.ClockAppIntent",
      className: "ClockIntent"
    )
    var edits = TextEdits()
    guard move.add(to: &edits, besidesOld: around.flatMap(range)) else { return nil }
    return String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
  }

  private let plain =
    "IntentConfiguration(kind: \"A\", intent: ClockIntent.self, provider: Provider()) { entry in View(entry) }"

  @Test func `three words of the line change`() {
    #expect(
      moved(plain)
        == "AppIntentConfiguration(kind: \"A\", intent: Plain.ClockAppIntent.self, provider: "
        + "IntentWidgets.MigratedTimelineProvider(Provider()) { ClockIntent($0.configuration) }) { entry in View(entry) }"
    )
  }

  @Test func `the formatting and a module before the name stay`() {
    #expect(
      moved(
        "WidgetKit.IntentConfiguration(\n  kind: kind,\n  intent: ClockIntent.self,\n  provider: Provider()\n)"
      )
        == "WidgetKit.AppIntentConfiguration(\n  kind: kind,\n  intent: Plain.ClockAppIntent.self,\n  provider: "
        + "IntentWidgets.MigratedTimelineProvider(Provider()) { ClockIntent($0.configuration) }\n)"
    )
  }

  @Test func `a call of another form is left to people`() {
    #expect(moved("IntentConfiguration(kind: \"A\", intent: ClockIntent.self, make: Provider())") == nil)
  }

  @Test func `older systems keep what they have`() {
    let old =
      "IntentConfiguration(intent: ClockIntent.self, provider: Provider())\n        .supportedFamilies([])"
    let text = moved("    var body: some Widget {\n        \(old)\n    }\n", around: old)
    #expect(
      text == """
            var body: some Widget {
                if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
                    return AppIntentConfiguration(intent: Plain.ClockAppIntent.self, provider: \
        IntentWidgets.MigratedTimelineProvider(Provider()) { ClockIntent($0.configuration) })
                    .supportedFamilies([])
                } else {
                    return IntentConfiguration(intent: ClockIntent.self, provider: Provider())
                    .supportedFamilies([])
                }
            }

        """
    )
  }

  @Test func `a 'return' before the expression moves into both branches`() {
    let old = "IntentConfiguration(intent: ClockIntent.self, provider: Provider())"
    #expect(moved("  return \(old)\n", around: old)?.components(separatedBy: "return").count == 3)
  }

  private func position(_ text: String, _ imports: String...) -> Int {
    let source = SourceWords(Array(text.utf8))
    let names = imports.compactMap { name in
      source.first("import \(name)", from: 0, to: source.bytes.count).map {
        NameCode(name, CodeRange("a", $0, $0 + name.utf8.count + 7))
      }
    }
    return WidgetMove.importPosition(after: names, in: source)
  }

  @Test func `imports follow the last one that every build reads`() {
    #expect(position("import A\nimport B\nstruct C {}", "A", "B") == 18)
    #expect(position("import A\n#if DEBUG\nimport B\n#endif\n", "A", "B") == 9)
    #expect(position("#if canImport(A)\nimport A\n#endif\n", "A") == 26)
    #expect(position("struct C {}") == 0)
  }
}
