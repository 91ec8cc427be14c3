import IntentEditorPage
import IntentPlatform

/// The pages that show one state.
actor PageAudience {
  /// Wakes the conversations with pages, by their numbers.
  private var wakes: [Int: AsyncStream<Void>.Continuation] = [:]
  /// Finished when the last conversation has ended.
  private var leaving: AsyncStream<Void>.Continuation?
  private var count = 0
  private var hasEnded = false

  /// Sends the state to all pages.
  func wake() {
    for wake in wakes.values { wake.yield() }
  }

  /// Sends the last state to all pages and lets them go. Returns when they have it, or after two seconds.
  func end() async {
    hasEnded = true
    guard !wakes.isEmpty else { return }
    let (pages, leaving) = AsyncStream<Void>.makeStream()
    self.leaving = leaving
    for wake in wakes.values {
      wake.yield()
      wake.finish()
    }
    let limit = Task {
      try? await Task.sleep(for: .seconds(2))
      leaving.finish()
    }
    for await _ in pages {}
    limit.cancel()
  }

  /// Talks with one page until it goes.
  ///
  /// - Parameters:
  ///   - page: The connection.
  ///   - state: Returns the page's content as JSON, with at most this many entries of the open list.
  ///   - take: Handles a message of the page, which can change the number of entries.
  func converse(
    with page: PageConnection,
    state: @escaping @Sendable (_ entryLimit: Int) async -> [UInt8],
    take: @escaping @Sendable (String, Guarded<Int>) async -> Void
  ) async {
    guard !hasEnded else { return }
    let (changes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    count += 1
    let number = count
    wakes[number] = wake
    let limit = Guarded(PageView.entryStep)
    wake.yield()
    await withTaskGroup { group in
      group.addTask {
        for await text in page.messages {
          await take(text, limit)
          wake.yield()
        }
      }
      group.addTask {
        for await _ in changes {
          guard await page.send(String(decoding: state(limit.withLock(\.self)), as: UTF8.self)) else {
            return
          }
        }
      }
      await group.next()
      group.cancelAll()
    }
    wakes[number] = nil
    if wakes.isEmpty { leaving?.finish() }
  }
}
