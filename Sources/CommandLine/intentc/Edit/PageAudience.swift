import IntentEditor
import IntentEditorPage
import IntentPlatform

/// A web site whose pages all show the same state.
protocol SharedSite: Actor, WebSite {
  nonisolated var audience: PageAudience { get }
  /// Returns JSON with at most `entryLimit` entries of the open list.
  func state(entryLimit: Int) async -> [UInt8]
  /// Handles a message, which can change the entry limit.
  func take(_ text: String, _ limit: Guarded<Int>) async
}

extension SharedSite {
  func file(at path: String) async -> PageFile? {
    await PageText.file(at: path) { await state(entryLimit: PageView.entryStep) }
  }

  func converse(with page: PageConnection) async {
    await audience.converse(with: page, on: self)
  }
}

extension PageSession {
  /// Handles a message, except for one about the language.
  func take(_ message: PageMessage, _ limit: Guarded<Int>) {
    switch message {
    case .more: limit.withLock { $0 += PageView.entryStep }
    case .language: break
    case .events(let events):
      if events.contains(where: \.opensList) { limit.withLock { $0 = PageView.entryStep } }
      for event in events { _ = send(event) }
    }
  }
}

extension EditorEvent {
  fileprivate var opensList: Bool {
    switch self {
    case .on, .search: true
    default: false
    }
  }
}

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

  func converse(with page: PageConnection, on site: some SharedSite) async {
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
          await site.take(text, limit)
          wake.yield()
        }
      }
      group.addTask {
        for await _ in changes {
          let state = await site.state(entryLimit: limit.withLock(\.self))
          guard await page.send(String(decoding: state, as: UTF8.self)) else { return }
        }
      }
      await group.next()
      group.cancelAll()
    }
    wakes[number] = nil
    if wakes.isEmpty { leaving?.finish() }
  }
}
