#if os(Linux)
  import IntentPlatform

  /// Tells that something in some folders has changed, by inotify.
  struct FolderWatcher: ~Copyable {
    /// It can be read if something has changed.
    let descriptor: Int32
    private static let changes: Int32 =
      IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB

    /// `nil` if the system has no more watchers.
    init?() {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Adds the folders that are not watched yet. One that does not exist is left out.
    ///
    /// - Parameter files: The folders, those around them, and the files, which inotify does not need.
    /// - Returns: Whether the system can watch so many.
    mutating func watch(_ files: WatchedFiles) -> Bool {
      func add(_ folder: String, _ events: Int32) -> Bool {
        let path = folder.isEmpty ? "." : folder
        // What is watched already stays watched.
        let number = inotify_add_watch(descriptor, path, UInt32(events | IN_ONLYDIR) | UInt32(IN_MASK_ADD))
        return number >= 0 || errno != ENOSPC
      }
      return files.folders.allSatisfy { add($0, Self.changes) }
        && files.outerFolders.allSatisfy { add($0, IN_DELETE_SELF | IN_MOVE_SELF) }
    }

    /// Forgets the changes so far.
    func drain() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }
#endif
