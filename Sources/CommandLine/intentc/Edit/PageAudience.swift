import IntentEditorPage
import IntentPlatform

/// All pages that are open. Tells them when to fetch the new state.
actor PageAudience {
  private var wakes: [Int: AsyncStream<Void>.Continuation] = [:]
  private var leaving: AsyncStream<Void>.Continuation?
  private var count = 0
  private var hasEnded = false

  func wake() {
    for wake in wakes.values { wake.yield() }
  }

  /// Waits at most two seconds until all pages have the last state.
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

  /// - Parameters:
  ///   - state: Returns JSON with at most `entryLimit` entries of the open list.
  ///   - take: Handles a message, which can change the entry limit.
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
