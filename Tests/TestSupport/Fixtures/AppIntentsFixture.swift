import IntentAppIntents
import IntentChecking
import IntentCompiler
import IntentDiagnostics

package struct AppIntentsFixture {
  package let code: String
  package let diagnostics: [Diagnostic]
  package let fileNames: [String]

  package init(_ host: Sample, _ options: GenerationOptions = GenerationOptions()) {
    self.init([("Test", host.xml)], options)
  }

  package init(_ files: [(name: String, text: String)], _ options: GenerationOptions = GenerationOptions()) {
    var options = options
    options.backends.formUnion([.appIntents])
    let inputs = files.map { InputFile(path: "\($0.name).intentdefinition", bytes: Array($0.text.utf8)) }
    var compilation = Compiler.compile(inputs)
    let files = Compiler.generate(&compilation, options: options, backends: [AppIntentsBackend()])
    fileNames = files.map(\.name)
    code = files.filter { $0.name.hasSuffix(".appintents.swift") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    diagnostics = compilation.diagnostics
  }

  /// What App Intents cannot express.
  package var losses: [Diagnostic] {
    diagnostics.filter { [.noAppIntentsCounterpart, .noAppIntentsText].contains($0.rule) }
  }

  /// Returns the lines from the attribute to the property.
  package func parameter(_ name: String) -> String? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(where: { $0.contains("public var \(name): ") }),
      let start = lines[...end].lastIndex(where: { $0.contains("@Parameter(") })
    else { return nil }
    return lines[start...end].joined(separator: "\n")
  }

  package var perform: String? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("func perform() async") }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return nil }
    return lines[start..<end].joined(separator: "\n")
  }

  package var summary: String? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("static var parameterSummary") }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return nil }
    return lines[(start + 1)..<end].map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
