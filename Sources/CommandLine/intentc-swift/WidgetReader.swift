#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftSyntax

  /// Collects the calls that make widgets and controls or set their families. If a function of the file makes
  /// a widget from its parameters, follows the function to its callers.
  struct WidgetReader {
    private let source: SourceText
    private let names: Set<String>
    private var widgets: [FoundCall] = []
    private var families: [FoundCall] = []
    private var configurations: [CallSite] = []

    /// The types, conditions and function that enclose a call.
    private struct Surroundings {
      var type: [String] = []
      var conditions: [String] = []
      var function: FunctionDeclSyntax?
      var isWidget = false

      func with(_ condition: String?) -> Surroundings {
        var result = self
        if let condition { result.conditions.append(condition) }
        return result
      }
    }

    /// A call that was found, and the function around it, whose callers may pass its arguments.
    private struct FoundCall {
      var name: String
      var site: CallSite
      var function: FunctionDeclSyntax?
    }

    /// - Parameter aliases: The aliases in the file.
    init(_ source: SourceText, aliases: [String: TypeName]) {
      self.source = source
      let aliases = aliases.filter { Self.systemNames.contains(String($0.value.name.prefix { $0 != "<" })) }
      names = Self.systemNames.union(aliases.keys)
    }

    mutating func read(_ tree: SourceFileSyntax, into file: inout FileCode) {
      walk(tree) { reader, call, around in reader.add(call, around) }
      let helpers = Set((widgets + families).compactMap(\.function?.name.plainName))
      var callers: [String: [(call: FunctionCallExprSyntax, around: Surroundings)]] = [:]
      if !helpers.isEmpty {
        walk(tree) { _, call, around in
          let name = ExpressionReader.name(call.calledExpression)
          if helpers.contains(name) { callers[name, default: []].append((call, around)) }
        }
      }
      func followed(_ calls: [FoundCall]) -> [CallSite] {
        calls.flatMap { call in
          guard let function = call.function else { return [call.site] }
          return follow(call.site, in: function, callers[function.name.plainName] ?? [])
        }
      }
      file.widgets = followed(widgets.filter { !helpers.contains($0.name) })
      file.families = followed(families)
      file.configurations = configurations
    }

    /// Walks without recursion, because a chain of calls can nest deeper than the stack.
    private mutating func walk(
      _ tree: SourceFileSyntax,
      _ body: (inout Self, FunctionCallExprSyntax, Surroundings) -> Void
    ) {
      var pending: [(node: Syntax, outer: Surroundings)] = [(Syntax(tree.statements), Surroundings())]
      while let (node, outer) = pending.popLast() {
        var around = outer
        if let declared = NameReader.declaredName(node) {
          around.type.append(declared)
          around.function = nil
          let inherited = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
          around.isWidget =
            inherited?.contains { Self.protocols.contains(TypeReader.name($0.type).name) } ?? false
        } else if let function = node.as(FunctionDeclSyntax.self) {
          around.function = function
        } else if let call = node.as(FunctionCallExprSyntax.self) {
          body(&self, call, around)
        }
        for (child, around) in children(of: node, around).reversed() where !child.is(TokenSyntax.self) {
          pending.append((child, around))
        }
      }
    }

    private func children(of node: Syntax, _ around: Surroundings) -> [(Syntax, Surroundings)] {
      if let choice = node.as(IfConfigDeclSyntax.self) {
        return zip(choice.clauses, source.conditions(of: choice)).map { (Syntax($0), around.with($1)) }
      }
      let children = node.children(viewMode: .sourceAccurate)
      if let choice = node.as(IfExprSyntax.self), let condition = source.availability(choice.conditions) {
        return children.map { child in
          let isElse = choice.elseBody.map { Syntax($0).id == child.id } ?? false
          return (child, around.with(isElse ? "!(\(condition))" : condition))
        }
      }
      if let choice = node.as(GuardStmtSyntax.self), let condition = source.availability(choice.conditions) {
        return children.map { child in
          (child, Syntax(choice.body).id == child.id ? around.with("!(\(condition))") : around)
        }
      }
      return children.map { ($0, around) }
    }

    private mutating func add(_ call: FunctionCallExprSyntax, _ around: Surroundings) {
      let name = ExpressionReader.name(call.calledExpression)
      let isFamilies = name == "supportedFamilies" && call.arguments.count == 1
      guard isFamilies || names.contains(name) || around.isWidget && Self.isLikeWidget(call) else { return }
      var site = source.site(of: call, withTexts: true)
      site.type = around.type.isEmpty ? nil : around.type.joined(separator: ".")
      if name == "IntentConfiguration" { configurations.append(site) }
      site.condition = around.conditions.isEmpty ? nil : around.conditions.suffix(4).joined(separator: " && ")
      // The texts of providers and views can be long.
      if isFamilies {
        site.callee = name
      } else {
        site.arguments.removeAll { !["kind", "intent", "provider"].contains($0.label) }
      }
      for index in site.arguments.indices where (site.arguments[index].text?.utf8.count ?? 0) > 400 {
        site.arguments[index].text = nil
      }
      let function = takes(site, around.function) ? around.function : nil
      let found = FoundCall(name: name, site: site, function: function)
      if isFamilies { families.append(found) } else { widgets.append(found) }
    }

    /// Another name can stand for a configuration of WidgetKit.
    private static func isLikeWidget(_ call: FunctionCallExprSyntax) -> Bool {
      let labels = call.arguments.map { $0.label?.plainName }
      return labels.first == "kind" && labels.contains("provider")
    }

    private func takes(_ site: CallSite, _ function: FunctionDeclSyntax?) -> Bool {
      guard let function else { return false }
      let names = Set(function.signature.parameterClause.parameters.map(Self.name))
      return site.arguments.contains { $0.text.map(names.contains) ?? false }
    }

    private func follow(
      _ site: CallSite,
      in function: FunctionDeclSyntax,
      _ callers: [(call: FunctionCallExprSyntax, around: Surroundings)]
    ) -> [CallSite] {
      let parameters = Array(function.signature.parameterClause.parameters)
      let sites = callers.filter { $0.call.arguments.count <= parameters.count }.map { call, around in
        var result = site
        result.type = around.type.isEmpty ? site.type : around.type.joined(separator: ".")
        let conditions = around.conditions.suffix(4) + [site.condition].compactMap(\.self)
        result.condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ")
        for index in result.arguments.indices {
          guard let parameter = parameters.firstIndex(where: { Self.name($0) == site.arguments[index].text })
          else { continue }
          let argument = Self.argument(of: call, for: parameter, parameters)
          result.arguments[index].text = argument.map { source.text(of: $0) }
          result.arguments[index].isLocal = argument.flatMap { source.isLocal($0) }
          if let argument { result.arguments[index].range = source.range(of: argument) }
        }
        return result
      }
      guard sites.isEmpty else { return sites }
      // A constant can have the name of the parameter.
      var unknown = site
      let names = Set(parameters.map(Self.name))
      for index in unknown.arguments.indices where unknown.arguments[index].text.map(names.contains) ?? false
      {
        unknown.arguments[index].text = nil
      }
      return [unknown]
    }

    private static func name(_ parameter: FunctionParameterSyntax) -> String {
      (parameter.secondName ?? parameter.firstName).plainName
    }

    private static func argument(
      of call: FunctionCallExprSyntax,
      for index: Int,
      _ parameters: [FunctionParameterSyntax]
    ) -> ExprSyntax? {
      let label = parameters[index].firstName
      if label.tokenKind != .wildcard {
        return call.arguments.first { $0.label?.plainName == label.plainName }?.expression
          ?? parameters[index].defaultValue?.value
      }
      let isBefore = parameters[..<index].count { $0.firstName.tokenKind == .wildcard }
      let unlabelled = call.arguments.filter { $0.label == nil }
      return unlabelled.count > isBefore
        ? Array(unlabelled)[isBefore].expression : parameters[index].defaultValue?.value
    }

    private static let protocols: Set<String> = ["Widget", "ControlWidget"]

    private static let systemNames: Set<String> = [
      "IntentConfiguration", "AppIntentConfiguration", "StaticConfiguration", "AppIntentControlConfiguration",
      "StaticControlConfiguration", "ActivityConfiguration",
    ]
  }
#endif
