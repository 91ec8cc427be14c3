/// What a program that offers options and one that asks it agree on.
package enum OptionsProtocol {
  /// Its version.
  package static let version = 1
}
