import Intents

class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is UpNextIntent:
            return UpNextHandler()
        case is StocksIntent:
            let market = Market.open()
            return StocksHandler(market: market)
        default:
            return self
        }
    }
}
