import SwiftUI
import WidgetKit

struct UpNextWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: Constants.kind, intent: UpNextIntent.self, provider: UpNextProvider()) { (entry) in
            UpNextView(entry: entry)
        }
        .configurationDisplayName("Up Next")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

private enum Constants {
    static let kind = "UpNext"
}
