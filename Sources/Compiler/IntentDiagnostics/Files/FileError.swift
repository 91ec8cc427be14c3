import IntentPlatform

/// The reason that a file operation failed.
package enum FileError: Error, Sendable, Hashable {
  case missing
  case forbidden
  case isFolder
  /// The file is a pipe, a terminal or a device.
  case notRegular
  case notAFolder
  case diskFull
  case readOnly
  case nameTooLong
  case tooManyLinks
  /// The file is larger than the given limit in bytes.
  case tooLarge(Int)
  /// The file would exceed the system's limit on file size.
  case limited
  /// The file changed after it was read.
  case changed
  /// Any other error, with its `errno`.
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

  /// The error of the system call that just failed.
  package static var last: FileError {
    FileError(number: errno)
  }

  /// The reason, as the end of a sentence: `permission denied`.
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
    case .other(let number): String(cString: strerror(number))
    }
  }
}
