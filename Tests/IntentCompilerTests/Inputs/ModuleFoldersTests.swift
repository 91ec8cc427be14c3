import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDefinition

struct ModuleFoldersTests {
  private func split(_ files: (String, String?)...) -> [[String]] {
    ModuleFolders.split(files.map { InputFile(path: $0.0, bytes: [], searchedFolder: $0.1) })
      .map { $0.map(\.path) }
  }

  @Test func `named files form one module`() {
    #expect(split(("a/X", nil), ("b/Y", nil)) == [["a/X", "b/Y"]])
  }

  @Test func `files found in one folder form one module`() {
    #expect(
      split(("a/X", "a"), ("a/Base.lproj/Y", "a"), ("a/b/Z", "a"), ("a/b/c/W", nil), ("a/b/V", "a"))
        == [["a/X", "a/Base.lproj/Y"], ["a/b/Z", "a/b/V"], ["a/b/c/W"]]
    )
  }

  private func definition(enums: [String] = [], uses: [String] = [], namespace: String? = nil) -> Definition {
    let enums = enums.map {
      var value = Definition.Enum()
      value.name = Located($0)
      return value
    }
    var intent = Definition.Intent()
    intent.parameters = uses.map {
      var parameter = Definition.Parameter()
      parameter.field.enumType = Located($0)
      parameter.field.enumTypeNamespace = namespace.map { Located($0) }
      return parameter
    }
    return Definition(path: "x", name: "x", intents: [intent], enums: enums)
  }

  @Test func `modules that refer to each other are merged`() {
    let modules = [
      [definition(uses: ["A"])], [definition(enums: ["B"])], [definition(enums: ["A"], uses: ["B"])],
      [definition(enums: ["C"], uses: ["C"])], [definition(uses: ["X"])], [definition(enums: ["C"])],
      [definition(uses: ["C"])], [definition(uses: ["B"], namespace: "System")],
    ]
    #expect(ModuleFolders.related(modules) == [[0, 1, 2], [3], [4], [5], [6], [7]])
  }
}
