import Dispatch

extension Array where Element: Sendable {
  /// What a function makes of each element, in their order.
  ///
  /// - Parameter jobs: How many elements are worked on at once.
  package func concurrentMap<Result: Sendable>(
    jobs: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let jobs = Swift.min(jobs, count)
    guard jobs > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each place is written once, by the job whose turn it is.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: jobs) { job in
        for index in stride(from: job, to: count, by: jobs) {
          results.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initializedCount = count
    }
  }

  /// What a function makes of each run of elements, in their order. The runs are the same however many jobs there
  /// are, so that what is counted in each does not depend on the machine.
  ///
  /// - Parameter jobs: How many runs are worked on at once.
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
