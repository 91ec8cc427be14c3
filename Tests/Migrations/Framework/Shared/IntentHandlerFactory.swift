import Intents

public enum IntentHandlerFactory {
  public static func handler(for intent: INIntent) -> Any {
    let store = Store.shared
    if intent is LunchOrderIntent {
      return LunchOrderHandler(store: store)
    }
    return intent
  }
}

public class LunchOrderHandler: NSObject, LunchOrderIntentHandling {
  public typealias Intent = LunchOrderIntent

  let store: Store

  init(store: Store) { self.store = store }

  public func handle(intent: Intent) async -> LunchOrderIntentResponse {
    LunchOrderIntentResponse(code: .success, userActivity: nil)
  }
}
