import IntentChecking
import IntentCompiler
import IntentDefinition
import IntentDiagnostics

package struct Compiled {
  package var compilation: Compilation
  private var marks: [(file: String, mark: String, range: Range<Int>)] = []

  /// Calls them `Test`, `Test2`, `Test3` …
  package init(_ plists: Plist..., classPrefix: String? = nil) {
    self.init(
      plists.enumerated().map { ("Test\($0.offset == 0 ? "" : "\($0.offset + 1)")", $0.element) },
      classPrefix: classPrefix
    )
  }

  package init(_ definitions: [(name: String, plist: Plist)], classPrefix: String? = nil) {
    var marks: [(file: String, mark: String, range: Range<Int>)] = []
    let inputs = definitions.map { name, plist in
      let path = "\(name).intentdefinition"
      let (bytes, found) = Self.unmarked(TestSupport.plist(plist.xml))
      marks += found.map { (path, $0, $1) }
      return InputFile(path: path, name: name, bytes: bytes)
    }
    compilation = Compiler.compile(inputs, classPrefix: classPrefix)
    // What is found after reading and lowering has tests of its own, rule by rule.
    compilation.diagnostics.removeAll { Rule.validationRules.contains($0.rule) }
    self.marks = marks
  }

  package func definition(_ index: Int = 0) -> Definition {
    compilation.module.files[index].definition
  }

  package func schema(_ index: Int = 0) -> DefinitionSchema {
    compilation.module.files[index].schema
  }

  package var parameters: [ParameterSchema] {
    schema().intents.first?.configuration.parameters ?? []
  }

  /// `severity rule ⟦mark⟧: message`, followed by notes as `note ⟦mark⟧: message`.
  package var lines: [String] {
    lines(compilation.diagnostics)
  }

  package func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { diagnostic in
      ["\(diagnostic.severity) \(diagnostic.rule.name) \(place(diagnostic.location)): \(diagnostic.message)"]
        + diagnostic.notes.map { "note \(place($0.location)): \($0.message)" }
    }
  }

  package var rules: [String] {
    compilation.diagnostics.map { "\($0.rule.name) \(place($0.location))" }
  }

  package var paths: [String] {
    compilation.diagnostics.map { "\($0.path?.keys.description ?? "-") | \($0.path?.words ?? "-")" }
  }

  package mutating func swift(_ options: GenerationOptions = GenerationOptions()) -> String {
    generate(options).first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  package mutating func generate(_ options: GenerationOptions = GenerationOptions()) -> [GeneratedFile] {
    Compiler.generate(&compilation, options: options)
  }

  private func place(_ location: IntentDiagnostics.SourceLocation?) -> String {
    guard let location else { return "nowhere" }
    guard let range = location.range else { return location.file }
    if let mark = marks.first(where: { $0.file == location.file && $0.range == range })?.mark {
      return "⟦\(mark)⟧"
    }
    let text = compilation.sources.first { $0.path == location.file }?.bytes[range] ?? []
    return "⟦?⟧ at '\(String(decoding: text, as: UTF8.self))'"
  }

  private static func unmarked(_ text: String) -> (bytes: [UInt8], marks: [(String, Range<Int>)]) {
    var bytes: [UInt8] = []
    var starts: [String: Int] = [:]
    var marks: [(String, Range<Int>)] = []
    let pieces = text.split(separator: "⟦", omittingEmptySubsequences: false)
    bytes.append(contentsOf: (pieces.first ?? "").utf8)
    for piece in pieces.dropFirst() {
      let parts = piece.split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
      let mark = String(parts[0])
      if mark.hasPrefix("/") {
        let name = String(mark.dropFirst())
        marks.append((name, (starts[name] ?? 0)..<bytes.count))
      } else {
        starts[mark] = bytes.count
      }
      if parts.count > 1 { bytes.append(contentsOf: parts[1].utf8) }
    }
    return (bytes, marks)
  }
}
