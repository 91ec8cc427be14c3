import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentPlatform
import IntentText

/// Compares files with their state before the last run. A change during a run leads to exactly one more run,
/// whatever events the system reports.
struct WatchLoop {
  let inputs: [String]
  var others: [String] = []
  /// In milliseconds. Editors write a file in several steps.
  private static let pause: Int32 = 50
  /// A multiple of `pause`.
  private static let longestPause = 40

  /// Throws the exit code for the signal that ended the loop.
  func run(_ action: () -> Int32?) throws -> Never {
    guard var watcher = FolderWatcher() else { throw tooMany }
    _ = SignalHandlers(writingTo: .shared)
    var done: WatchedFiles?
    while true {
      let files = try read(&watcher)
      if done.map({ !files.changes(since: $0).isEmpty }) ?? true {
        if let done { report(files.changes(since: done)) }
        let isFirst = done == nil
        done = files
        if let signal = action() { throw ExitCode(128 + signal) }
        if isFirst { Terminal.standardError.write("waiting for changes; press Ctrl-C to stop\n") }
        let (isChange, signal) = waitForChange(watcher, 0)
        if let signal { throw ExitCode(128 + signal) }
        guard isChange else { continue }
      } else if let signal = waitForChange(watcher, -1).signal {
        throw ExitCode(128 + signal)
      }
      if let signal = settle(watcher) { throw ExitCode(128 + signal) }
    }
  }

  /// Watches the files before reading them, so no change gets lost.
  private func read(_ watcher: inout FolderWatcher) throws -> WatchedFiles {
    watcher.drain()
    var files = WatchedFiles(of: inputs, and: others)
    for _ in 0..<8 {
      guard watcher.watch(files) else { throw tooMany }
      let again = WatchedFiles(of: inputs, and: others)
      let isSame =
        again.folders == files.folders && again.outerFolders == files.outerFolders
        && again.hashes.keys == files.hashes.keys
      files = again
      if isSame { break }
    }
    return files
  }

  private var tooMany: CommandFailure {
    CommandFailure("the system cannot watch more folders; name fewer")
  }

  private func waitForChange(
    _ watcher: borrowing FolderWatcher,
    _ milliseconds: Int32
  ) -> (isChange: Bool, signal: Int32?) {
    var streams = [
      pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    poll(&streams, 2, milliseconds)
    let signal = streams[1].revents == 0 ? nil : SignalPipe.shared.read().first { $0 != 0 }
    return (streams[0].revents != 0, signal)
  }

  private func settle(_ watcher: borrowing FolderWatcher) -> Int32? {
    for _ in 0..<Self.longestPause {
      watcher.drain()
      let (isChange, signal) = waitForChange(watcher, Self.pause)
      if let signal { return signal }
      if !isChange { break }
    }
    return nil
  }

  private func report(_ paths: [String]) {
    let names = paths.prefix(3).map { "'\(visibleText($0))'" }.joined(separator: ", ")
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    Terminal.standardError.write("changed: \(names)\(rest)\n")
  }
}

struct WatchedFiles {
  private(set) var folders: [String] = []
  /// Moving or deleting an outer folder takes the watched folders along.
  private(set) var outerFolders: [String] = []
  private(set) var hashes: [String: Int] = [:]

  init(of arguments: [String], and others: [String] = []) {
    let inputs = Inputs.readCopies(arguments)
    var seen: Set<String> = []
    func add(_ folder: String, to list: inout [String]) {
      if seen.insert(folder).inserted { list.append(folder) }
    }
    for folder in inputs.visitedFolders + inputs.folders { add(folder, to: &folders) }
    // Searches have already visited the `.lproj` folders in their folders, but not those next to a named
    // definition.
    for folder in folders {
      for name in Self.names(in: folder) where name.hasSuffix(".lproj") {
        add(FilePath.join(folder, name), to: &folders)
      }
    }
    for file in inputs.files { hashes[file.path] = Self.hash(file.bytes) }
    for folder in folders {
      for name in Self.names(in: folder) where FilePath.isTable(name) || name == InputFile.projectFileName {
        addFile(FilePath.join(folder, name))
      }
    }
    for path in others { addFile(path) }
    // A link's contents change in its target's folder.
    for path in hashes.keys.sorted() {
      for target in Self.targets(of: path) { add(FilePath.folder(of: target), to: &folders) }
    }
    // A missing input may come back together with its folders.
    var outer: [String] = []
    for path in arguments + others {
      var folder = FilePath.folder(of: path)
      add(folder, to: &folders)
      while !folder.isEmpty, folder != "/", !folder.hasSuffix("..") {
        let isThere = (try? FileSystem.status(of: folder)) != nil
        folder = FilePath.folder(of: folder)
        if isThere { outer.append(folder) } else { add(folder, to: &folders) }
      }
    }
    for folder in outer { add(folder, to: &outerFolders) }
  }

  private static func targets(of path: String) -> [String] {
    var targets: [String] = []
    var path = path
    while targets.count < 40, let target = FileSystem.linkTarget(of: path) {
      path = target.hasPrefix("/") ? target : FilePath.join(FilePath.folder(of: path), target)
      targets.append(path)
    }
    return targets
  }

  func changes(since old: WatchedFiles) -> [String] {
    Set(hashes.keys).union(old.hashes.keys).filter { hashes[$0] != old.hashes[$0] }.sorted()
  }

  private mutating func addFile(_ path: String) {
    if let bytes = try? FileSystem.readRegular(path) { hashes[path] = Self.hash(bytes) }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
  }

  private static func hash(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
