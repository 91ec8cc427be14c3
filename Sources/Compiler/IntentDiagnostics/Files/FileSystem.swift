import IntentPlatform

/// Reads files and folders with system calls: Foundation would slow down every start of the program.
package enum FileSystem {
  /// The kind of a file.
  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a terminal or a device.
    case other

    package init(_ status: stat) {
      self =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }
  }

  /// Tells whether two paths lead to the same file.
  package struct Identity: Sendable, Hashable {
    var device: UInt64
    var number: UInt64
  }

  static let sizeLimit = 256 * 1_048_576

  /// What a path leads to. Throws ``FileError/missing`` for a link to nothing, unless links aren't followed.
  package static func status(
    of path: String,
    followsLinks: Bool = true
  ) throws(FileError) -> (kind: Kind, identity: Identity) {
    let path = try check(path)
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    return (Kind(status), identity)
  }

  /// The path in a link, as it is written there; `nil` for anything else.
  package static func linkTarget(of path: String) -> String? {
    guard let path = try? check(path) else { return nil }
    var bytes = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(validUTF8: bytes.prefix(count).map(UInt8.init(bitPattern:)))
  }

  package static func isFile(_ path: String) -> Bool {
    (try? status(of: path, followsLinks: false))?.kind == .file
  }

  /// Reads a file or pipe. Throws if it contains more than `limit` bytes.
  package static func read(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    let descriptor = open(try check(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// Reads a regular file. Refuses pipes and devices instead of waiting for them.
  package static func readRegular(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    let descriptor = open(try check(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      // On Linux and macOS, these errors mean a socket.
      if errno == ENXIO || errno == EOPNOTSUPP { throw .notRegular }
      throw .last
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try read(descriptor: descriptor, limit: limit)
    case S_IFDIR: throw .isFolder
    default: throw .notRegular
    }
  }

  package static func read(descriptor: Int32, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
    // One byte more than expected detects the end of the file without another read.
    var capacity = min(max(Int(status.st_size), 0), limit) + 1
    if status.st_mode & S_IFMT != S_IFREG { capacity = 65_536 }
    var result: [UInt8] = []
    while true {
      var failure: FileError?
      var isAtEnd = false
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < buffer.count {
          let got = readBytes(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
          if got > 0 {
            count += got
          } else if got == 0 {
            isAtEnd = true
            return
          } else if errno != EINTR {
            failure = .last
            return
          }
        }
      }
      if let failure { throw failure }
      if result.isEmpty { result = chunk } else { result += chunk }
      guard result.count <= limit else { throw .tooLarge(limit) }
      if isAtEnd { return result }
      capacity = max(65_536, result.count)
    }
  }

  /// A file or folder in a listing.
  package struct Entry: Sendable {
    /// Contains U+FFFD instead of bytes that aren't UTF-8, so the path leads to no file.
    package let name: String
    package let isFolder: Bool

    package var hasUnreadableName: Bool { name.unicodeScalars.contains("\u{FFFD}") }
  }

  package static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// The entries of a folder, sorted by name, without `.` and `..`.
  package static func entries(in folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(try check(folder)) else { throw .last }
    defer { closedir(stream) }
    return entries { readdir(stream) }
  }

  package static func entries(_ next: () -> UnsafeMutablePointer<dirent>?) -> [Entry] {
    var entries: [Entry] = []
    while let entry = next() {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, isFolder: Int(entry.pointee.d_type) == Int(DT_DIR)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns the path, or throws for one that the C library would cut or refuse.
  package static func check(_ path: String) throws(FileError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    return path
  }
}

// The methods above shadow the C library's `read`.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  guard let buffer else { return 0 }
  return read(descriptor, buffer, count)
}

/// The texts of files in an editor, read instead of the files on disk.
package struct UnsavedFiles: Sendable {
  /// The texts in UTF-8, by path.
  package var texts: [String: [UInt8]] = [:]

  package init(_ texts: [String: [UInt8]] = [:]) {
    self.texts = texts
  }

  /// The unsaved text of a file, or else its bytes on disk.
  package func readRegular(_ path: String) throws(FileError) -> [UInt8] {
    if let text = texts[path] { return text }
    return try FileSystem.readRegular(path)
  }
}

extension Rule {
  package static let missingInput = Rule("missing-input", .error, "A file or folder does not exist")
  package static let unreadableInput = Rule("unreadable-input", .error, "A file or folder cannot be read")
}

/// Why a file could not be read or written.
package enum FileError: Error, Sendable, Hashable {
  case missing
  case forbidden
  case isFolder
  case notRegular
  case notAFolder
  case diskFull
  case readOnly
  case nameTooLong
  case tooManyLinks
  /// In bytes.
  case tooLarge(Int)
  /// Exceeds the system's limit on file size.
  case limited
  case changed
  case exists
  case locked
  case isLink
  case folderIsLink
  case outside
  case other(Int32)

  init(number: Int32) {
    self =
      switch number {
      case ENOENT: .missing
      case EACCES, EPERM: .forbidden
      case EISDIR: .isFolder
      case ENOTDIR: .notAFolder
      case ENOSPC, EDQUOT: .diskFull
      case EROFS: .readOnly
      case EFBIG: .limited
      case ENAMETOOLONG: .nameTooLong
      case ELOOP: .tooManyLinks
      default: .other(number)
      }
  }

  package static var last: FileError {
    FileError(number: errno)
  }

  /// Words for the end of a sentence: `permission denied`.
  package var words: String {
    switch self {
    case .missing: "no such file"
    case .forbidden: "permission denied"
    case .isFolder: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .notAFolder: "a part of the path is not a folder"
    case .diskFull: "no space left on the disk"
    case .readOnly: "the disk is read-only"
    case .nameTooLong: "the name is too long"
    case .tooManyLinks: "its symbolic links form a loop"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MiB"
    case .limited: "it would be larger than the system's limit for files"
    case .changed: "it was changed in the meantime"
    case .exists: "it already exists"
    case .locked: "another program has locked it"
    case .isLink:
      "it is a symbolic link, and intentc does not write through links; name the file it leads to"
    case .folderIsLink: "its folder is a symbolic link, and intentc does not write through links"
    case .outside: "it is outside of the folder"
    case .other(let number): String(cString: strerror(number))
    }
  }
}
