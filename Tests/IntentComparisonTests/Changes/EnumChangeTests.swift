import TestSupport
import Testing

@testable import IntentComparison

struct EnumChangeTests {
  private static func mode(_ cases: [Short]) -> Sample {
    var host = Sample()
    host.root = ["Enums": .array([Sample.mode.merging(["Values": .array([["Name": "unknown"]] + cases)])])]
    return host
  }

  private static let small: Short = [
    "Name": "small", "Index": 1, "DisplayName": "Small", "DisplayNameID": "cSmall",
  ]
  private static let large: Short = [
    "Name": "large", "Index": 2, "DisplayName": "Large", "DisplayNameID": "cLarge",
  ]

  private func lines(_ old: [Short], _ new: [Short]) -> [String] {
    Changes.lines(Self.mode(old), Self.mode(new))
  }

  @Test func `a case inserted in the middle changes the meaning of the next index`() {
    let medium: Short = ["Name": "medium", "Index": 2, "DisplayName": "Medium", "DisplayNameID": "cMediu"]
    let new = [Self.small, medium, Self.large.merging(["Index": 3])]
    expectReports(
      lines([Self.small, Self.large], new),
      ["breaking case-renumbered (placed) Mode.large", "safe case-added Mode.medium"]
    )
  }

  @Test func `an index that no case has any more loses the choice`() {
    expectReports(
      lines([Self.small, Self.large], [Self.small, Self.large.merging(["Index": 9])]),
      ["breaking case-renumbered (placed) Mode.large"]
    )
  }

  @Test func `a renamed case is recognized by its index and its text`() {
    let renamed = ["breaking case-renamed (stored) Mode.big"]
    let old = [Self.small, Self.large]
    expectReports(lines(old, [Self.small, Self.large.merging(["Name": "big"])]), renamed)
    let otherID: Short = ["Name": "big", "DisplayNameID": "cBig00"]
    expectReports(lines(old, [Self.small, Self.large.merging(otherID)]), renamed)
  }

  @Test func `an index that is given to another case changes its meaning`() {
    let huge: Short = ["Name": "huge", "Index": 2, "DisplayName": "Huge", "DisplayNameID": "cHuge0"]
    expectReports(
      lines([Self.small, Self.large], [Self.small, huge]),
      [
        "breaking case-removed (stored, placed) Mode.large",
        "breaking case-index-reused (placed) Mode.huge: 'huge' was added with the index 2, "
          + "which 'large' had, so widgets and shortcuts that chose 'large' now have 'huge'",
      ]
    )
  }

  private static func choice(_ index: Int, _ name: String, _ text: String) -> Short {
    [
      "Name": "\(name)", "Index": .integer(index), "DisplayName": "\(text)", "DisplayNameID": "cText\(index)",
    ]
  }

  @Test func `an index that got the name and the text of another case means that case`() {
    let old = [
      Self.choice(1, "month", "Month"), Self.choice(2, "week", "Week"), Self.choice(3, "day", "Day"),
    ]
    let new = [
      Self.choice(1, "year", "Year"), Self.choice(2, "month", "Month"), Self.choice(3, "week", "Week"),
      Self.choice(4, "day", "Day"),
    ]
    let placed = lines(old, new).filter { $0.contains("case-") }
    expectReports(
      placed,
      [
        "breaking case-renumbered (placed) Mode.month", "breaking case-renumbered (placed) Mode.week",
        "breaking case-renumbered (placed) Mode.day",
        "safe case-added Mode.year: 'year' (1) was added",
      ]
    )
  }

  @Test func `an index that got the text of another case and a new name means that case`() {
    let old = [Self.choice(1, "month", "Month"), Self.choice(2, "week", "Week")]
    let new = [Self.choice(1, "month", "Month"), Self.choice(2, "monthly", "MONTH")]
    expectReports(
      lines(old, new),
      [
        "breaking case-removed (stored, placed) Mode.week",
        "breaking case-index-reused (placed) Mode.monthly",
      ]
    )
  }

  @Test func `an index with a name and a text that are new may mean something else`() {
    let (old, new) = ([Self.choice(1, "month", "Month")], [Self.choice(1, "long", "Long Period")])
    let changes = Changes.between(Self.mode(old), Self.mode(new))
    let renamed = changes.first { $0.diagnostic.rule == .caseRenamed }
    #expect(renamed?.verdict(for: .placed) == .careful)
    expectReports(
      changes.map(\.line),
      ["breaking case-renamed (stored) Mode.long"]
    )
  }

  @Test func `an index of which only the name changed means the same`() {
    let old = [Self.choice(1, "month", "Month"), Self.choice(2, "week", "Week")]
    let new = [Self.choice(1, "week", "Month"), Self.choice(2, "month", "Week")]
    let changes = Changes.between(Self.mode(old), Self.mode(new))
    #expect(changes.map { $0.verdict(for: .placed) } == [.safe, .safe])
  }

  @Test func `an index of a removed case that another case takes over means that case`() {
    expectReports(
      lines([Self.small, Self.large], [Self.large.merging(["Index": 1])]),
      [
        "breaking case-renumbered (placed) Mode.large",
        "breaking case-removed (stored, placed) Mode.small",
      ]
    )
  }

  @Test func `the hidden case becomes a choice with another index, and back`() {
    func host(_ unknown: Short) -> Sample {
      var host = Sample()
      host.root = ["Enums": [Sample.mode.merging(["Values": .array([unknown, Self.small])])]]
      return host
    }
    let (hidden, shown): (Short, Short) = (["Name": "unknown"], ["Name": "unknown", "Index": 99])
    expectReports(
      Changes.lines(host(hidden), host(shown)),
      ["safe case-added Mode.unknown: the index of 'unknown' changed from 0 to 99, so people can choose it"]
    )
    expectReports(
      Changes.lines(host(shown), host(hidden)),
      [
        "breaking case-removed (stored, placed) Mode.unknown: the index of 'unknown' changed from 99 to 0, so people "
          + "can no longer choose it, and choices of it are lost"
      ]
    )
  }

  @Test func `a new order of cases is not a change`() {
    #expect(lines([Self.small, Self.large], [Self.large, Self.small]) == [])
  }

  @Test func `an enum that no parameter uses is not stored`() {
    func host(_ index: Int) -> Sample {
      Sample(enums: [
        ["Name": "Way", "Values": [["Name": "unknown"], ["Name": "left", "Index": .integer(index)]]]
      ])
    }
    #expect(Changes.lines(host(1), host(2)) == [])
  }

  @Test func `an enum in an object is stored by name, not by index`() {
    func host(_ name: Short, _ index: Short) -> Sample {
      Sample(
        enums: [
          [
            "Name": "Way",
            "Values": [
              ["Name": "unknown"],
              ["Name": name, "Index": index, "DisplayName": "Left", "DisplayNameID": "cLeft0"],
            ],
          ]
        ],
        root: [
          "Types": [
            Sample.item.merging([
              "Properties": .array(
                Sample.defaultProperties + [
                  Sample.property(
                    "way",
                    100,
                    ["Type": "Integer", "EnumType": "Way", "EnumTypeNamespace": "aB3dE5"]
                  )
                ]
              )
            ])
          ]
        ]
      )
    }
    #expect(Changes.lines(host("left", 1), host("left", 2)) == [])
    let renamed = Changes.between(host("left", 1), host("port", 1))
    #expect(renamed.map { $0.verdict(for: .stored) } == [.careful])
    #expect(renamed.map { $0.verdict(for: .placed) } == [.safe])
    let removed = Changes.lines(host("left", 1), host("right", 2)).filter { $0.contains("case-removed") }
    expectReports(removed, ["careful case-removed (stored) Way.left"])
  }

  @Test func `cases that swap their display names show what the other one showed`() {
    let (month, week) = (Self.choice(1, "month", "Month"), Self.choice(2, "week", "Week"))
    let swapped = [
      month.merging(["DisplayName": "Week"]), week.merging(["DisplayName": "Month"]),
    ]
    expectReports(
      lines([month, week], swapped),
      [
        "careful text-changed (stored, placed) Mode.month", "careful text-changed (stored, placed) Mode.week",
      ]
    )
    let withIDs = [
      month.merging(["DisplayName": "Week", "DisplayNameID": "cText2"]),
      week.merging(["DisplayName": "Month", "DisplayNameID": "cText1"]),
    ]
    expectReports(
      lines([month, week], withIDs),
      [
        "careful text-changed (stored, placed) Mode.month", "careful text-changed (stored, placed) Mode.week",
      ]
    )
    // A correction that takes no other case's name is only another text.
    #expect(lines([month, week], [month.merging(["DisplayName": "Every month"]), week]) == [])
  }
}
