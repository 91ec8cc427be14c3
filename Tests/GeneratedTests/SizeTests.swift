import Foundation
import GeneratedSchemas
import IntentChecking
import IntentRuntime
import Testing

/// `Stocks.intentdefinition`: the number of symbols for each widget size.
struct SizeTests {
  @Test(arguments: [
    (ConfigurationFamily.systemSmall, 1), (.systemMedium, 4), (.systemLarge, 8), (.systemExtraLarge, 16),
    (.accessoryRectangular, 2), (.accessoryInline, 1), (.accessoryCircular, 1), (.accessoryCorner, 1),
  ])
  func `a widget size shows the first elements`(family: ConfigurationFamily, count: Int) {
    let symbols = (1...20).map { StockSymbol(identifier: "\($0)", displayString: "Symbol \($0)") }
    let configuration = StocksConfiguration(symbols: symbols)
    #expect(StocksConfiguration.maximumCount(of: "symbols", for: family) == count)
    #expect(configuration.elements(of: \.symbols, for: family) == Array(symbols.prefix(count)))
  }

  @Test func `hidden elements are kept`() {
    let symbols = (1...20).map { StockSymbol(identifier: "\($0)", displayString: "Symbol \($0)") }
    let configuration = StocksConfiguration(symbols: symbols)
    #expect(configuration.symbols.count == 20)
    #expect(configuration.value(of: "symbols") == .array(symbols.map(\.parameterValue)))
  }

  @Test func `strict decoding checks the widget size`() throws {
    let symbols = (1...5).map { StockSymbol(identifier: "\($0)", displayString: "Symbol \($0)") }
    let data = try JSONEncoder().encode(StocksConfiguration(symbols: symbols))
    let decoder = JSONDecoder()
    decoder.userInfo[.configurationCheck] = ConfigurationCheck.strict()
    #expect(throws: Never.self) { try decoder.decode(StocksConfiguration.self, from: data) }
    decoder.userInfo[.configurationCheck] = ConfigurationCheck.strict(for: .systemLarge)
    #expect(throws: Never.self) { try decoder.decode(StocksConfiguration.self, from: data) }
    decoder.userInfo[.configurationCheck] = ConfigurationCheck.strict(for: .systemMedium)
    #expect(throws: DecodingError.self) { try decoder.decode(StocksConfiguration.self, from: data) }
  }

  @Test func `an array without sizes has no maximum`() {
    #expect(UpNextConfiguration.maximumCount(of: "calendars", for: .systemSmall) == nil)
    let calendars = (1...3).map { CalendarItem(identifier: "\($0)", displayString: "") }
    let configuration = UpNextConfiguration(mirrorCalendarApp: false, calendars: calendars)
    #expect(configuration.elements(of: \.calendars, for: .systemSmall) == calendars)
  }

  @Test func `a hidden array shows no elements`() {
    let configuration = UpNextConfiguration(calendars: [CalendarItem(identifier: "1", displayString: "")])
    #expect(configuration.elements(of: \.calendars, for: .systemLarge).isEmpty)
  }
}
