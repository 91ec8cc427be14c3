import SwiftUI
import WidgetKit

@main
struct AgendaWidgets: WidgetBundle {
    var body: some Widget {
        UpNextWidget()
        StocksWidget()
        ClockWidget()
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            ClockView(entry: entry)
        }
    }
}
