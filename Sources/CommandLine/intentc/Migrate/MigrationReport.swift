import IntentComparison
import IntentDiagnostics
import IntentText

struct MigrationReport {
  private let plan: MigrationPlan
  private let isWriting: Bool
  private var tables: [String: LineTable] = [:]

  init(_ plan: MigrationPlan, isWriting: Bool) {
    (self.plan, self.isWriting) = (plan, isWriting)
    for source in plan.sources { tables[source.path] = LineTable(source) }
  }

  var text: String {
    guard !plan.moves.isEmpty else {
      return
        "nothing to move: no widget uses 'IntentConfiguration' with an intent of a definition, and no class handles "
        + "one\n"
    }
    var parts = [moves, changes]
    parts.append(section("by hand", plan.steps))
    parts.append(section("good to know", plan.remarks))
    parts.append(proof)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var moves: String {
    plan.moves.map { move in
      let handler = move.handler.map { ", handled by '\($0)'" } ?? ""
      let places = move.widgets.map { "  widget: \(place($0))\n" }.joined()
      return visible("'\(move.className)' becomes '\(move.appIntent)'\(handler)\n") + places
    }
    .joined()
  }

  private var changes: String {
    guard !plan.changes.isEmpty else { return "all files are as they should be\n" }
    return plan.changes.map { change in
      visible("\(change.before == nil ? "create" : "change") \(change.path): \(change.words)\n")
    }
    .joined()
  }

  private func section(_ title: String, _ lines: [MigrationPlan.Line]) -> String {
    guard !lines.isEmpty else { return "" }
    var places: [String: [SourceLocation]] = [:]
    var texts: [String] = []
    for line in lines {
      if places[line.text] == nil { texts.append(line.text) }
      places[line.text, default: []] += line.location.map { [$0] } ?? []
    }
    return "\(title):\n"
      + texts.map { text in
        let found = (places[text] ?? []).map(place)
        return "  \(visible(text))\(found.isEmpty ? "" : ":")\n" + found.map { "    \($0)\n" }.joined()
      }.joined()
  }

  private var proof: String {
    let found = plan.lost.map { "  \(visible($0.diagnostic.message))\n" }.joined()
    let count = plan.losses.count
    let words =
      switch (plan.lost.isEmpty, count) {
      case (true, 0): "checked: placed widgets and shortcuts lose none of their values\n"
      case (true, 1): "checked: one part of the definitions has no counterpart in App Intents; see below\n"
      case (true, _):
        "checked: \(count) parts of the definitions have no counterpart in App Intents; see below\n"
      default: "checked: placed widgets or shortcuts lose values:\n"
      }
    let next =
      isWriting || plan.changes.isEmpty
      ? "" : "no files were changed; use '--write' to make the changes, or '--patch' to see them\n"
    return words + found
      + "to be sure, test on a device: place a widget with the old version, update, and check that it keeps its "
      + "settings\n"
      + next
  }

  private func place(_ location: SourceLocation) -> String {
    guard let range = location.range, let table = tables[location.file] else { return visible(location.file) }
    let position = table.position(of: range.lowerBound)
    return visible("\(location.file):\(position.line):\(position.column)")
  }

  private func visible(_ text: String) -> String {
    text.hasSuffix("\n") ? visibleText(String(text.dropLast())) + "\n" : visibleText(text)
  }
}
