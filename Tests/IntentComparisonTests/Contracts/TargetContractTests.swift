import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// In which targets App Intents are: schmidtwmark/BetterBlue 90, home-assistant/iOS 5604, krelltunez/lastGLANCE 305.
struct TargetContractTests {
  private typealias Fixture = MigrationFixture

  private static let app = target("App", .app) { $0.dependencies = ["Widget", "Kit", "Watch"] }
  private static let widget = target("Widget", .appExtension) { $0.bundle = "com.example.app.widget" }
  private static let kit = target("Kit", .framework)
  private static let tests = target("Tests", .other)
  private static let watch = target("Watch", .app) { $0.isOfWatch = true }

  private static func target(
    _ name: String,
    _ kind: AppTarget.Kind,
    _ change: (inout AppTarget) -> Void = { _ in }
  ) -> AppTarget {
    var target = AppTarget(name)
    target.kind = kind
    change(&target)
    return target
  }

  /// The targets of each file in a version, which declares the App Intent `Start` there.
  private typealias Files = [String: [AppTarget]]

  private static func version(_ files: Files, _ more: [AppTarget], hasPackage: Bool) -> (
    AppIntentsCode, Contract
  ) {
    var code = AppIntentsCode()
    code.targets = CodeTargets(files.values.flatMap(\.self) + more, ofAll: true)
    for (path, targets) in files.sorted(by: { $0.key < $1.key }) {
      var intent = TypeCode("Start", at: CodeRange(path, 0, 1))
      intent.inherited = ["AppIntent"]
      code.types.append(intent)
      code.targets.add(path, targets)
    }
    if hasPackage {
      var package = TypeCode("Package", at: CodeRange("Package", 0, 1))
      package.inherited = ["AppIntentsPackage"]
      code.types.append(package)
    }
    return (code, Contract(DeclaredTypes(code)))
  }

  private func changes(
    from old: Files,
    to new: Files,
    in targets: [AppTarget] = [app, widget, kit, tests, watch],
    later: [AppTarget]? = nil,
    hasPackage: Bool = true
  ) -> [SchemaChange] {
    let (before, former) = Self.version(old, targets, hasPackage: false)
    let (now, contract) = Self.version(new, later ?? targets, hasPackage: hasPackage)
    let targets = (before.targets, now.targets.matched(to: before.targets))
    let app = AppPair(targets: targets, oldIntents: former.intents)
    return ContractComparison(.appIntents(DeclaredTypes(now), app), from: former, to: contract).changes
  }

  private func message(from old: Files, to new: Files) -> String {
    changes(from: old, to: new).first?.diagnostic.message ?? ""
  }

  @Test func `a move is named with both targets and what people report`() {
    let message = message(from: ["A": [Self.widget]], to: ["B": [Self.app]])
    #expect(
      message.hasPrefix(
        "'Start' moved from the extension 'Widget' (com.example.app.widget) to the app 'App'"
      ),
      "\(message)"
    )
    #expect(message.contains("'Unknown extension process'"))
  }

  @Test(arguments: [
    ([widget], [app]), ([app], [widget]), ([app, widget], [kit]), ([app], [kit]), ([kit], [app]),
    ([app, widget], [app]), ([app, widget], [widget]), ([app], [app, widget]), ([app], [watch, app, widget]),
    ([app], [watch]), ([app], [app, watch]), ([app, watch], [app]),
  ])
  func `what people may lose is reported`(old: [AppTarget], new: [AppTarget]) {
    let found = changes(from: ["A": old], to: ["A": new])
    #expect(found.map(\.verdict) == [.careful], "\(found.map(\.diagnostic.message))")
  }

  @Test(arguments: [
    ([app, widget], [app, widget]), ([app], [app, tests]), ([app, tests], [app]),
    ([app, widget, tests], [widget, app]),
    // Nothing is known of a file in no target.
    ([], [app]), ([app], []), ([tests], [app]), ([kit], [kit, widget]),
  ])
  func `what nobody loses is not`(old: [AppTarget], new: [AppTarget]) {
    #expect(changes(from: ["A": old], to: ["A": new]).map(\.diagnostic.message) == [])
  }

  @Test func `each App Intent that is lost is a change of its own, which is accepted by itself`() {
    func version(_ target: AppTarget) -> (AppIntentsCode, Contract) {
      var code = AppIntentsCode()
      code.targets = CodeTargets([Self.app, Self.kit], ofAll: true)
      for name in ["Pause", "Start"] {
        var intent = TypeCode(name, at: CodeRange(name, 0, 1))
        intent.inherited = ["AppIntent"]
        code.types.append(intent)
        code.targets.add(name, [target])
      }
      return (code, Contract(DeclaredTypes(code)))
    }
    let ((before, former), (now, contract)) = (version(Self.app), version(Self.kit))
    let app = AppPair(targets: (before.targets, now.targets), oldIntents: former.intents)
    let changes = ContractComparison(.appIntents(DeclaredTypes(now), app), from: former, to: contract).changes
    #expect(changes.map { $0.diagnostic.path?.words } == ["Pause", "Start"])
    #expect(changes.map(\.verdict) == [.breaking, .breaking])
  }

  @Test func `several files of one App Intent count together`() {
    let both: Files = ["A": [Self.app], "B": [Self.widget]]
    #expect(changes(from: both, to: ["A": [Self.app, Self.widget]]).isEmpty)
    #expect(changes(from: ["A": [Self.app, Self.widget]], to: both).isEmpty)
    #expect(changes(from: both, to: ["A": [Self.app], "B": []]).isEmpty)
    #expect(changes(from: both, to: ["A": [Self.app]]).count == 1)
  }

  @Test func `another name of a target is no move`() {
    let renamed = Self.target("Widgets", .appExtension)
    let (old, new) = ([Self.app, Self.widget], [Self.app, renamed])
    #expect(changes(from: ["A": [Self.widget]], to: ["A": [renamed]], in: old, later: new).isEmpty)
    #expect(changes(from: ["A": [Self.widget]], to: ["A": [Self.app]], in: old, later: new).count == 1)
    #expect(changes(from: ["A": [Self.app]], to: ["A": [renamed]], in: [Self.app], later: new).count == 1)
    // A second app of the project, such as one for tests.
    let beta = Self.target("Beta", .app)
    #expect(
      changes(from: ["A": [Self.app]], to: ["A": [Self.app, beta]], in: old, later: old + [beta]).isEmpty
    )
    #expect(
      changes(from: ["A": [Self.app, beta]], to: ["A": [Self.app]], in: old + [beta], later: old).isEmpty
    )
  }

  /// developer.apple.com/documentation/appintents/appintentspackage
  @Test func `an app finds those of a framework through a package`() {
    func verdict(_ old: [AppTarget], _ new: [AppTarget]) -> Verdict? {
      changes(from: ["A": old], to: ["A": new], hasPackage: false).first?.verdict
    }
    #expect(verdict([Self.app], [Self.kit]) == .breaking)
    #expect(verdict([Self.app, Self.widget], [Self.kit]) == .breaking)
    // They are still where the system finds them, or were in a framework before.
    #expect(verdict([Self.app, Self.widget], [Self.app, Self.kit]) == .careful)
    #expect(verdict([Self.kit], [Self.target("Core", .framework)]) == .careful)
    // The app contains the code of a static framework.
    #expect(verdict([Self.app], [Self.target("Core", .framework) { $0.isStatic = true }]) == .careful)
    #expect(verdict([Self.app], [Self.target("Core", .library)]) == .careful)
  }

  // MARK: Types with one name

  /// The files of a version. Each has an App Intent with a parameter of its own `Mode`.
  private static func version(
    _ files: [(path: String, cases: [String], isEnum: Bool)],
    in targets: [AppTarget]?
  )
    -> (AppIntentsCode, Contract)
  {
    var code = AppIntentsCode()
    if let targets { code.targets = CodeTargets(targets, ofAll: true) }
    for (index, (path, cases, isEnum)) in files.enumerated() {
      var mode = TypeCode("Mode", kind: .enum, at: CodeRange(path, 0, 1))
      mode.cases = cases.map { CaseCode($0) }
      if isEnum {
        var conformance = TypeCode("Mode", kind: .extension, at: CodeRange(path, 2, 3))
        conformance.inherited = ["AppEnum"]
        code.types.append(conformance)
      }
      var intent = TypeCode("Use\(path)", at: CodeRange(path, 4, 5))
      intent.inherited = ["AppIntent"]
      var parameter = PropertyCode("mode", TypeName("Mode", isOptional: true))
      parameter.attributes = [CallCode("Parameter")]
      intent.properties = [parameter]
      code.types += [mode, intent]
      if let targets { code.targets.add(path, [targets[index]]) }
    }
    return (code, Contract(DeclaredTypes(code)))
  }

  @Test func `each target has its own type of a name`() {
    func lost(_ old: [String], _ new: [String], in targets: [AppTarget]? = [Self.app, Self.widget])
      -> [String]
    {
      func files(_ cases: [String]) -> [(String, [String], Bool)] {
        [("App", ["small", "big"], true), ("Widget", cases, true)]
      }
      let (_, former) = Self.version(files(old), in: targets)
      let (now, contract) = Self.version(files(new), in: targets)
      return ContractComparison(.appIntents(DeclaredTypes(now), AppPair()), from: former, to: contract).lines
    }
    // Only the second one loses a case.
    #expect(lost(["small", "wide"], ["small"]).count == 1)
    #expect(lost(["small", "wide"], ["small", "wide", "big"]) == [])
    // Without a project, both are one.
    #expect(lost(["small", "wide"], ["small"], in: nil) == [])
  }

  @Test func `types of one name are told apart only if both versions know their targets`() {
    let (_, former) = Self.version([("App", ["small", "big"], true), ("Widget", ["small"], true)], in: nil)
    var (now, _) = Self.version(
      [("App", ["small", "big"], true), ("Widget", ["small"], true)],
      in: [Self.app, Self.widget]
    )
    now.targets.tellTypesApart = false
    let declared = DeclaredTypes(now)
    let comparison = ContractComparison(
      .appIntents(declared, AppPair()),
      from: former,
      to: Contract(declared)
    )
    #expect(comparison.lines == [])
  }

  @Test func `an extension makes only the type of its own target a choice`() {
    func lost(_ cases: [String]) -> [String] {
      func files(_ cases: [String]) -> [(String, [String], Bool)] {
        [("App", cases, false), ("Widget", ["small"], true)]
      }
      let targets = [Self.app, Self.widget]
      let (_, former) = Self.version(files(["open", "closed"]), in: targets)
      let (now, contract) = Self.version(files(cases), in: targets)
      return ContractComparison(.appIntents(DeclaredTypes(now), AppPair()), from: former, to: contract).lines
    }
    #expect(lost(["open"]) == [])
  }

  @Test func `an extension means the type of a framework, not one inside another type of its target`() {
    func version(_ cases: [String]) -> (AppIntentsCode, Contract) {
      var (code, _) = Self.version(
        [("Kit", cases, false), ("App", ["light"], true)],
        in: [Self.kit, Self.app]
      )
      for index in code.types.indices where code.types[index].kind == .enum {
        if code.types[index].location?.file == "App" { code.types[index].scope = ["Settings"] }
      }
      code.types.removeAll { $0.name == "UseKit" }
      return (code, Contract(DeclaredTypes(code)))
    }
    let ((_, former), (now, contract)) = (version(["small", "big"]), version(["small"]))
    let comparison = ContractComparison(
      .appIntents(DeclaredTypes(now), AppPair()),
      from: former,
      to: contract
    )
    #expect(comparison.lines.count == 1)
  }

  @Test func `code uses the types of frameworks before those of other programs`() {
    func lost(_ cases: [String]) -> [String] {
      func version(_ cases: [String]) -> (AppIntentsCode, Contract) {
        var (code, _) = Self.version(
          [("A", ["small"], true), ("Kit", cases, true)],
          in: [Self.widget, Self.kit]
        )
        var intent = TypeCode("Open", at: CodeRange("Z", 4, 5))
        intent.inherited = ["AppIntent"]
        intent.properties = code.types.last?.properties ?? []
        code.types.append(intent)
        code.types.removeAll { $0.name == "UseKit" }
        code.targets.add("Z", [Self.app])
        return (code, Contract(DeclaredTypes(code)))
      }
      let ((_, former), (now, contract)) = (version(["small", "big"]), version(cases))
      return ContractComparison(.appIntents(DeclaredTypes(now), AppPair()), from: former, to: contract).lines
    }
    #expect(lost(["small"]).count == 1)
  }

  // MARK: Targets with one name

  private static func widget(_ name: String, _ bundle: String?, in home: String = "") -> AppTarget {
    target(name, .appExtension) { ($0.bundle, $0.home) = (bundle, home) }
  }

  @Test func `a target is the same by its bundle, although another one has its name now`() {
    let old = [Self.app, Self.widget("Widget", "com.example.widget")]
    let new = [
      Self.app, Self.widget("Clock", "com.example.widget"), Self.widget("Widget", "com.example.other"),
    ]
    #expect(changes(from: ["A": [old[1]]], to: ["A": [new[1]]], in: old, later: new).isEmpty)
    let moved = changes(from: ["A": [old[1]]], to: ["A": [new[2]]], in: old, later: new)
    #expect(moved.map(\.verdict) == [.careful])
    #expect(moved[0].diagnostic.message.contains("from the extension 'Widget' (com.example.widget) to"))
  }

  @Test func `two projects of a repository have targets of their own`() {
    let targets = ["Phone", "Mac"].map { Self.widget("Widget", nil, in: $0) }
    func changes(_ old: [Int], _ new: [Int]) -> [String] {
      self.changes(from: ["A": old.map { targets[$0] }], to: ["A": new.map { targets[$0] }], in: targets)
        .map(\.diagnostic.message)
    }
    #expect(changes([0, 1], [0, 1]) == [])
    #expect(changes([0], [0, 1]) == [])
    let message = changes([0], [1]).first ?? ""
    #expect(message.contains("from the extension 'Widget' in 'Phone' to the extension 'Widget' in 'Mac'"))
    // The other version can be in another folder, such as the copy of a release.
    let copies = ["old/Phone", "old/Mac"].map { Self.widget("Widget", "com.example.\($0)", in: $0) }
    #expect(
      self.changes(from: ["A": [copies[0]]], to: ["A": [targets[0]]], in: copies, later: targets).isEmpty
    )
  }

  @Test func `people of a system lose an App Intent that no target there has`() {
    let mac = Self.target("Mac", .app) { $0.minimums = [.macOS: 14] }
    let phone = Self.target("Phone", .app) { $0.minimums = [.iOS: 17] }
    let shared = Self.target("Shared", .framework) { $0.minimums = [.iOS: 17, .macOS: 14] }
    func verdicts(_ old: [AppTarget], _ new: [AppTarget]) -> [Verdict] {
      changes(from: ["A": old], to: ["A": new], in: [mac, phone, shared, Self.watch]).map(\.verdict)
    }
    #expect(verdicts([mac, phone], [phone]) == [.breaking])
    #expect(verdicts([mac], [phone]) == [.breaking])
    #expect(verdicts([mac, phone], [shared]) == [.careful])
    #expect(verdicts([phone, Self.watch], [phone]) == [.careful])
    let unknown = Self.target("Phone", .app)
    #expect(
      changes(from: ["A": [mac, unknown]], to: ["A": [unknown]], in: [mac, unknown]).map(\.verdict) == [
        .careful
      ]
    )
  }

  // MARK: App Intents with one name

  /// Xcode's template calls the intent of each widget extension 'ConfigurationAppIntent'.
  @Test func `App Intents of one name in two targets are compared each with its own`() {
    func intent(in file: String, _ parameter: String) -> TypeCode {
      var intent = Fixture.intent
      intent.nameRange = CodeRange(file, 0, 1)
      intent.properties = intent.properties.filter { $0.parameter == nil }
      var property = Fixture.property("emoji", nil)
      property.name = parameter
      property.type = TypeName("String", isOptional: true)
      property.attributes = [CallCode("Parameter")]
      intent.properties.append(property)
      return intent
    }
    func found(_ old: [TypeCode], _ new: [TypeCode]) -> [Rule] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      (before.types, after.types) = (old, new)
      return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes
        .map(\.diagnostic.rule)
    }
    let (phone, watch) = (intent(in: "main:App/C.swift", "emoji"), intent(in: "main:Watch/C.swift", "emoji"))
    #expect(
      found([phone, watch], [intent(in: "App/C.swift", "emoji"), intent(in: "Watch/C.swift", "emoji")]) == []
    )
    #expect(
      found([phone, watch], [intent(in: "App/C.swift", "emoji"), intent(in: "Watch/C.swift", "face")])
        == [.parameterRenamed]
    )
  }

  /// sing-box has a 'ToggleServiceIntent' in two extensions. In git, the key of a file is not its name.
  @Test func `App Intents of one name in changed files of git are told apart by their paths`() {
    func version(_ files: (key: String, path: String, parameter: String)...) -> Version {
      var code = SwiftCode()
      code.files = files.map { file in
        var intent = Fixture.intent
        intent.nameRange = CodeRange(file.key, 0, 1)
        intent.properties = intent.properties.filter { $0.parameter == nil }
        var property = Fixture.property(file.parameter, nil)
        property.type = TypeName("String", isOptional: true)
        property.attributes = [CallCode("Parameter")]
        intent.properties.append(property)
        var result = FileCode(file.key, size: 0)
        result.types = [intent]
        return result
      }
      let names = Dictionary(uniqueKeysWithValues: files.map { ($0.key, $0.path) })
      return Version(code: AppIntentsCode(code, names: names) { _ throws(FileError) in [] })
    }
    let old = version(("a", "main:App/Go.swift", "app"), ("b", "main:Watch/Go.swift", "watch"))
    let new = version(("c", "HEAD:App/Go.swift", "app"), ("d", "HEAD:Watch/Go.swift", "watch"))
    #expect(VersionComparison(from: [old], to: new).run().changes.map(\.lineWithoutPath) == [])
  }

  /// As in this repository, where a test declares a shorter 'UpNextAppIntent'.
  @Test func `App Intents with one name in an app and its tests are not mixed up`() {
    var (test, app) = (Fixture.intent, Fixture.intent)
    (test.nameRange, app.nameRange) = (CodeRange("Tests.swift", 0, 1), CodeRange("App.swift", 0, 1))
    test.properties.removeAll { ["count", "intentClassName"].contains($0.name) }
    func found(_ old: [TypeCode], _ new: [TypeCode]) -> [String] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      let types = [Fixture.mode, Fixture.item, Fixture.query]
      (before.types, after.types) = (old + types, new + types)
      return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes
        .map(\.lineWithoutPath)
    }
    #expect(found([test, app], [test, app]) == [])
    #expect(found([app, test], [test, app]) == [])
    var changed = app
    changed.nameRange = CodeRange("App.swift, changed", 0, 1)
    #expect(found([test, app], [test, changed]) == [])
    changed.properties.removeAll { $0.name == "count" }
    expectReports(found([test, app], [test, changed]), ["breaking parameter-removed (placed)"])
  }
}
