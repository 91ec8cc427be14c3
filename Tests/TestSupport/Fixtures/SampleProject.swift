/// An Xcode project as text, with targets in the shapes of real ones.
package struct SampleProject {
  package struct Target {
    package var name: String
    /// The end of the product type: `application`, `app-extension`, `framework`.
    package var type = "application"
    package var files: [String] = []
    /// Files for which Xcode generates no classes.
    package var withoutClasses: Set<String> = []
    /// Folders that Xcode keeps in step.
    package var folders: [String] = []
    /// By the folder: files that the target leaves out or, if it doesn't have the folder, takes.
    package var exceptions: [String: [String]] = [:]
    package var dependencies: [String] = []
    package var settings: [String: String] = [:]

    package init(
      _ name: String,
      _ type: String = "application",
      files: [String] = [],
      withoutClasses: Set<String> = [],
      folders: [String] = [],
      exceptions: [String: [String]] = [:],
      dependencies: [String] = [],
      settings: [String: String] = [:]
    ) {
      self.name = name
      self.type = type
      self.files = files
      self.withoutClasses = withoutClasses
      self.folders = folders
      self.exceptions = exceptions
      self.dependencies = dependencies
      self.settings = settings
    }
  }

  package var targets: [Target]
  package var developmentLanguage = "en"
  /// Files in no target.
  package var shown: [String] = []

  package init(_ targets: Target...) {
    self.targets = targets
  }

  /// The text of `project.pbxproj`.
  package var text: String {
    var objects: [String] = []
    let files = Set(targets.flatMap(\.files) + shown).sorted()
    let folders = Set(targets.flatMap { $0.folders + $0.exceptions.keys }).sorted()
    for (index, path) in files.enumerated() {
      objects.append("F\(index) = { isa = PBXFileReference; path = \(quoted(path)); };")
    }
    for (index, path) in folders.enumerated() {
      var lists: [String] = []
      for (number, target) in targets.enumerated() {
        guard let names = target.exceptions[path] else { continue }
        lists.append("X\(index)_\(number)")
        objects.append(
          "X\(index)_\(number) = { target = T\(number); membershipExceptions = \(list(names.map(quoted))); };"
        )
      }
      objects.append(
        "Y\(index) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(quoted(path)); exceptions = \(list(lists)); };"
      )
    }
    for (number, target) in targets.enumerated() {
      let built = target.files.map { path in
        let index = files.firstIndex(of: path) ?? 0
        let attributes = target.withoutClasses.contains(path) ? "no_codegen" : "codegen"
        objects.append(
          "B\(number)_\(index) = { fileRef = F\(index); settings = { ATTRIBUTES = (\(attributes), ); }; };"
        )
        return "B\(number)_\(index)"
      }
      let dependencies = target.dependencies.map { name in
        let other = targets.firstIndex { $0.name == name } ?? 0
        objects.append("D\(number)_\(other) = { target = T\(other); };")
        return "D\(number)_\(other)"
      }
      let synced = target.folders.map { "Y\(folders.firstIndex(of: $0) ?? 0)" }
      let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0) = \(quoted($1));" }
      objects.append(
        """
        T\(number) = { isa = PBXNativeTarget; name = \(quoted(target.name)); buildPhases = (S\(number));
          productType = "com.apple.product-type.\(target.type)"; dependencies = \(list(dependencies));
          fileSystemSynchronizedGroups = \(list(synced)); buildConfigurationList = L\(number); };
        S\(number) = { isa = PBXSourcesBuildPhase; files = \(list(built)); };
        L\(number) = { buildConfigurations = (C\(number)); };
        C\(number) = { buildSettings = { \(settings.joined(separator: " ")) }; };
        """
      )
    }
    let children = files.indices.map { "F\($0)" } + folders.indices.map { "Y\($0)" }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = \(list(targets.indices.map { "T\($0)" }));
          developmentRegion = \(quoted(developmentLanguage)); knownRegions = (en, Base); };
        G = { isa = PBXGroup; children = \(list(children)); };
        \(objects.joined(separator: "\n  "))
      }; }
      """
  }

  private func list(_ items: [String]) -> String { "(" + items.map { $0 + ", " }.joined() + ")" }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// An Info.plist of an Intents extension.
  package static func infoPlist(
    supported: [String],
    restricted: [String] = [],
    principalClass: String = "$(PRODUCT_MODULE_NAME).IntentHandler"
  ) -> String {
    func strings(_ names: [String]) -> String {
      "<array>" + names.map { "<string>\($0)</string>" }.joined() + "</array>"
    }
    return """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict>
          <key>IntentsRestrictedWhileLocked</key>\(strings(restricted))
          <key>IntentsSupported</key>\(strings(supported))
        </dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>\(principalClass)</string>
      </dict></dict></plist>
      """
  }
}
