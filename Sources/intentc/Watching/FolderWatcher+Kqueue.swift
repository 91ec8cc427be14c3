#if canImport(Darwin)
  import IntentPlatform

  /// Tells that something in some folders has changed, by kqueue.
  struct FolderWatcher: ~Copyable {
    /// It can be read if something has changed.
    let descriptor: Int32
    private var opened: [Int32] = []

    /// `nil` if the system has no more queues.
    init?() {
      let descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    }

    deinit {
      for file in opened { close(file) }
      close(descriptor)
    }

    /// Watches these folders and files, and no others. One that does not exist is left out.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - files: The files in them: a folder does not tell that the contents of a file change.
    /// - Returns: Whether the system can watch so many.
    mutating func watch(_ folders: [String], files: [String]) -> Bool {
      let former = opened
      opened = []
      // Closed last, so that no change is missed in between.
      defer { for file in former { close(file) } }
      for path in folders.map({ $0.isEmpty ? "." : $0 }) + files {
        let file = open(path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else {
          if errno == EMFILE || errno == ENFILE { return false }
          continue
        }
        opened.append(file)
        var event = kevent(
          ident: UInt(file),
          filter: Int16(EVFILT_VNODE),
          flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB | NOTE_LINK),
          data: 0,
          udata: nil
        )
        kevent(descriptor, &event, 1, nil, 0, nil)
      }
      return true
    }

    /// Forgets the changes so far.
    func drain() {
      var events = [kevent](repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) > 0 {}
    }
  }
#endif
