import IntentDefinition
import IntentDiagnostics
import IntentFixes

extension DesignTree {
  /// Returns the next free tag or index: one more than the largest in this version or the released one.
  func nextNumber(at path: ElementPath, released: DesignTree?) throws(DesignProblem) -> Int {
    let used = [self, released].compactMap(\.self).compactMap { $0.largestNumber(beside: path) }.max()
    let last = used ?? (path.kind == .enumCase ? -1 : 0)
    guard last < Int.max else {
      throw DesignProblem("there is no number after \(last) for \(path.kind.withArticle)")
    }
    return last + 1
  }

  private func largestNumber(beside path: ElementPath) -> Int? {
    guard let form = path.kind.form, let number = form.number, let container = containerSteps(of: path)
    else {
      return nil
    }
    let last = form.lastNumber.flatMap { self[Array(container.dropLast())]?[$0]?.integer }
    let numbers = (self[container]?.elements ?? []).map { $0[number]?.integer ?? 0 }
    return (numbers + [last, path.kind == .property ? 99 : nil].compactMap(\.self)).max()
  }

  mutating func raiseLastNumber(at path: ElementPath) {
    guard let form = path.kind.form, let last = form.lastNumber, let number = form.number,
      let container = containerSteps(of: path), let tag = self[path]?[number]?.integer
    else { return }
    let owner = Array(container.dropLast())
    if (self[owner]?[last]?.integer ?? -1) < tag { self[owner + [.key(last)]] = .integer(tag) }
  }

  func nextPriority(at path: ElementPath) -> Int {
    guard let priority = path.kind.form?.priority, let container = containerSteps(of: path) else {
      return 1
    }
    let last = (self[container]?.elements ?? []).compactMap { $0[priority]?.integer }.max() ?? 0
    return min(last, Int.max - 1) + 1
  }

  /// Whether the list's elements store their positions, counted from 1.
  func countsPriorities(_ container: [Step], _ kind: ElementKind) -> Bool {
    guard let priority = kind.form?.priority else { return false }
    return (self[container]?.elements ?? []).enumerated().allSatisfy { $1[priority]?.integer == $0 + 1 }
  }

  mutating func countPriorities(_ container: [Step], _ kind: ElementKind) {
    guard let priority = kind.form?.priority, let elements = self[container]?.elements else { return }
    self[container] = .array(
      elements.enumerated().map { index, element in
        var element = element
        element[priority] = .integer(index + 1)
        return element
      }
    )
  }
}
