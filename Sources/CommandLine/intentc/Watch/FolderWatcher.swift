import IntentPlatform

#if os(Linux)
  struct FolderWatcher: ~Copyable {
    /// Becomes readable after a change.
    let descriptor: Int32
    private static let changes: Int32 =
      IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB

    init?() {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Returns `false` if the system can't watch that many folders.
    mutating func watch(_ files: WatchedFiles) -> Bool {
      func add(_ folder: String, _ events: Int32) -> Bool {
        let path = folder.isEmpty ? "." : folder
        // `IN_MASK_ADD` keeps the events for which the folder is already watched.
        let number = inotify_add_watch(descriptor, path, UInt32(events | IN_ONLYDIR) | UInt32(IN_MASK_ADD))
        return number >= 0 || errno != ENOSPC
      }
      return files.folders.allSatisfy { add($0, Self.changes) }
        && files.outerFolders.allSatisfy { add($0, IN_DELETE_SELF | IN_MOVE_SELF) }
    }

    func drain() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }
#elseif canImport(Darwin)
  struct FolderWatcher: ~Copyable {
    let descriptor: Int32
    private var opened: [Int32] = []

    init?() {
      Self.raiseLimit()
      let descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    }

    deinit {
      for file in opened { close(file) }
      close(descriptor)
    }

    /// The default of 256 is too low: each watched file takes one descriptor, and two while the list of files
    /// changes.
    private static func raiseLimit() {
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
      setrlimit(RLIMIT_NOFILE, &limit)
    }

    /// Returns `false` if the system can't watch that many files. kqueue needs the files, because a folder
    /// doesn't report changes of a file's contents.
    mutating func watch(_ files: WatchedFiles) -> Bool {
      let former = opened
      opened = []
      // Close the old files last, so that no change gets lost.
      defer { for file in former { close(file) } }
      let all = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB | NOTE_LINK
      let watched = (files.folders + files.hashes.keys.sorted()).map { ($0, all) }
      for (path, notes) in watched + files.outerFolders.map({ ($0, NOTE_DELETE | NOTE_RENAME) }) {
        let file = open(path.isEmpty ? "." : path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else {
          if errno == EMFILE || errno == ENFILE { return false }
          continue
        }
        opened.append(file)
        var event = kevent(
          ident: UInt(file),
          filter: Int16(EVFILT_VNODE),
          flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(notes),
          data: 0,
          udata: nil
        )
        kevent(descriptor, &event, 1, nil, 0, nil)
      }
      return true
    }

    func drain() {
      var events = Array(repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) > 0 {}
    }
  }
#endif
