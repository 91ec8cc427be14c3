import IntentRuntime

@main struct App {
  static func main() { print(UpNextConfiguration().isVisible(\.calendars)) }
}
