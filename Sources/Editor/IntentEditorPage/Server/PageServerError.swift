/// Why a page server does not start.
package enum PageServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(Int)
  case portOutOfRange(Int)
  case portNotAllowed(Int)
  case other(String)
  case notBuilt

  package var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; name another one with '--port', or leave the option out to get one that is free"
    case .portOutOfRange(let port):
      "there is no port \(port); '--port' takes a number from 1 to 65535"
    case .portNotAllowed(let port):
      "port \(port) may only be used by the system; name a port above 1023 with '--port'"
    case .other(let reason):
      "cannot listen on 127.0.0.1: \(reason)"
    case .notBuilt:
      "the program was built without the trait 'CommandLineTool' of the package intentc"
    }
  }
}
