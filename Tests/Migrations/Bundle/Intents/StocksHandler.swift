import Intents

class StocksHandler: NSObject, StocksIntentHandling {
    private let market: Market

    init(market: Market) {
        self.market = market
    }

    func provideSymbolsOptionsCollection(
        for intent: StocksIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<StockSymbol>?, Error?) -> Void
    ) {
        guard let searchTerm else {
            completion(nil, nil)
            return
        }
        let found = market.search(searchTerm, showsPercentage: intent.showsPercentage?.boolValue ?? false)
        completion(INObjectCollection(items: found), nil)
    }

    func handle(intent: StocksIntent, completion: @escaping (StocksIntentResponse) -> Void) {
        completion(StocksIntentResponse(code: .success, userActivity: nil))
    }
}
