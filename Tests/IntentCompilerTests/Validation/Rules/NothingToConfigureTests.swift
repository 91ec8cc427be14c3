import TestSupport
import Testing

@testable import IntentCompiler

struct NothingToConfigureTests {
  @Test func `a widget without a configurable parameter is found`() {
    let reports = Sample(intents: [
      [
        "Name": "Timetable", "Title": "Timetable", "TitleID": "tTimet", "Description": "Departures",
        "DescriptionID": "dTimet", "EligibleForWidgets": true,
        "Parameters": [["Name": "station", "Type": "String", "Tag": 1]],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "nothing-to-configure Timetable: people cannot change any of this widget's parameters; "
          + "mark some as configurable"
      ]
    )
  }

  @Test func `a widget without parameters is fine`() {
    let reports = Sample(intents: [
      [
        "Name": "Timetable", "Title": "Timetable", "TitleID": "tTimet", "Description": "Departures",
        "DescriptionID": "dTimet", "EligibleForWidgets": true,
      ]
    ]).reports()
    #expect(reports == [])
  }
}
