import AppIntents
import IntentRuntime

struct Kitchen: LunchOrderPerformer {
  func perform(_ configuration: LunchOrderConfiguration) async throws -> LunchOrderResponse {
    guard let dish = configuration.dish else { return .failure }
    guard dish.identifier != "soup" else { return .failureSoldOut(dish: dish) }
    return .success(dish: dish, receipt: receipt(for: dish))
  }
}

/// Works without a dish.
struct QuietKitchen: LunchOrderPerformer {
  func requestsDish(for configuration: LunchOrderConfiguration) async -> Bool { false }

  func perform(_ configuration: LunchOrderConfiguration) async throws -> LunchOrderResponse {
    try await Kitchen().perform(configuration)
  }
}

extension Kitchen {
  private func receipt(for dish: LunchMeal) -> LunchReceipt? {
    dish.identifier == "bread" ? nil : LunchReceipt(identifier: "r1", displayString: "Receipt")
  }
}

nonisolated(unsafe) var checks = 0
nonisolated(unsafe) var failures = 0

func expect(_ words: String, _ found: String, _ expected: String) {
  checks += 1
  guard found != expected else { return }
  failures += 1
  print("FAILED \(words): \(found) is not \(expected)")
}

func answer(_ identifier: String?) async -> String {
  var configuration = LunchOrderConfiguration()
  configuration.dish = identifier.map { LunchMeal(identifier: $0, displayString: $0.capitalized) }
  do {
    let result = try await LunchOrderAppIntent(configuration).perform()
    typealias Container = IntentResultContainer<LunchReceiptAppEntity?, Never, Never, IntentDialog>
    guard let container = result as? Container else { return "\(type(of: result))" }
    let dialog = container.dialog
    return "\((container.value ?? nil)?.id ?? "nothing"): \(dialog?.full ?? ""); \(dialog?.supporting ?? "")"
  } catch {
    let text = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
    return "error: " + String(localized: text ?? "\(error)")
  }
}

expect(
  "nothing is registered",
  await answer("pie"),
  "error: Nothing is registered as LunchOrderPerformerSource. Where the app or extension starts, call "
    + "AppDependencyManager.shared.add."
)
let performer: LunchOrderPerformerSource? = LunchOrderPerformerSource(Kitchen())
AppDependencyManager.shared.add(dependency: performer)
expect(
  "a success",
  await answer("pie"),
  "r1: Pie will be ready at . The total is .; Ready at "
)
expect(
  "a success without output",
  await answer("bread"),
  "nothing: Bread will be ready at . The total is .; Ready at "
)
expect("a failure with a text", await answer("soup"), "error: Sorry, Soup is sold out.")
RequestedValue.next = LunchMealAppEntity(LunchMeal(identifier: "bread", displayString: "Bread"))
expect(
  "an answer to what is asked",
  await answer(nil),
  "nothing: Bread will be ready at . The total is .; Ready at "
)
let quiet: LunchOrderPerformerSource? = LunchOrderPerformerSource(QuietKitchen())
AppDependencyManager.shared.add(dependency: quiet)
expect("a failure without a text", await answer(nil), "error: The action could not be completed.")
print("\(checks) checks, \(failures) failures")
