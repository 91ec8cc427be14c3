import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema
import Testing

@testable import IntentEditor

/// A provider's towns depend on a country, which only shows with a switch.
struct ProviderQuestionTests {
  private static func schema(_ options: ParameterSchema.Options) -> ConfigurationSchema {
    func parameter(
      _ name: String,
      _ tag: Int,
      _ type: ParameterType = .string(TextSettings()),
      while parent: String? = nil,
      _ options: ParameterSchema.Options = .fixed
    ) -> ParameterSchema {
      ParameterSchema(
        name,
        tag: tag,
        title: LocalizedText(name),
        type: type,
        visibility: parent.map { VisibilityRule($0, .isAnyOf([.boolean(true)])) },
        options: options
      )
    }
    return ConfigurationSchema(
      "Trip",
      className: "TripIntent",
      title: LocalizedText("Trip"),
      parameters: [
        parameter("travels", 1, .boolean(BooleanSettings())), parameter("country", 2, while: "travels"),
        parameter("town", 3, .untypedObject(nil), options),
      ]
    )
  }

  private actor Towns: OptionsSource {
    private static let all = ["Japan": ["Kyoto", "Nara"], "Portugal": ["Évora", "Evora"]]
    private(set) var terms: [String?] = []
    private(set) var countries: [String?] = []

    func options(
      of parameter: String,
      searchTerm: String?,
      for configuration: DynamicConfiguration
    ) -> OptionsCollection<ParameterValue>? {
      terms.append(searchTerm)
      var country: String?
      if case .string(let name)? = configuration.value(of: "country", includingHidden: true) {
        country = name
      }
      countries.append(country)
      let found = (country.flatMap { Self.all[$0] } ?? []).filter { searchTerm.map($0.contains) ?? false }
      return OptionsCollection(options: found.map { EditorSample.option($0, $0) })
    }

    func defaultValue(of parameter: String, for configuration: DynamicConfiguration) -> ParameterValue? {
      nil
    }
  }

  private static func configuration(
    _ values: [String: ParameterValue],
    _ options: ParameterSchema.Options = .searchable
  ) -> DynamicConfiguration {
    DynamicConfiguration(schema(options), ConfigurationValues(values))
  }

  private static let start: [String: ParameterValue] = [
    "travels": .boolean(true), "country": .string("Japan"), "town": EditorSample.calendar("Kyoto", "Kyoto"),
  ]

  @Test func `a choice of a list with search is asked for again, and marked if nothing finds it`()
    async throws
  {
    let source = Towns()
    let session = EditorSession(EditorState(Self.configuration(Self.start), hasOptions: true), source: source)
    await session.send(.started)
    await session.settle()
    #expect(await session.state.rows[2].isStale == false)
    await session.send(.on(.parameter("country"), .set("Portugal")))
    await session.settle()
    #expect(await session.state.rows[2].isStale)
    #expect(await source.terms == ["Kyoto", "Kyoto", nil])
    await session.send(.save)
    await session.settle()
    guard case .review(let review) = await session.state.screen else {
      Issue.record("there is no review")
      return
    }
    #expect(review.problems == ["'Kyoto' of 'town' is not one of the options; it stays as it is"])
    await session.send(.cancel)
    await session.send(.undo)
    await session.settle()
    #expect(await session.state.rows[2].isStale == false)
  }

  @Test func `an answer for the country says which town it makes stale`() async {
    let answers = Answers(["country": .texts(["Portugal"])])
    let sheet = await AnswerSheet(answers, to: Self.configuration(Self.start), isNew: false, source: Towns())
    #expect(sheet.wrong == [])
    #expect(sheet.remaining == ["'Kyoto' of 'town' is not one of the options; it stays as it is"])
    let same = Answers(["country": .texts(["Japan"])])
    let fine = await AnswerSheet(same, to: Self.configuration(Self.start), isNew: false, source: Towns())
    #expect(fine.remaining == [])
  }

  @Test func `a provider gets what would be saved`() async throws {
    for keepsHidden in [false, true] {
      let source = Towns()
      var values = Self.start
      values["travels"] = .boolean(false)
      let state = EditorState(Self.configuration(values), hasOptions: true, keepsHidden: keepsHidden)
      let session = EditorSession(state, source: source)
      await session.send(.on(.parameter("town"), .open))
      await session.settle()
      #expect(Set(await source.countries) == [keepsHidden ? "Japan" : nil])
      let asked = Towns()
      _ = await AnswerSheet(
        Answers(["town": .texts(["Kyoto"])]),
        to: Self.configuration(values),
        isNew: false,
        keepsHidden: keepsHidden,
        source: asked
      )
      #expect(Set(await asked.countries) == [keepsHidden ? "Japan" : nil])
    }
  }

  @Test func `an answer without marks that fits two options is refused by name`() async {
    var values = Self.start
    values["country"] = .string("Portugal")
    func sheet(_ town: String) async -> AnswerSheet {
      let options = OptionsCollection(
        options: ["Évora", "Evora", "Beja"].map { EditorSample.option($0, $0) }
      )
      return await AnswerSheet(
        Answers(["town": .texts([town])]),
        to: Self.configuration(values, .dynamic),
        isNew: false,
        source: StoredOptions(["town": options])
      )
    }
    #expect(await sheet("evora").wrong == ["'town' takes 'Évora' or 'Evora', not 'evora'"])
    #expect(await sheet("Evora").configuration.value(of: "town")?.optionIdentifier == "Evora")
    #expect(await sheet("BEJA").configuration.value(of: "town")?.optionIdentifier == "Beja")
  }

  @Test func `a typed text names an option as an answer does, and another text is marked`() async {
    let options = OptionsCollection(
      options: ["Évora", "Resume", "Résumé"].map { name in
        OptionsCollection<ParameterValue>.Option(.string(name), identifier: name, displayString: name)
      }
    )
    let schema = ConfigurationSchema(
      "Trip",
      className: "TripIntent",
      title: LocalizedText("Trip"),
      parameters: [
        ParameterSchema(
          "station",
          tag: 1,
          title: LocalizedText("Station"),
          type: .string(TextSettings()),
          options: .dynamic
        )
      ]
    )
    let session = EditorSession(
      EditorState(DynamicConfiguration(schema), hasOptions: true),
      source: StoredOptions(["station": options])
    )
    func typed(_ text: String) async -> EditorState {
      await session.send(.on(.parameter("station"), .typeIn))
      await session.settle()
      await session.send(.edit(.replace(text)))
      await session.send(.open)
      return await session.state
    }
    let found = await typed("evora")
    #expect(found.rows[0].value == .string("Évora") && !found.rows[0].isStale)
    let refused = await typed("resume")
    #expect(refused.rows[0].value == .string("Évora"))
    #expect(refused.message == "takes 'Resume' or 'Résumé', not 'resume'")
    #expect(await typed("Résumé").rows[0].value == .string("Résumé"))
    let other = await typed("Elsewhere")
    #expect(other.rows[0].value == .string("Elsewhere") && other.rows[0].isStale)
    #expect(other.review.problems == ["'Elsewhere' of 'Station' is not one of the options"])
    #expect(PlainWords.line(of: other.rows[0], other) == "Station: Elsewhere (not one of the options)")
  }

  @Test func `values below an unreadable parent stay, and nothing says that they do not`() throws {
    let plain = PlainValue.object(["travels": .string("maybe"), "country": .string("Japan")])
    let configuration = try #require(DynamicConfiguration(Self.schema(.fixed), reading: plain))
    let state = EditorState(configuration, stored: plain)
    #expect(state.contentToSave == plain)
    #expect(state.review.notes == [])
    #expect(state.dropped(with: configuration) == [])
  }

  @Test func `a hidden value that cannot be read is lost with a note`() async throws {
    let plain = PlainValue.object(["country": .integer(5)])
    let configuration = try #require(DynamicConfiguration(Self.schema(.fixed), reading: plain))
    let state = EditorState(configuration, stored: plain)
    #expect(state.review.notes == ["'country' is hidden, so its value, which cannot be read, is not saved"])
    #expect(state.review.problems == [])
    let sheet = await AnswerSheet(Answers(), to: configuration, isNew: false)
    #expect(sheet.remaining == [])
  }
}
