import Intents

class BrewCoffeeHandler: NSObject, BrewCoffeeIntentHandling {
    func handle(intent: BrewCoffeeIntent, completion: @escaping (BrewCoffeeIntentResponse) -> Void) {
        completion(BrewCoffeeIntentResponse(code: .success, userActivity: nil))
    }
}
