import AppFacts
import AppProjects
import IntentComparison
import IntentDiagnostics
import IntentLocalisation
import Testing

@testable import AppMigration

struct WidgetMoveTests {
  private func moved(_ text: String, keepsOld: Bool = false) -> String? {
    let source = SourceWords(Array(text.utf8))
    func range(_ part: String) -> CodeRange? {
      source.first(part, from: 0, to: source.bytes.count).map { CodeRange("a", $0, $0 + part.utf8.count) }
    }
    guard let start = text.firstRange(of: "IntentConfiguration(") else { return nil }
    let callee =
      text[..<start.lowerBound].hasSuffix("WidgetKit.")
      ? "WidgetKit.IntentConfiguration" : "IntentConfiguration"
    var arguments: [CallSite.Argument] = []
    for (label, value) in [
      ("kind", "\"A\""), ("intent", "ClockIntent.self"), ("provider", "Provider()"), ("content", "View.init"),
    ] {
      guard let place = range("\(label): \(value)") else { continue }
      let inner = CodeRange("a", place.start + label.utf8.count + 2, place.end)
      arguments.append(CallSite.Argument(label, value, inner))
    }
    if let closure = range("{ entry in View(entry) }") { arguments.append(.init(nil, nil, closure)) }
    guard let place = range(callee + "(") else { return nil }
    let call = CallSite(callee, CodeRange("a", place.start, source.bytes.count), arguments)
    let move = WidgetMove(
      call: call,
      source: source,
      appIntent: "Plain.ClockAppIntent",
      className: "ClockIntent",
      configuration: "configuration"
    )
    var edits = TextEdits()
    guard keepsOld ? move.addChoice(to: &edits) : move.add(to: &edits) else { return nil }
    return String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
  }

  private let plain =
    "IntentConfiguration(kind: \"A\", intent: ClockIntent.self, provider: Provider()) { entry in View(entry) }"

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

  @Test func `a function chooses for older systems`() {
    #expect(
      moved(plain, keepsOld: true)
        == plain.replacing("IntentConfiguration(", with: "migratedConfiguration(")
    )
    let call = "(kind: \"A\", intent: ClockIntent.self, provider: Provider(), content: View.init)"
    #expect(moved("WidgetKit.IntentConfiguration" + call, keepsOld: true) == "migratedConfiguration" + call)
    #expect(
      moved("IntentConfiguration(intent: ClockIntent.self, provider: Provider())", keepsOld: true) == nil
    )
  }

  private func importing(_ text: String, _ imports: String...) -> String {
    let source = SourceWords(Array(text.utf8))
    let names = imports.compactMap { name in
      source.first("import \(name)", from: 0, to: source.bytes.count).map {
        NameCode(name, CodeRange("a", $0, $0 + name.utf8.count + 7))
      }
    }
    var edits = TextEdits()
    ImportEdits(imports: names, source: source).add(["N", "M"], to: &edits)
    return String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
  }

  @Test func `imports stay sorted, or follow the last one that every build reads`() {
    #expect(importing("import A\nimport Q\n", "A", "Q") == "import A\nimport M\nimport N\nimport Q\n")
    #expect(importing("import M\nimport A\n", "M", "A") == "import M\nimport A\nimport N\n")
    #expect(
      importing("import A\n#if DEBUG\nimport B\n#endif\n", "A", "B")
        == "import A\nimport M\nimport N\n#if DEBUG\nimport B\n#endif\n"
    )
    #expect(
      importing("#if canImport(A)\nimport A\n#endif\n", "A")
        == "#if canImport(A)\nimport A\nimport M\nimport N\n#endif\n"
    )
    #expect(importing("struct C {}") == "import M\nimport N\nstruct C {}")
  }

  @Test func `the step of a file is its most frequent one`() {
    let text = "struct A {\n  let b: [Int] = [\n      1\n  ]\n  func c() {\n    d()\n  }\n}\n"
    #expect(SourceWords(Array(text.utf8)).step == "  ")
    #expect(SourceWords(Array("let a = 1\n".utf8)).step == "    ")
  }
}
