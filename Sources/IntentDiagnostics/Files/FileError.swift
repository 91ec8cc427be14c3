import IntentPlatform

/// Why the system refused something with a file.
package enum FileError: Error, Sendable, Hashable {
  case missing
  case forbidden
  case isFolder
  case notAFolder
  case diskFull
  case readOnly
  case nameTooLong
  case tooManyLinks
  /// The file holds more than is read, with the limit in bytes.
  case tooLarge(Int)
  /// The system's limit on the size of a file is reached.
  case limited
  /// The file is not what it was when it was read.
  case changed
  /// Any other, with the system's number for it.
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
  static var last: FileError {
    FileError(number: errno)
  }

  /// The reason as the end of a sentence: `permission is denied`.
  package var words: String {
    switch self {
    case .missing: "there is no such file"
    case .forbidden: "permission is denied"
    case .isFolder: "it is a folder"
    case .notAFolder: "a part of the path is not a folder"
    case .diskFull: "there is no space left on the disk"
    case .readOnly: "the disk can only be read"
    case .nameTooLong: "the name is too long"
    case .tooManyLinks: "its links lead in a circle"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MB"
    case .limited: "it would be larger than the system's limit for files"
    case .changed: "it was changed by somebody else meanwhile"
    case .other(let number): String(cString: strerror(number))
    }
  }
}
