import Testing

struct ExplainCommandTests {
  @Test func `all rules are listed`() throws {
    let result = try BuiltProgram.run(["explain"])
    #expect(result.code == 0)
    #expect(result.output.contains("  unknown-enum "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `a rule has a page`() throws {
    let result = try BuiltProgram.run(["explain", "unused-suppression", "unknown-enum"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("unused-suppression (warning)\n"))
    #expect(result.output.contains("\n\nunknown-enum (error)\n"))
    #expect(result.output.contains("How to fix it\n"))
  }

  @Test func `an unknown rule is wrong usage`() throws {
    let result = try BuiltProgram.run(["explain", "unknown-enun"])
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("there is no rule 'unknown-enun'; did you mean 'unknown-enum'?"))
  }
}
