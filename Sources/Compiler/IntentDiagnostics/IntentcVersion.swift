/// The version of all programs of this package.
package enum IntentcVersion {
  package static let current = "0.1.0"
}
