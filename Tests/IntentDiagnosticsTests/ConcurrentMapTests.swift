import Testing

@testable import IntentDiagnostics

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 64, 65, 200], [1, 2, 3, 500])
  func `the results are in the order of the elements`(count: Int, jobs: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap(jobs: jobs) { "\($0)" } == numbers.map { "\($0)" })
  }

  @Test(arguments: [1, 2, 7])
  func `the chunks do not depend on the number of jobs`(jobs: Int) {
    let lengths = Array(0..<200).concurrentRuns(jobs: jobs) { $0.count }
    #expect(lengths == [64, 64, 64, 8])
    #expect(Array(0..<200).concurrentRuns(jobs: jobs) { Array($0) }.flatMap(\.self) == Array(0..<200))
    #expect([Int]().concurrentRuns(jobs: jobs) { $0.count }.isEmpty)
  }
}
