import GeneratedSchemas
import IntentEditor
import IntentRuntime
import Testing

struct AnswerSheetTests {
  private let source = StoredOptions(["calendars": EditorSample.calendars])

  private func sheet(_ texts: [String], isNew: Bool = true) async -> AnswerSheet {
    var answers = Answers()
    var names: Set<String> = []
    for text in texts {
      let name = String(text.prefix { $0 != "=" })
      _ = answers.set(text, isFirst: names.insert(name).inserted)
    }
    return await AnswerSheet(answers, to: EditorSample.upNext(), isNew: isNew, source: source)
  }

  @Test
  func `answers name options by identifier or display string, once for each element`() async {
    let sheet = await sheet(["mirrorCalendarApp=no", "calendars=team", "calendars=Home"])
    #expect(sheet.wrong == [])
    #expect(sheet.configuration.value(of: "calendars")?.texts == ["team", "home"])
  }

  @Test
  func `the options of a row are requested once, however many answers name`() async {
    actor Counting: OptionsSource {
      var questions = 0
      func options(
        of parameter: String,
        searchTerm: String?,
        for configuration: DynamicConfiguration
      ) -> OptionsCollection<ParameterValue>? {
        questions += 1
        return EditorSample.calendars
      }

      func defaultValue(of parameter: String, for configuration: DynamicConfiguration) -> ParameterValue? {
        nil
      }
    }
    let source = Counting()
    let answers = Answers([
      "mirrorCalendarApp": .texts(["no"]), "calendars": .texts(Array(repeating: "TEAM", count: 1_000)),
    ])
    let sheet = await AnswerSheet(answers, to: EditorSample.upNext(), isNew: true, source: source)
    #expect(sheet.wrong == [])
    #expect(sheet.configuration.value(of: "calendars", includingHidden: true)?.texts.count == 1_000)
    #expect(await source.questions == 1)
  }

  @Test
  func `all answers are checked at once`() async {
    let sheet = await sheet(["titleColor=Pink", "nope=1", "mirrorCalendarApp=no", "calendars=x"])
    #expect(sheet.wrong.count == 3)
    #expect(
      sheet.wrong.first == "'calendars' takes one of its options, not 'x'; there are 'Home', 'Work', 'Team'"
    )
    #expect(sheet.wrong.last?.hasPrefix("unknown 'nope'") == true)
  }

  @Test(arguments: [
    #"{"identifier": "x", "displayString": "X"}"#, #"[{"identifier": "x", "displayString": "X"}]"#,
  ])
  func `a JSON value must be offered, too`(json: String) async {
    let refused = await sheet(["mirrorCalendarApp=no", "calendars=\(json)"])
    #expect(refused.wrong.count == 1)
    #expect(refused.wrong[0].contains("takes one of its options, not 'X'; there are 'Home', 'Work', 'Team'"))
    let taken = await sheet(["mirrorCalendarApp=no", "calendars=\(json.replacing("x", with: "team"))"])
    #expect(taken.wrong == [])
    #expect(taken.configuration.value(of: "calendars")?.texts == ["team"])
  }

  @Test func `an empty or a joined element says how to empty a list, and how to give several`() async {
    let empty = await sheet(["mirrorCalendarApp=no", "calendars="])
    #expect(empty.wrong == ["'calendars' has an empty element; to empty the list, use --unset calendars"])
    let joined = await sheet(["mirrorCalendarApp=no", "calendars=Home,Work"])
    #expect(joined.wrong.count == 1)
    #expect(joined.wrong[0].hasSuffix("; repeat --set calendars=… for each element"), "\(joined.wrong)")
  }

  @Test(arguments: ["red", "Red", "RED", "2"])
  func `a case has a name, a title and, as in a file, an index`(_ text: String) async {
    let sheet = await sheet(["titleColor=\(text)"])
    #expect(sheet.wrong == [])
    #expect(sheet.configuration.value(of: "titleColor") == .enumCase("red"))
  }

  @Test
  func `what only follows from a wrong answer for the parent is not reported`() async {
    let sheet = await sheet(["mirrorCalendarApp=maybe", "calendars=x"])
    #expect(sheet.wrong.count == 1)
    #expect(sheet.wrong[0].hasPrefix("'mirrorCalendarApp' takes"))
  }

  @Test
  func `answers for hidden rows are wrong, unless they are saved`() async {
    let rule = "'calendars' shows only while 'mirrorCalendarApp' is false"
    let lost = await sheet(["calendars=home"])
    #expect(lost.wrong == ["\(rule), so its answer would be lost; '--keep-hidden' saves it"])
    let answers = Answers(["calendars": .texts(["home"])])
    let kept = await AnswerSheet(answers, to: EditorSample.upNext(), isNew: true, keepsHidden: true)
    #expect(kept.wrong == [])
    #expect(kept.notes == ["\(rule), so its answer reads as absent until then"])
    let none = Answers(["calendars": .none])
    #expect(await AnswerSheet(none, to: EditorSample.upNext(), isNew: true).notes == [])
  }

  @Test
  func `answers without a value or default are missing in a new configuration`() async {
    let configuration = DynamicConfiguration(EveryTypeConfiguration.schema)
    func missing(_ answers: Answers, isNew: Bool, allowsEmpty: Bool = false) async -> Int {
      await AnswerSheet(answers, to: configuration, isNew: isNew, allowsEmpty: allowsEmpty).missing.count
    }
    let all = await missing(Answers(), isNew: true)
    #expect(all > 1)
    #expect(await missing(Answers(["text": .none]), isNew: true) == all - 1)
    #expect(await missing(Answers(["text": .texts(["a"])]), isNew: true) == all - 1)
    #expect(await missing(Answers(), isNew: false) == 0)
    #expect(await missing(Answers(), isNew: true, allowsEmpty: true) == 0)
  }
}
