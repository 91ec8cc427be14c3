import AppMigration
import IntentComparison
import IntentDiagnostics
import IntentText

/// Writes a plan for people.
struct MigrationReport {
  private let plan: MigrationPlan
  private let isWriting: Bool
  private let branch: String
  private var tables: [String: LineTable] = [:]

  /// - Parameter branch: The branch in the command that guards the move.
  init(_ plan: MigrationPlan, isWriting: Bool, branch: String = "main") {
    (self.plan, self.isWriting, self.branch) = (plan, isWriting, branch)
    for source in plan.sources { tables[source.path] = LineTable(source) }
  }

  var text: String {
    guard !plan.moves.isEmpty || !plan.left.isEmpty else {
      guard plan.takenOver.isEmpty else { return section("nothing to move", plan.takenOver) }
      return
        "nothing to move: no widget uses 'IntentConfiguration' with an intent of a definition, and no class handles "
        + "one\n"
    }
    var parts = [moves, section("left out", plan.left), changes]
    parts.append(section("by hand", plan.projectSteps + plan.advice.steps))
    parts.append(section("good to know", plan.takenOver + plan.advice.remarks))
    parts.append(proof)
    parts.append(guards)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Printed by '--check': files that would change, and missing parts of the project.
  var rest: String {
    plan.changes.map { visible($0.path + "\n") }.joined() + section("by hand", plan.projectSteps)
      + section("left out", plan.left)
  }

  private var moves: String {
    plan.moves.map { move in
      let handler = move.handler.map { ", handled by '\($0)'" } ?? ""
      let widgets = move.widgets.map { "  widget: \(words($0))\n" }.joined()
      return visible("'\(move.className)' becomes '\(move.appIntent)'\(handler)\n") + widgets
    }
    .joined()
  }

  private var changes: String {
    guard !plan.changes.isEmpty else {
      return plan.moves.isEmpty ? "" : "all files are as they should be\n"
    }
    return plan.changes.map { change in
      visible("\(change.before == nil ? "create" : "change") \(change.path): \(change.words)\n")
    }
    .joined()
  }

  private func section(_ title: String, _ lines: [MigrationPlan.Line]) -> String {
    guard !lines.isEmpty else { return "" }
    var locations: [MigrationPlan.Line.Content: [SourceLocation]] = [:]
    var firsts: [MigrationPlan.Line] = []
    var seen: Set<MigrationPlan.Line> = []
    for line in lines where seen.insert(line).inserted {
      if locations[line.content] == nil { firsts.append(line) }
      locations[line.content, default: []] += line.location.map { [$0] } ?? []
    }
    return "\(title):\n"
      + firsts.map { line in
        let found = (locations[line.content] ?? []).map(words)
        return "  \(visible(line.text))\(found.isEmpty ? "" : ":")\n" + found.map { "    \($0)\n" }.joined()
      }.joined()
  }

  /// Says which parts are compared, and which can't be checked here.
  private var proof: String {
    guard !plan.moves.isEmpty else { return "" }
    let found = plan.lost.map { "  \(visible($0.diagnostic.message))\n" }.joined()
    let count = plan.withoutCounterpart.count
    let definitions = plan.modules.flatMap(\.definitions)
    let compared = visible(
      "checked: the generated App Intents were compared with \(definitions.quotedList);"
    )
    let (owners, test) = stores
    let words =
      switch (plan.lost.isEmpty, count) {
      case (true, 0): "\(compared) everything that \(owners) store has a counterpart\n"
      case (true, 1): "\(compared) one part of the definitions has no counterpart:\n\(losses)"
      case (true, _): "\(compared) \(count) parts of the definitions have no counterpart:\n\(losses)"
      default: "\(compared) \(owners) lose values:\n"
      }
    let next =
      isWriting || plan.changes.isEmpty
      ? "" : "no files were changed; use '--write' to make the changes, or '--patch' to see them\n"
    return words + found
      + "not checked: whether the app builds, and what it does. Test on a device: \(test)\n"
      + next
  }

  private var losses: String {
    plan.withoutCounterpart.map { loss in
      let start = loss.location.map { "\(words($0)): " } ?? ""
      return "  \(start)\(visible(loss.message))\n"
    }
    .joined()
  }

  private var stores: (owners: String, test: String) {
    let widget = "place a widget with the old version, update, and check that it keeps its settings"
    let shortcut = "save a shortcut with the old version, update, and run it"
    guard plan.moves.contains(where: \.isForWidgets) else { return ("shortcuts", shortcut) }
    return ("widgets and shortcuts", widget)
  }

  /// The command that guards against later changes to what widgets store.
  private var guards: String {
    guard plan.modules.contains(where: { !$0.definitions.isEmpty }) else { return "" }
    return visible("guard the move once it is in '\(branch)', for example in CI:\n")
      + visible("  intentc diff --git \(Self.word(branch))\n")
  }

  /// Quotes a word for a shell.
  private static func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-:+".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private func words(_ location: SourceLocation) -> String {
    guard let range = location.range, let table = tables[location.file] else { return visible(location.file) }
    let position = table.position(of: range.lowerBound)
    return visible("\(location.file):\(position.line):\(position.column)")
  }

  private func visible(_ text: String) -> String {
    text.hasSuffix("\n") ? visibleText(String(text.dropLast())) + "\n" : visibleText(text)
  }
}
