import IntentDefinition
import IntentDiagnostics
import IntentFixes
import TestSupport
import Testing

struct ElementPathTests {
  @Test(arguments: [
    (ElementPath.definition, "definition"),
    (ElementPath(.intent, ["UpNext"]), "UpNext"),
    (ElementPath(.parameter, ["UpNext", "city"]), "UpNext.city"),
    (ElementPath(.dialog, ["UpNext", "city", "Primary"]), "dialog UpNext.city.Primary"),
    (ElementPath(.reason, ["UpNext", "city", "far"]), "reason UpNext.city.far"),
    (ElementPath(.combination, ["UpNext", "mode,city"]), "combination UpNext(mode,city)"),
    (ElementPath(.managedCombination, ["UpNext", ""]), "managed UpNext()"),
    (ElementPath(.response, ["UpNext"]), "response UpNext"),
    (ElementPath(.responseParameter, ["UpNext", "line"]), "response UpNext.line"),
    (ElementPath(.responseCode, ["UpNext", "success"]), "code UpNext.success"),
    (ElementPath(.enumeration, ["Mode"]), "enum Mode"),
    (ElementPath(.enumCase, ["Mode", "car"]), "enum Mode.car"),
    (ElementPath(.type, ["Stop"]), "type Stop"),
    (ElementPath(.property, ["Stop", "line"]), "type Stop.line"),
    (ElementPath(.intent, ["Up Next"]), "Up Next"),
    (ElementPath(.intent, ["enum Mode"]), "intent enum Mode"),
    (ElementPath(.parameter, ["definition", "city"]), "parameter definition.city"),
  ])
  func `the text of each kind of path`(path: ElementPath, text: String) throws {
    #expect(path.text == text)
    #expect(try PathText(text).path(path.names.count) == path)
  }

  @Test func `a text with odd names is read as the same path`() throws {
    var random = SeededGenerator(seed: 54)
    let parts = ["a", "B2", "›", "\\", "é", "👩‍👧", "enum"]
    for _ in 0..<20_000 {
      let kind = ElementKind.allCases.randomElement(using: &random) ?? .intent
      let names = (0..<kind.nameCount).map { _ in
        (0...Int.random(in: 0..<5, using: &random))
          .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      }
      let path = ElementPath(kind, names)
      let text = path.text
      let read = try PathText(text)
      #expect(read.path(names.count) == path, "\(text.debugDescription)")
      if kind != .definition, kind != .response {
        #expect(try PathText(text + ".title").path(names.count) == path, "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    "UpNext.city", "enum Mode.car", "type Stop", "response UpNext.line", "combination UpNext(mode,city)",
  ])
  func `an element has one text`(text: String) {
    #expect(ElementPath(text)?.text == text)
  }

  @Test(arguments: ["", "  ", "UpNext.", ".city", "UpNext..city"])
  func `a path without a name is refused`(text: String) {
    #expect(throws: PathText.Problem.self) { try PathText(text) }
  }

  @Test func `a path finds the site that it is of`() throws {
    let definition = Compiled(
      definition(
        intents: [
          intent(
            "Show",
            [
              parameter("a", "String"),
              parameter(
                "b",
                "String",
                [
                  "PromptDialogs": [["INIntentParameterPromptDialogType": "Primary"]],
                  "UnsupportedReasons": [["INIntentParameterUnsupportedReasonCode": "far"]],
                ]
              ),
              parameter("a", "String"),
            ],
            [
              "ParameterCombinations": ["b,a": [:]], "ManagedParameterCombinations": ["": [:]],
              "Response": [
                "INIntentResponseCodes": [["INIntentResponseCodeName": "success"]],
                "INIntentResponseParameters": [["INIntentResponseParameterName": "line"]],
              ],
            ]
          )
        ]
      )
    ).definition()
    let expected: [(ElementSite, ElementPath)] = [
      (.definition, .definition), (.intent(0), ElementPath(.intent, ["Show"])),
      (.parameter(0, 1), ElementPath(.parameter, ["Show", "b"])),
      (.dialog(0, 1, 0), ElementPath(.dialog, ["Show", "b", "Primary"])),
      (.reason(0, 1, 0), ElementPath(.reason, ["Show", "b", "far"])),
      (.combination(0, 0), ElementPath(.combination, ["Show", "b,a"])),
      (.managedCombination(0, 0), ElementPath(.managedCombination, ["Show", ""])),
      (.response(0), ElementPath(.response, ["Show"])),
      (.responseParameter(0, 0), ElementPath(.responseParameter, ["Show", "line"])),
      (.responseCode(0, 0), ElementPath(.responseCode, ["Show", "success"])),
    ]
    for (site, path) in expected {
      #expect(definition.path(of: site) == path)
      #expect(definition.sites(of: path) == [site])
    }
    #expect(
      definition.sites(of: ElementPath(.parameter, ["Show", "a"])) == [.parameter(0, 0), .parameter(0, 2)]
    )
    #expect(definition.sites(of: ElementPath(.parameter, ["Hide", "a"])) == [])
    #expect(definition.sites(of: ElementPath(.enumCase, [])) == [])
  }

  @Test func `an element without a name has no path`() {
    let definition = Compiled(
      definition(intents: [intent("Show", [parameter("", "String")])])
    ).definition()
    #expect(definition.path(of: .parameter(0, 0)) == nil)
  }
}

extension ElementKind {
  fileprivate var nameCount: Int {
    switch self {
    case .definition: 0
    case .response: 1
    case .responseParameter, .responseCode: 2
    default: 1 + (owner?.nameCount ?? 0)
    }
  }
}
