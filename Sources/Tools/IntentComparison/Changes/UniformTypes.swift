/// The uniform type identifiers of Apple's that definitions use, and which of them include others.
enum UniformTypes {
  /// What each identifier belongs to.
  private static let owners: [String: [String]] = [
    "public.data": ["public.item"], "public.directory": ["public.item"],
    "public.folder": ["public.directory"], "public.content": ["public.item"],
    "public.archive": ["public.data"], "public.zip-archive": ["public.archive"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.delimited-values-text": ["public.text"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
    "public.jpeg": ["public.image"], "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.audio": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "com.adobe.pdf": ["public.data", "public.content"],
  ]

  /// Whether some identifiers include another.
  static func include(_ identifier: String, _ identifiers: Set<String>) -> Bool {
    identifiers.contains(identifier)
      || (owners[identifier] ?? []).contains { include($0, identifiers) }
  }
}
