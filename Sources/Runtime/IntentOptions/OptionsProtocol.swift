/// The agreement between a program that offers options and its client.
package enum OptionsProtocol {
  /// The version of the protocol.
  package static let version = 1
}
