import IntentClasses
import IntentCompiler
import IntentDiagnostics

package struct IntentClassesFixture {
  package let code: String
  package let diagnostics: [Diagnostic]
  package let fileNames: [String]

  package init(_ host: Sample, _ options: GenerationOptions = GenerationOptions()) {
    self.init(host.xml, options)
  }

  package init(_ text: String, _ options: GenerationOptions = GenerationOptions()) {
    var options = options
    if options.backends == [.configuration] { options.backends = [.intents] }
    let inputs = [InputFile(path: "Test.intentdefinition", bytes: Array(text.utf8))]
    var compilation = Compiler.compile(inputs, classPrefix: options.classPrefix)
    let files = Compiler.generate(&compilation, options: options, backends: [IntentClassesBackend()])
    fileNames = files.map(\.name)
    code = files.filter { $0.name.hasSuffix(".intents.swift") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    diagnostics = compilation.diagnostics
  }

  /// One after another, whatever their indentation.
  package func has(_ lines: String) -> Bool {
    func bare(_ text: String) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    return ("\n" + bare(code) + "\n").contains("\n" + bare(lines) + "\n")
  }

  /// The errors.
  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
