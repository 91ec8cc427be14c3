import ArgumentParser
import IntentEditor
import IntentPlatform
import IntentSchema

/// Does something each time that watched files have changed, until a signal ends it.
///
/// The files are read before each run and compared after it, so that a change during a run leads to one more, and one
/// change to one run, whatever the system reports.
struct WatchLoop {
  /// Definitions, and folders to search.
  let inputs: [String]
  /// Other files that matter.
  var others: [String] = []
  /// How long nothing may change before a run, in milliseconds: an editor writes a file in several steps.
  private static let pause: Int32 = 50
  /// How often a pause may be interrupted.
  private static let longestPause = 40

  /// Runs at once, and then after each change.
  ///
  /// - Parameter action: What to do. It returns the number of the signal that interrupted it, if one did.
  /// - Throws: The exit code for the signal that ended it.
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

  /// Reads the files after they and everything that holds them are watched, so that no change is missed.
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

  /// The end of a watch that would miss changes.
  private var tooMany: ExitCode {
    Terminal.standardError.write("error: the system cannot watch more folders; name fewer\n")
    return .failure
  }

  /// Waits for a change or a signal.
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

  /// Waits until nothing changes for a moment.
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
