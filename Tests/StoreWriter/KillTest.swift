import Foundation
import IntentRuntime
import IntentStore

/// What a writer has reported must be stored, and at most one more write.
struct KillTest {
  private static let writers = 3

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

  private func read(_ store: ConfigurationStore, for time: Double, _ figures: inout Figures) {
    let end = Date(timeIntervalSinceNow: time)
    repeat {
      figures.attempt { _ in _ = try Sample.count(store, Sample.contested) }
      figures.attempt { try $0.sawShared(Sample.count(store, Sample.shared)) }
    } while Date() < end
  }

  /// Its own number must be the reported one, or one more.
  private func stop(_ writer: RunningWriter, _ store: ConfigurationStore, _ figures: inout Figures) {
    let promises = writer.kill()
    figures.kills += 1
    figures.check(promises.wasRunning, "a writer ended by itself")
    figures.sharedPromises += promises.shared
    figures.attempt {
      let count = try Sample.count(store, Sample.own(writer.id))
      if let own = promises.own {
        $0.check(count == own || count == own + 1, "\(writer.id) promised \(own), but \(count) is stored")
      }
      try $0.sawShared(Sample.count(store, Sample.shared))
    }
  }
}
