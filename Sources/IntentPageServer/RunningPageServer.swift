/// A page server that listens.
package struct RunningPageServer: Sendable {
  /// The address of the site's file "": `http://127.0.0.1:PORT/SECRET/`.
  package let address: String

  /// Closes the listener and all connections. Returns when the server has ended its threads.
  package func stop() async {}
}
