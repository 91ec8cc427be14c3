import Foundation
import GeneratedSchemas
import IntentOptionsClient
import IntentRuntime

/// Asks misbehaving programs for a long time, and checks every answer, that no process is left, and that this
/// process does not grow.
struct Soak {
  let seconds: Double

  private static let program = CommandLine.arguments[0]
  private static let configuration = DynamicConfiguration(WeatherConfiguration.schema)
  /// MiB. More growth counts as a leak.
  private static let mostGrowth = 64

  func run() async {
    let note = FileManager.default.temporaryDirectory.appendingPathComponent("soak-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: note) }
    var figures = SoakFigures()
    // Warm up, so that one-time allocations do not count as growth.
    for trouble in Self.troubles { await ask(trouble, note, &figures) }
    await crash(note, &figures)
    let (memory, files) = (OwnProcess.memory, OwnProcess.openFiles)
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, figures.failures.isEmpty {
      if Bool.random() {
        await crash(note, &figures)
      } else if let trouble = Self.troubles.randomElement() {
        await ask(trouble, note, &figures)
      }
      figures.mostMemory = max(figures.mostMemory, OwnProcess.memory)
    }
    figures.check(OwnProcess.openFiles <= files, "\(OwnProcess.openFiles) open files, \(files) at first")
    figures.check(
      figures.mostMemory - memory <= Self.mostGrowth,
      "\(memory) MiB at first, \(figures.mostMemory) MiB later"
    )
    let left = OwnNumber.alive(in: note)
    figures.check(left.isEmpty, "left: \(left)")
    print(figures)
    exit(figures.failures.isEmpty ? 0 : 1)
  }

  /// These show in one question within a moment.
  private static let troubles: [Trouble] = [
    .rubbish, .chatter, .errors, .wrong, .newer, .version, .quitter, .once, .closing, .stubborn, .silent,
  ]

  private func ask(_ trouble: Trouble, _ note: String, _ figures: inout SoakFigures) async {
    let client = OptionsClient(Self.program, [trouble.rawValue, note], timeLimit: .seconds(20))
    if trouble == .silent {
      await giveUp(client, after: .milliseconds(.random(in: 0...100)), &figures)
    } else {
      let found = await Self.answer(client, nil)
      figures.asked(trouble.rawValue, found, Self.expected[trouble] ?? "home")
    }
    await client.close()
  }

  private static let expected: [Trouble: String] = [
    .chatter: "ended", .wrong: "unusable", .version: "otherVersion", .quitter: "ended", .closing: "ended",
  ]

  /// Crashes a good program now and then, with several concurrent questions.
  private func crash(_ note: String, _ figures: inout SoakFigures) async {
    let client = OptionsClient(Self.program, ["serve", note], timeLimit: .seconds(20))
    for _ in 0..<Int.random(in: 1...4) {
      for _ in 0..<Int.random(in: 1...20) {
        figures.asked("serve", await Self.answer(client, nil), "kyoto berlin")
      }
      await giveUp(client, after: .microseconds(.random(in: 0...3_000)), &figures)
      let term = ["crash", "kill", "fail", "print"].randomElement() ?? "crash"
      let expected = ["fail": "refused", "print": "kyoto berlin"][term] ?? "ended"
      figures.asked(term, await Self.answer(client, term), expected)
    }
    if Bool.random() { await client.close() }
  }

  private func giveUp(_ client: OptionsClient, after time: Duration, _ figures: inout SoakFigures) async {
    let task = Task { await Self.answer(client, "never") }
    try? await Task.sleep(for: time)
    task.cancel()
    figures.asked("given up", await task.value, "CancellationError")
  }

  /// Returns the options' identifiers, or the name of the error.
  private static func answer(_ client: OptionsClient, _ searchTerm: String?) async -> String {
    do {
      let found = try await client.options(of: "city", searchTerm: searchTerm, for: configuration)
      return found?.options.map(\.identifier).joined(separator: " ") ?? "none"
    } catch let error as OptionsClientError {
      return String("\(Mirror(reflecting: error).children.first?.label ?? "?")")
    } catch {
      return "\(type(of: error))"
    }
  }
}
