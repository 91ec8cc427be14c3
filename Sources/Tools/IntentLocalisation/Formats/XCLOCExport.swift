import IntentCompiler
import IntentDiagnostics

/// The files of a localisation catalogue (`.xcloc`), by their paths in its folder.
package enum XCLOCExport {
  package static func files(
    of list: TextList,
    in language: String,
    definition: [UInt8]
  ) -> (files: [GeneratedFile], left: [ListedText]) {
    let (xliff, left) = XLIFFExport.text(of: list, in: language)
    let tool: [JSONTree.Member] = [
      .init("toolBuildNumber", .string(Compiler.version)), .init("toolID", "intentc"),
      .init("toolName", "intentc"),
      .init("toolVersion", .string(Compiler.version)),
    ]
    let contents: [JSONTree.Member] = [
      .init("developmentRegion", .string(list.baseLanguage)), .init("project", .string(list.name)),
      .init("targetLocale", .string(language)), .init("toolInfo", .object(tool)), .init("version", "1.0"),
    ]
    let name = FilePath.name(of: list.path)
    let files = [
      ("contents.json", Array(JSONStyle().text(.object(contents), depth: 0).utf8)),
      ("Localized Contents/\(language).xliff", Array(xliff.utf8)), ("Source Contents/\(name)", definition),
    ]
    return (files.map { GeneratedFile(name: $0.0, bytes: $0.1) }, left)
  }
}
