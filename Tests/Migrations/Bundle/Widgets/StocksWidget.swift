import AppIntents
import SwiftUI
import WidgetKit

struct StocksWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "Stocks",
            intent: StocksIntent.self,
            provider: StocksProvider(market: .shared)
        ) { entry in
            StocksView(entry: entry)
        }
    }
}
