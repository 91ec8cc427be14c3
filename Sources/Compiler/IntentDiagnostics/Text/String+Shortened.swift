extension String {
  /// The first words of a long text, for messages.
  package var shortened: String {
    unicodeScalars.count > 60 ? String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…" : self
  }
}
