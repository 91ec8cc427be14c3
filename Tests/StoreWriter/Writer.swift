import Foundation
import IntentRuntime
import IntentStore

/// Prints a line `own N` for each write of its own number, and `shared` for each increment of the shared one.
struct Writer {
  let directory: String
  let id: String

  func run() throws {
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: directory, isDirectory: true))
    let own = Sample.own(id)
    var count = try Sample.count(store, own)
    let parent = getppid()
    // Ends the writer if the test itself was killed.
    while getppid() == parent {
      count += 1
      var configuration = DynamicConfiguration(Sample.schema)
      try Sample.set(count, in: &configuration)
      try store.write(configuration, for: own)
      say("own \(count)")

      try store.update(Sample.schema, for: Sample.shared) {
        let count = $0.value(of: "count") == nil ? 0 : try Sample.count($0)
        try Sample.set(count + 1, in: &$0)
      }
      say("shared")

      if count.isMultiple(of: 3) {
        try store.remove(Sample.contested)
      } else {
        do {
          try store.copy(own, to: Sample.contested)
        } catch ConfigurationStoreError.occupied {
          try store.write(configuration, for: Sample.contested)
        }
      }
    }
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
