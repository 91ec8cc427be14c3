import Foundation
import GeneratedIntents
import IntentRuntime
import Testing

private struct Kitchen: Plain.LunchOrderHandling {
  func resolvePortions(
    for configuration: Plain.LunchOrderConfiguration
  ) async -> ParameterResolution<Int, Plain.LunchOrderPortionsReason> {
    configuration.portions > 9 ? .unsupported(.soldOut) : .success(configuration.portions)
  }

  func handle(_ configuration: Plain.LunchOrderConfiguration) async -> Plain.LunchOrderResponse {
    guard let dish = configuration.dish else { return .failure }
    return dish.identifier == "soup" ? .failureSoldOut(dish: dish) : .success(dish: dish, receipt: receipt)
  }

  private var receipt: Plain.LunchReceipt {
    var receipt = Plain.LunchReceipt(identifier: "1", displayString: "Receipt")
    receipt.total = CurrencyAmountValue(7.5, currencyCode: "EUR")
    return receipt
  }
}

struct PlainHandlerTests {
  private var configuration = Plain.LunchOrderConfiguration()

  @Test func `a response has the text of the definition with its values`() async throws {
    var configuration = configuration
    configuration.dish = Plain.LunchMeal(identifier: "soup", displayString: "Soup")
    let response = await Kitchen().handle(configuration)
    let dish = try #require(configuration.dish)
    #expect(response == .failureSoldOut(dish: dish))
    #expect(response.text() == "Sorry, Soup is sold out.")
  }

  @Test func `a text can name the property of a value`() async {
    var configuration = configuration
    configuration.dish = Plain.LunchMeal(identifier: "pie", displayString: "Pie")
    let text = await Kitchen().handle(configuration).text()
    #expect(text.hasPrefix("Pie will be ready at ") && text.contains("7.5"))
    #expect(!text.contains("$"))
  }

  @Test func `a text is looked up in its table`() async {
    let lookup = TextLookup(tables: ["OrderLunch": ["iRWdpc": "${dish} ist leider aus."]])
    let dish = Plain.LunchMeal(identifier: "soup", displayString: "Suppe")
    #expect(Plain.LunchOrderResponse.failureSoldOut(dish: dish).text(lookup) == "Suppe ist leider aus.")
  }

  @Test func `a code without a text has none`() async {
    #expect(await Kitchen().handle(configuration) == .failure)
    #expect(Plain.LunchOrderResponse.failure.text() == "")
  }

  @Test func `a method that a handler leaves out takes what there is`() async {
    var configuration = configuration
    #expect(await Kitchen().resolveDish(for: configuration) == .needsValue)
    configuration.dish = Plain.LunchMeal(identifier: "pie", displayString: "Pie")
    #expect(await Kitchen().confirm(configuration) == .ready)
    #expect(
      await Kitchen().resolveDish(for: configuration)
        == .success(Plain.LunchMeal(identifier: "pie", displayString: "Pie"))
    )
  }

  @Test func `a resolution has the reasons of the definition`() async {
    var configuration = configuration
    configuration.portions = 10
    #expect(await Kitchen().resolvePortions(for: configuration) == .unsupported(.soldOut))
    #expect(Plain.LunchOrderPortionsReason.soldOut.rawValue == 4)
  }

  @Test(arguments: [
    ("", ""), ("a ${x} b", "a 1 b"), ("${x}${x}", "11"), ("${no}.", "."), ("${x", "${x"),
    ("$x {x}", "$x {x}"),
    ("${x.y}", "1"), ("${}", ""),
  ])
  func `a placeholder is replaced by its value`(text: String, expected: String) {
    #expect(TextLookup.base(LocalizedText(text), ["x": .integer(1)]) == expected)
  }
}
