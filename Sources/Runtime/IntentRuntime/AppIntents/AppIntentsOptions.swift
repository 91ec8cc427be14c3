#if canImport(AppIntents)
  public import AppIntents
  public import Foundation
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  @available(iOS 17, macOS 14, watchOS 10, tvOS 17, *)
  extension DisplayRepresentation {
    /// Creates the representation of an option.
    public init<Object: GeneratedObject>(_ option: OptionsCollection<Object>.Option) {
      self.init(
        title: "\(option.displayString)",
        subtitle: option.subtitle.map { "\($0)" },
        image: option.imageName.map { Image(optionImage: $0) },
        synonyms: option.value.alternativeSpeakableMatches.map { "\($0.spokenPhrase)" }
      )
    }
  }

  extension DisplayRepresentation.Image {
    /// Uses the app's asset with this name, or else the system symbol.
    public init(optionImage name: String) {
      #if canImport(UIKit)
        self = UIImage(named: name) == nil ? Self(systemName: name) : Self(named: name)
      #elseif canImport(AppKit)
        self = NSImage(named: name) == nil ? Self(systemName: name) : Self(named: name)
      #else
        self = Self(named: name)
      #endif
    }
  }

  extension IntentItem {
    /// Shows a value with the texts and image of its option.
    public init<Plain>(_ value: Value, _ option: OptionsCollection<Plain>.Option) {
      self.init(
        value,
        title: "\(option.displayString)",
        subtitle: option.subtitle.map { "\($0)" },
        image: option.imageName.map { DisplayRepresentation.Image(optionImage: $0) }
      )
    }
  }

  extension IntentItemCollection {
    /// Shows options in their sections. Leaves out options for which `item` returns `nil`.
    public init<Plain>(
      _ options: OptionsCollection<Plain>,
      item: (OptionsCollection<Plain>.Option) -> IntentItem<Result>?
    ) {
      self.init(
        sections: options.sections.map { section in
          let items = section.options.compactMap(item)
          // The initializer that takes a title and items exists only from iOS 16.4 on.
          return section.title.map { IntentItemSection("\($0)") { return items } }
            ?? IntentItemSection(items: items)
        }
      )
    }
  }

  extension ObjectLookup {
    /// Creates a lookup. ``OptionsMemory/shared`` remembers the query's options.
    public init(_ query: String) {
      self.init(query, memory: .shared)
    }
  }

  extension OptionsMemory {
    /// The memory that this process uses. The file is in Application Support.
    public static let shared: OptionsMemory = {
      let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
      let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      let folder = folders.first ?? FileManager.default.temporaryDirectory
      return OptionsMemory(file: folder.appending(path: "\(name)/IntentRuntime/options.json"))
    }()
  }

  /// Thrown if the app has not registered a dependency.
  public struct MissingDependency: Error, CustomLocalizedStringResourceConvertible {
    private let name: String

    /// Creates the error. `name` names the type that is not registered.
    public init(name: String) {
      self.name = name
    }

    public var localizedStringResource: LocalizedStringResource {
      "Nothing is registered as \(name). Where the app or extension starts, call AppDependencyManager.shared.add."
    }
  }

  /// Thrown by a failing intent, with a text for the user.
  public struct ActionFailure: Error, CustomLocalizedStringResourceConvertible {
    private let text: String

    public init(_ text: LocalizedStringResource) {
      self.text = String(localized: text)
    }

    public var localizedStringResource: LocalizedStringResource { "\(text)" }
  }

  extension LocalizedStringResource {
    /// Replaces placeholders such as `${total}` by values.
    public init(filling text: LocalizedStringResource, _ values: [String: ParameterValue?]) {
      self = "\(TextLookup.base(LocalizedText(String(localized: text)), values))"
    }
  }
#endif
