import Foundation
import IntentRuntime
import IntentStore
import RuntimeSamples
import Testing

struct StoreNameTests {
  /// Could collide or leave the folder if not escaped.
  static let odd = [
    "", ".", "..", "../../x", "/", "/etc/passwd", "a", "A", "+a", "%41", "%", "é", "e\u{301}", "ß", "SS",
    "ss",
    "a.b", "a/b", "a\\b", "a:b", "a b", "a\u{0}", "\n", "~", "CON", ".lock", ".draft",
    String(repeating: "a", count: 300), String(repeating: "a", count: 299) + "A",
    String(repeating: "A", count: 300), String(repeating: "../", count: 300),
  ]

  @Test func `each widget has a unique name on every disk`() throws {
    let folder = try StoreFolder()
    var widgets: [PlacedWidget] = []
    for text in Self.odd {
      widgets += [PlacedWidget(text, .systemSmall, id: "x"), PlacedWidget("x", .systemSmall, id: text)]
    }
    for (number, widget) in widgets.enumerated() {
      try folder.store.write(UpNextConfiguration(lines: number), for: widget)
    }
    for (number, widget) in widgets.enumerated() {
      #expect(try folder.store.read(UpNextConfiguration.self, for: widget)?.configuration.lines == number)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".widget.json") }
    #expect(names.count == widgets.count)
    #expect(Set(names.map { $0.lowercased() }).count == widgets.count)
    #expect(names.allSatisfy { $0.utf8.count <= 200 && $0.allSatisfy(\.isASCII) })
    #expect(Set(try folder.store.contents().widgets) == Set(widgets))
  }

  @Test func `a dot in a part is not a separator`() throws {
    let folder = try StoreFolder()
    let widgets = [
      PlacedWidget("a.systemSmall.b", .systemSmall, id: "c"),
      PlacedWidget("a", .systemSmall, id: "b.systemSmall.c"),
    ]
    for widget in widgets { try folder.store.write(UpNextConfiguration(), for: widget) }
    #expect(try folder.names().count == 2)
  }
}
