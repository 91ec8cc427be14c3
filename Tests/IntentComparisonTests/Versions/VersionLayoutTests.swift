import TestSupport
import Testing

@testable import IntentComparison

/// Where a file of the old version would be in the new one.
struct VersionLayoutTests {
  private func place(
    _ layout: VersionLayout,
    _ path: String,
    in root: String?,
    among searched: [String]
  ) -> [String?]? {
    layout.place(of: path, in: root, among: searched).map { [$0.path, $0.folder] }
  }

  @Test func `in one folder, paths stay the same`() {
    #expect(place(.oneFolder, "App/A", in: "App", among: ["Other"]) == ["App/A", "App"])
    #expect(place(.oneFolder, "App/A", in: nil, among: []) == ["App/A", nil])
  }

  @Test func `of two folders, only the paths in them are the same`() {
    #expect(place(.twoFolders, "Old/Sub/A", in: "Old", among: ["New"]) == ["New/Sub/A", "New"])
    #expect(place(.twoFolders, "New/Old/A", in: "New/Old", among: ["Other", "New"]) == ["New/A", "New"])
    #expect(place(.twoFolders, "Old/A", in: nil, among: ["New"]) == nil)
    #expect(place(.twoFolders, "Old/A", in: "Old", among: []) == nil)
  }

  @Test func `a copy of several folders has their names`() {
    let copied = place(.twoFolders, "1.0/Widget/Sub/A", in: "1.0", among: ["App", "./Widget"])
    #expect(copied == ["./Widget/Sub/A", "./Widget"])
  }

  @Test func `the folder of the new version that has the same folder inside wins`() throws {
    let folder = try TestFolder()
    try folder.write("", to: "Widget/Sub/B")
    let folders = [folder("App"), folder("Widget")]
    #expect(place(.twoFolders, "1.0/Sub/A", in: "1.0", among: folders)?.last == folder("Widget"))
    #expect(place(.twoFolders, "1.0/Else/A", in: "1.0", among: folders)?.last == folder("App"))
  }

  @Test func `a module is a folder, or its path in the searched folder`() {
    #expect(VersionLayout.oneFolder.module(of: "App/Sub/A", in: "App") == "App/Sub")
    #expect(VersionLayout.twoFolders.module(of: "App/Sub/A", in: "App") == "Sub")
    #expect(VersionLayout.oneFolder.module(of: "App/A", in: nil) == "")
    #expect(VersionLayout.twoFolders.module(of: "App/A", in: nil) == "")
  }
}
