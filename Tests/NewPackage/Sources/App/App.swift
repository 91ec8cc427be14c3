import IntentRuntime

@main
struct App {
  static func main() {
    print(UpNextConfiguration.schema.title.text)
  }
}
