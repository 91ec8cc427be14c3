import Intents

class BrewCoffeeHandler: NSObject, CMBrewCoffeeIntentHandling {
    func handle(intent: CMBrewCoffeeIntent, completion: @escaping (CMBrewCoffeeIntentResponse) -> Void) {
        completion(CMBrewCoffeeIntentResponse(code: .success, userActivity: nil))
    }
}
