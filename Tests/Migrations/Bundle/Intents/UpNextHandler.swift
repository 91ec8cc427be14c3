import Intents

class UpNextHandler: NSObject, UpNextIntentHandling {
    func provideCalendarsOptionsCollection(
        for intent: UpNextIntent,
        with completion: @escaping (INObjectCollection<CalendarItem>?, Error?) -> Void
    ) {
        guard let calendars = Calendars.all() else { return }
        let all = CalendarItem(identifier: nil, display: "All Calendars")
        let items = calendars.map { CalendarItem(identifier: $0.id, display: $0.title) }
        completion(INObjectCollection(items: [all] + items), nil)
    }
}
