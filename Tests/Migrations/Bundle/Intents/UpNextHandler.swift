import Intents

class UpNextHandler: NSObject, UpNextIntentHandling {
    func provideCalendarsOptionsCollection(
        for intent: UpNextIntent,
        with completion: @escaping (INObjectCollection<CalendarItem>?, Error?) -> Void
    ) {
        guard let calendars = Calendars.all() else { return }
        completion(INObjectCollection(items: calendars.map { CalendarItem(identifier: $0.id, display: $0.title) }), nil)
    }
}
