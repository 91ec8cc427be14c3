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
}
