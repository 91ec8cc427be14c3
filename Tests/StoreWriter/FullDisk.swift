import Foundation
import IntentRuntime
import IntentStore

struct FullDisk {
  let directory: String

  func run() throws {
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: directory, isDirectory: true))
    var configuration = DynamicConfiguration(Sample.schema)
    try Sample.set(1, in: &configuration)
    try store.write(configuration, for: Sample.shared)
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    #if canImport(Darwin)
      let file = RLIMIT_FSIZE
    #else
      let file = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    guard getrlimit(file, &limit) == 0 else { return fail("cannot read the limit") }
    limit.rlim_cur = 4_096
    guard setrlimit(file, &limit) == 0 else { return fail("cannot set the limit") }

    try configuration.setValue(.string(String(repeating: "x", count: 100_000)), of: "text")
    do {
      try store.write(configuration, for: Sample.shared)
      fail("the write succeeded")
    } catch ConfigurationStoreError.system(_, let code) where code == EFBIG {
      guard try Sample.count(store, Sample.shared) == 1 else { return fail("the old configuration is lost") }
    }
  }

  private func fail(_ words: String) {
    print(words)
    exit(1)
  }
}
