import Foundation
import GeneratedDesign
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentFixes
import IntentSchema
import TestSupport
import Testing

@testable import intentc

/// The forms of elements, without a terminal or a page.
struct DesignFormTests {
  @Test func `the form offers every type of the format`() {
    #expect(Set(FormType.allCases.compactMap(\.format)) == Set(FormatType.allCases))
  }

  @Test(arguments: Corpus.definitions(below: Repository.url("Schemas")))
  func `forms that are accepted as they are change nothing`(_ schema: URL) async throws {
    let document = try DesignDocument(schema.path)
    var paths = [ElementKind.intent, .enumeration, .type].flatMap { document.tree.paths($0) }
    for path in paths {
      for kind in [
        ElementKind.parameter, .responseParameter, .responseCode, .combination, .managedCombination,
        .property, .enumCase,
      ] {
        paths += document.tree.paths(kind, in: path)
      }
    }
    for path in paths where DesignForm.kinds.contains(path.kind) {
      let form = DesignForm(document: document, path: path, isNew: false)
      let (changed, same) = try form.checked(await form.session().state.configuration)
      #expect(same == path)
      #expect(try changed.text() == document.text(), "\(path.text)")
    }
  }

  @Test(arguments: ["red", "not red", "one of red", "at most red"])
  func `a form keeps a value that begins like the words of a rule`(_ value: String) throws {
    let folder = try TestFolder()
    var document = try DesignDocument("\(folder.path)/Trip.intentdefinition")
    for (path, type) in [("Trip", nil), ("Trip.color", "String"), ("Trip.size", "String")] {
      try document.apply(.add(DesignPath(path), detail: type))
    }
    let path = ElementPath(.parameter, ["Trip", "size"])
    let form = DesignForm(document: document, path: path, isNew: false)
    let answers = ParameterFormConfiguration(title: "Size", name: "size", parent: "color", operands: [value])
    let changed = try form.applied(answers).document
    let rule = try #require(changed.tree[path]?[.parameter(.relationship)].flatMap(DesignRule.init))
    #expect(rule.comparison == .isEqual)
    #expect(rule.operands == [value])
  }

  @Test func `a parent without values is asked for in words, and a duration has units`() throws {
    let folder = try TestFolder()
    var document = try DesignDocument("\(folder.path)/Trip.intentdefinition")
    for (path, type) in [("Trip", nil), ("Trip.mode", "car|bus"), ("Trip.wait", "TimeInterval")] {
      try document.apply(.add(DesignPath(path), detail: type))
    }
    let path = ElementPath(.parameter, ["Trip", "wait"])
    let form = DesignForm(document: document, path: path, isNew: false)
    var answers = ParameterFormConfiguration(
      title: "Wait",
      name: "wait",
      type: .timeInterval,
      maximum: "30m",
      parent: "mode"
    )
    #expect(throws: DesignProblem("choose the values of 'mode' for which 'wait' is shown")) {
      try form.applied(answers)
    }
    answers.operands = ["bus"]
    let changed = try form.applied(answers).document
    let maximum = try #require(DesignAttribute.with(.metadata(.parameter, .maximumValue), of: .parameter))
    #expect(changed.tree.text(of: maximum, at: path) == "1800")
  }
}
