import Dispatch

extension Array where Element: Sendable {
  package func concurrentMap<Result: Sendable>(
    jobs: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let jobs = Swift.min(jobs, count)
    guard jobs > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Safe, because each element is written by only one job.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: jobs) { job in
        for index in stride(from: job, to: count, by: jobs) {
          results.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initializedCount = count
    }
  }

  /// The length of a chunk doesn't depend on `jobs`, so that limits per chunk are the same on every machine.
  package func concurrentRuns<Result: Sendable>(
    jobs: Int,
    _ transform: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    let length = 64
    return [Int](stride(from: 0, to: count, by: length)).concurrentMap(jobs: jobs) { start in
      transform(self[start..<Swift.min(start + length, count)])
    }
  }
}
