// Sörvice
import Intents
@_exported import struct WidgetKit.WidgetCenter

let clockKind = "Clock"

/* before */ @main @available(iOS 16, *) // after
struct Clocks: WidgetBundle /* name */ {
  struct Clock: Widget {
    let kind: String = clockKind
    var body: some WidgetConfiguration {
      IntentConfiguration(kind: kind, // as before
        intent: ClockIntent.self, provider: Provider(store: .shared)) { entry in
        ClockView(entry: entry)
      }.configurationDisplayName("Clock")
    }
  }
}

final class Handler: INExtension, ClockIntentHandling {
  init(_ store: Store, named name: String = "a") { self.store = store }
  func defaultCity(for intent: ClockIntent) -> City? { intent.city ?? Store.cities(near: intent.place.name).first }
  override func handler(for intent: INIntent) -> Any {
    guard intent is ClockIntent else { return other(map { return 1 }) }
    return self
  }
}
