import IntentDefinition
import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct LevelsPassTests {
  private let location = SourceLocation(file: "p/intentc.json", range: 0..<1)

  private func setting(
    _ rule: Rule,
    _ level: RuleLevels.Level,
    file: String? = nil
  ) -> RuleLevels.Setting {
    RuleLevels.Setting(rule, level, file: file, at: location)
  }

  private func pass(
    _ settings: RuleLevels.Setting...,
    commandLine: [Rule: RuleLevels.Level] = [:],
    showsLints: Bool = false
  ) -> LevelsPass {
    LevelsPass(
      RuleLevels(settings),
      configurationPath: "p/intentc.json",
      commandLine: commandLine,
      showsLints: showsLints
    )
  }

  private func diagnostic(
    _ rule: Rule,
    file: String = "p/Up.intentdefinition"
  ) -> Diagnostic {
    Diagnostic(
      rule,
      "x",
      at: SourceLocation(file: file),
      path: DefinitionPath(
        ElementPath(.parameter, ["UpNext", "mode"]),
        keys: ["INIntents", 0, "INIntentParameters", 2, "X"]
      )
    )
  }

  @Test func `rules are raised, lowered and dropped`() {
    var pass = pass(setting(.unknownKey, .error), setting(.noBaseLocalisation, .off))
    let kept = pass.apply(to: [.unknownKey, .noBaseLocalisation, .duplicateCase].map { diagnostic($0) })
    #expect(kept.map(\.severity) == [.error, .error])
    #expect(kept.map(\.rule) == [.unknownKey, .duplicateCase])
    #expect(pass.suppressed.map(\.diagnostic.rule) == [.noBaseLocalisation])
    #expect(pass.suppressed.map(\.setting.scope) == [.project])
  }

  @Test func `the nearest setting counts`() {
    let all = [
      setting(.unknownKey, .off), setting(.unknownKey, .error, file: "Up.intentdefinition"),
    ]
    func severity(_ settings: [RuleLevels.Setting], _ line: [Rule: RuleLevels.Level] = [:]) -> Severity? {
      var pass = LevelsPass(
        RuleLevels(settings),
        configurationPath: "p/intentc.json",
        commandLine: line,
        showsLints: true
      )
      return pass.apply(to: [diagnostic(.unknownKey)]).first?.severity
    }
    #expect(severity(Array(all[..<1])) == nil)
    #expect(severity(all) == .error)
    #expect(severity(all, [.unknownKey: .warning]) == .warning)
    #expect(severity(all, [.unknownKey: .off]) == nil)
  }

  @Test func `a file is a path from the folder of the configuration`() throws {
    let folder = try TestFolder()
    try folder.write(to: "p/a/Up.intentdefinition")
    try folder.write(to: "p/Up.intentdefinition")
    var pass = LevelsPass(
      RuleLevels([setting(.unknownKey, .off, file: "a/../a/Up.intentdefinition")]),
      configurationPath: folder("p/intentc.json")
    )
    let kept = pass.apply(to: [
      diagnostic(.unknownKey, file: folder("p/a/Up.intentdefinition")),
      diagnostic(.unknownKey, file: folder("p/Up.intentdefinition")),
      diagnostic(.unknownKey, file: folder("p/../p/a/Up.intentdefinition")),
    ])
    #expect(kept.compactMap(\.location?.file) == [folder("p/Up.intentdefinition")])
  }

  @Test func `lints are shown on request, and only counted if a setting made them lints`() {
    var quiet = pass(setting(.unknownKey, .lint), setting(.duplicateString, .off))
    #expect(quiet.apply(to: [diagnostic(.unknownKey), diagnostic(.duplicateString)]) == [])
    #expect(quiet.suppressed.map(\.diagnostic.rule) == [.unknownKey])
    var raised = pass(commandLine: [.duplicateString: .warning])
    #expect(raised.apply(to: [diagnostic(.duplicateString)]).map(\.severity) == [.warning])
    var asked = pass(showsLints: true)
    #expect(asked.apply(to: [diagnostic(.duplicateString)]).map(\.severity) == [.warning])
  }

  @Test func `a suppression that suppresses nothing is reported where it was judged`() {
    var pass = pass(
      setting(.unknownKey, .off),
      setting(.unknownParent, .off, file: "Up.intentdefinition"),
      setting(.unknownPredicate, .error),
      setting(.duplicateString, .off),
      setting(.staleGeneratedCode, .off),
      setting(.unusedSuppression, .off)
    )
    #expect(pass.apply(to: [diagnostic(.unknownKey)]) == [])
    let path = "p/Up.intentdefinition"
    expectReports(
      pass.unused(paths: [path], isWholeProject: true),
      [
        "unused-suppression: 'unknown-parent' is no longer reported in 'Up.intentdefinition'; remove this line"
      ]
    )
    #expect(pass.unused(paths: [path], isWholeProject: false).count == 1)
    expectReports(pass.unused(paths: [], isWholeProject: false), ["unused-suppression"])
  }
}
