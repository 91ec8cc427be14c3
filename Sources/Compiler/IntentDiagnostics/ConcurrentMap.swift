import Dispatch

extension Array where Element: Sendable {
  /// The results of a function for each element, in order.
  ///
  /// - Parameter jobs: The number of elements to process concurrently.
  package func concurrentMap<Result: Sendable>(
    jobs: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let jobs = Swift.min(jobs, count)
    guard jobs > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each element is written once, by the job that processes it.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: jobs) { job in
        for index in stride(from: job, to: count, by: jobs) {
          results.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initializedCount = count
    }
  }

  /// The results of a function for each chunk of elements, in order. The chunks do not depend on the number of jobs,
  /// so that limits that apply to each chunk do not depend on the machine.
  ///
  /// - Parameter jobs: The number of chunks to process concurrently.
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
