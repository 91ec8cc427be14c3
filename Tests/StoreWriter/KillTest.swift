import Foundation
import IntentRuntime
import IntentStore

/// Kills writers at any moment and checks what they leave.
///
/// Nothing is buffered between the store's promise and the line that says so but the call that writes the line:
/// what was promised must be there, and at most one step more.
struct KillTest {
  private static let writers = 3

  /// It ends after so many seconds, or so many kills.
  let seconds: Double
  let kills: Int
  let directory: String

  func run() throws {
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: directory, isDirectory: true))
    let end = Date(timeIntervalSinceNow: seconds)
    var running = try (0..<Self.writers).map { try RunningWriter(directory: directory, id: "Writer \($0)") }
    var figures = Figures()
    while figures.kills < kills, Date() < end, figures.failures.isEmpty {
      read(store, for: .random(in: 0...0.06), &figures)
      let index = Int.random(in: running.indices)
      stop(running[index], store, &figures)
      running[index] = try RunningWriter(directory: directory, id: running[index].id)
    }
    for writer in running { stop(writer, store, &figures) }
    figures.check(figures.shared >= figures.sharedPromises, "a promised update is missing")
    figures.check(figures.shared <= figures.sharedPromises + figures.kills, "an update happened twice")
    figures.attempt {
      let contents = try store.contents()
      $0.check(contents.setAside.isEmpty, "corrupt: \(contents.setAside)")
      $0.check(contents.misplaced.isEmpty, "misplaced: \(contents.misplaced)")
    }
    print(figures)
    exit(figures.failures.isEmpty ? 0 : 1)
  }

  /// Reads again and again while the writers write.
  private func read(_ store: ConfigurationStore, for time: Double, _ figures: inout Figures) {
    let end = Date(timeIntervalSinceNow: time)
    repeat {
      figures.attempt { _ in _ = try Sample.count(store, Sample.contested) }
      figures.attempt { try $0.sawShared(Sample.count(store, Sample.shared)) }
    } while Date() < end
  }

  /// Kills a writer and checks that its own number is what it has promised, or one more.
  private func stop(_ writer: RunningWriter, _ store: ConfigurationStore, _ figures: inout Figures) {
    let promises = writer.kill()
    figures.kills += 1
    figures.check(promises.wasRunning, "a writer ended by itself")
    figures.sharedPromises += promises.shared
    figures.attempt {
      let count = try Sample.count(store, Sample.own(writer.id))
      if let own = promises.own {
        $0.check(count == own || count == own + 1, "\(writer.id) promised \(own), and there is \(count)")
      }
      try $0.sawShared(Sample.count(store, Sample.shared))
    }
  }
}
