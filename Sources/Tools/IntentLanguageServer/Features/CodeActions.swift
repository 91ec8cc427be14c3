import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentText

extension LanguageServer {
  func codeActions(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let (path, document) = try document(parameters) else { return .null }
    let range = try document.text.range(of: parameters?["range"], client.encoding)
    let wanted = parameters?["context"]?["only"]?.elements.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSONTree] = []
    let problems = fixable(path)
    let offset = DocumentURI.isDefinition(path) ? OpenDocument.mark.count : 0
    if isWanted("quickfix") {
      let texts = ProblemTexts(sources: [path: Self.source(path, document)], encoding: client.encoding)
      let writer = ProblemWriter(texts: texts, client: client, uri: uri)
      func touches(_ range: Range<Int>, _ problem: Diagnostic, _ fix: Diagnostic.Fix) -> Bool {
        let reported = problem.location?.range ?? fix.range
        return reported.lowerBound - offset <= range.upperBound
          && range.lowerBound <= reported.upperBound - offset
      }
      // The cursor is often on a problem's line, but rarely within its range.
      let lines = document.text.lines(of: range)
      let here = problems.filter { touches(range, $0, $1) }
      let others = problems.filter { touches(lines, $0, $1) && !touches(range, $0, $1) }
      for (index, (problem, fix)) in (here + others).enumerated() {
        // Editors apply the first preferred fix.
        let isPreferred = fix.isSafe && (here.isEmpty || index < here.count)
        actions.append([
          "title": .string(visibleText(fix.message)), "kind": "quickfix",
          "diagnostics": [writer.problem(problem)], "isPreferred": .boolean(isPreferred),
          "edit": edit([(path, [(moved(fix.range, offset), fix.replacement)])]),
        ])
      }
    }
    let safe = problems.map(\.1).filter(\.isSafe)
    if isWanted("source.fixAll.intentc"), !safe.isEmpty {
      // The first of two overlapping fixes wins, as in `validate --fix`.
      let applied = FixApplication.apply(safe, to: Self.source(path, document)).applied
      let changes = applied.map { (moved(safe[$0].range, offset), safe[$0].replacement) }
      actions.append([
        "title": "fix everything that has a safe fix", "kind": "source.fixAll.intentc",
        "edit": edit([(path, changes)]),
      ])
    }
    return .array(actions)
  }

  private func fixable(_ path: String) -> [(Diagnostic, Diagnostic.Fix)] {
    guard let result = result(of: path) else { return [] }
    return FixRun.offeringIDs(result).diagnostics.compactMap { problem in
      problem.location?.file == path ? problem.fix.map { (problem, $0) } : nil
    }
  }

  private static func source(_ path: String, _ document: OpenDocument) -> [UInt8] {
    DocumentURI.isDefinition(path) ? document.file : document.text.bytes
  }

  private func moved(_ range: Range<Int>, _ offset: Int) -> Range<Int> {
    max(0, range.lowerBound - offset)..<max(0, range.upperBound - offset)
  }
}
