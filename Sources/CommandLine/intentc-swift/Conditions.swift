#if AppIntentsReader
  import IntentDiagnostics
  import SwiftSyntax

  /// The conditions of `#if` and `if #available`, as texts.
  extension SourceText {
    private static let conditionLimit = 200

    /// The condition of each branch, without the earlier branches; `nil` if only systems without App Intents
    /// lack the branch.
    func conditions(of declaration: IfConfigDeclSyntax) -> [String?] {
      var earlier: [String] = []
      return declaration.clauses.map { clause in
        let stated = clause.condition.map { short(text(of: $0)) }
        // Long chains would make long texts.
        let negated = earlier.prefix(4).map { "!(\($0))" }
        if let stated { earlier.append(stated) }
        let condition = (negated + [stated].compactMap(\.self)).joined(separator: " && ")
        return condition == "canImport(AppIntents)" ? nil : condition
      }
    }

    /// The condition on the system, such as `#available(iOS 17, *)`; `nil` if it asks for no system.
    func availability(_ conditions: ConditionElementListSyntax) -> String? {
      for element in conditions {
        if case .availability(let condition) = element.condition { return short(text(of: condition)) }
      }
      return nil
    }

    private func short(_ text: String) -> String { String(text.prefix(Self.conditionLimit)) }
  }
#endif
