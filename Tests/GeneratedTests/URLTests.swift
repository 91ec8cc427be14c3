import Foundation
import GeneratedSchemas
import IntentChecking
import IntentRuntime
import Testing

struct URLTests {
  @Test(arguments: [
    ("app://next", "app://next?mirrorCalendarApp=false&titleColor=automatic&showsAllDayEvents=false"),
    (
      "app://next?mirrorCalendarApp=true&ref=mail#top",
      "app://next?ref=mail&mirrorCalendarApp=false&titleColor=automatic&showsAllDayEvents=false#top"
    ),
  ])
  func `a URL keeps the query of its base, and other names are not values`(base: String, url: String) throws {
    let configuration = UpNextConfiguration(mirrorCalendarApp: false)
    let made = configuration.url(try #require(URL(string: base)))
    #expect(made.absoluteString == url)
    let read = UpNextConfiguration(url: made)
    #expect(read.mirrorCalendarApp == false)
    #expect(read.issues().isEmpty)
  }

  @Test func `an option prints its title and identifier`() {
    let option = OptionsCollection<String>.Option("h", identifier: "h", displayString: "Home")
    #expect("\(option)" == "Home (h)")
    #expect("\(OptionsCollection<String>.Option("h", identifier: "h", displayString: "h"))" == "h")
  }
}
