import IntentOptions
import IntentRuntime
import RuntimeSamples
import Testing

struct OptionsTests {
  @Test func `values are options without further settings`() {
    let options: OptionsCollection<CalendarItem> = [.home, .work]
    #expect(options == OptionsCollection([.home, .work]))
    #expect(options.sections.count == 1)
    #expect(options.sections.first?.title == nil)
    #expect(options.options.map(\.identifier) == ["home", "work"])
    #expect(options.options.map(\.displayString) == ["Home", "Work"])
  }

  @Test func `an enum shows its titles`() {
    let options = OptionsCollection(DisplayMode.allCases)
    #expect(options.options.map(\.displayString) == ["Compact", "Full"])
    #expect(options.options.map(\.identifier) == ["compact", "full"])
  }

  @Test func `texts and numbers show themselves`() {
    #expect(OptionsCollection(["a", "b"]).options.map(\.displayString) == ["a", "b"])
    #expect(OptionsCollection([1, 20_000]).options.map(\.displayString) == ["1", "20000"])
    #expect(OptionsCollection([0.5, 2]).options.map(\.displayString) == ["0.5", "2"])
  }

  @Test func `sections have titles`() {
    let options = OptionsCollection<CalendarItem>(sections: [
      .init("Mine", [.home]),
      .init("Theirs", options: [.init(.work, subtitle: "Exchange", imageName: "building")]),
    ])
    #expect(options.sections.map(\.title) == ["Mine", "Theirs"])
    #expect(options.options.last?.subtitle == "Exchange")
  }

  @Test(arguments: [
    ("home", ["Home"]), ("O", ["Home", "Work"]), ("exch", ["Work"]), ("id-2", ["Work"]),
    ("caf\u{E9}", ["Caf\u{65}\u{301}"]),
    ("CAFE", ["Caf\u{65}\u{301}"]), ("xyz", []), ("", ["Home", "Work", "Caf\u{65}\u{301}"]),
  ])
  func `a search finds texts in any case`(term: String, found: [String]) {
    let options = OptionsCollection<ParameterValue>(options: [
      .init(.string("1"), identifier: "id-1", displayString: "Home"),
      .init(.string("2"), identifier: "id-2", displayString: "Work", subtitle: "Exchange"),
      .init(.string("3"), identifier: "id-3", displayString: "Caf\u{65}\u{301}"),
    ])
    #expect(options.matching(term).options.map(\.displayString) == found)
  }

  @Test func `a collection has the options of all sections in order`() {
    let options = OptionsCollection<String>(sections: [
      .init("None", options: []), .init("Vowels", ["a", "e"]), .init("Empty", options: []), .init(nil, ["b"]),
      .init("End", options: []),
    ])
    #expect(options.count == 3)
    #expect(options.first?.value == "a")
    #expect(options.last?.value == "b")
    #expect(options.map(\.value) == ["a", "e", "b"])
    #expect(options.indices.map { options[$0].value } == ["a", "e", "b"])
    #expect(options.reversed().map(\.value) == ["b", "e", "a"])
    #expect(options.contains { $0.identifier == "e" })
    #expect(Array(options.dropFirst()) == Array(options.options.dropFirst()))
    #expect(OptionsCollection<String>().first == nil)
    #expect(OptionsCollection<String>(sections: [.init("Empty", options: [])]).last == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `iterating over many sections looks at each once`() {
    let sections = (0..<100_000).map { OptionsCollection<Int>.Section(options: [.init($0)]) }
    let options = OptionsCollection(sections: sections)
    #expect(options.reduce(0) { $0 + $1.value } == 99_999 * 50_000)
    #expect(options.reversed().first?.value == 99_999)
  }

  @Test func `an object takes the labels of Apple's class`() {
    let home = CalendarItem(identifier: "home", display: "Home")
    #expect(home == CalendarItem(identifier: "home", displayString: "Home"))
    let spoken = CalendarItem(identifier: "home", display: "Home", pronunciationHint: "hohm")
    #expect(spoken.pronunciationHint == "hohm")
  }

  @Test func `a collection without options is empty`() {
    #expect(OptionsCollection<String>().isEmpty)
    #expect(OptionsCollection<String>([]).sections.isEmpty)
    #expect(OptionsCollection<String>(sections: [.init("Empty", options: [])]).isEmpty)
    #expect(!OptionsCollection(["a"]).isEmpty)
  }

  @Test func `conversion to plain values loses only the type`() {
    let options = OptionsCollection<CalendarItem>(sections: [
      .init("Mine", options: [.init(.home, displayString: "At home", subtitle: "s", imageName: "i")])
    ])
    let expected = OptionsCollection<ParameterValue>(sections: [
      .init(
        "Mine",
        options: [
          .init(
            CalendarItem.home.parameterValue,
            identifier: "home",
            displayString: "At home",
            subtitle: "s",
            imageName: "i"
          )
        ]
      )
    ])
    #expect(options.values == expected)
  }
}
