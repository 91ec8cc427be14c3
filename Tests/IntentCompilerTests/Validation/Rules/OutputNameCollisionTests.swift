import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct OutputNameCollisionTests {
  @Test func `two files of one name are found`() {
    let one = InputFile(path: "a/Same.intentdefinition", bytes: Array(Sample.file("").utf8))
    let two = InputFile(path: "b/Same.intentdefinition", bytes: Array(Sample.file("").utf8))
    var compilation = Compiler.compile([one, two])
    _ = Compiler.generate(&compilation)
    let rules = compilation.diagnostics.map(\.rule).filter { $0 != .emptyDefinition }
    #expect(rules == [.outputNameCollision])
  }
}
