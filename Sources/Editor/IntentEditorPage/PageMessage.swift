import IntentChecking
import IntentEditor
import IntentPlatform
import IntentRuntime
import IntentSchema

/// A message from the page about a user's action.
package enum PageMessage: Sendable, Equatable {
  case events([EditorEvent])
  case language(String)
  case more

  /// `nil` for a message that no page of a choice sends.
  package init?(_ text: String, in choice: ChoiceState<some Any>) {
    guard case .object(let members) = try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8)) else {
      return nil
    }
    switch members.text("do") {
    case "more": self = .more
    case "search", "choose":
      guard let events = Self.listEvents(members, choice.list) else { return nil }
      self = .events(events)
    default: return nil
    }
  }

  /// - Parameters:
  ///   - text: A JSON object with the action's name in the member `do`.
  ///   - state: A choice is ignored if its list's entries have changed.
  package init?(_ text: String, in state: EditorState) {
    guard case .object(let members) = try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8)),
      let action = members.text("do")
    else { return nil }
    switch action {
    case "language": self = .language(members.text("code") ?? "")
    case "more": self = .more
    case "family":
      guard let name = members.text("family") else { return nil }
      self = .events([.fit(ConfigurationFamily(rawValue: name))])
    default:
      guard let events = Self.screenEvents(action, members, state) ?? Self.rowEvents(action, members, state)
      else {
        return nil
      }
      self = .events(events)
    }
  }

  private static func screenEvents(
    _ action: String,
    _ members: [String: PlainValue],
    _ state: EditorState
  ) -> [EditorEvent]? {
    switch action {
    case "undo": closing(state) + [.undo]
    case "redo": closing(state) + [.redo]
    case "save": closing(state) + [.save]
    case "hidden": closing(state) + [.toggleHidden]
    case "ask again": closing(state) + [.retry]
    case "confirm": [.confirm]
    case "cancel": cancel(members, state)
    case "retry", "type in list", "clear list", "search", "choose":
      openList(members, state).flatMap { listEvents(members, $0) }
    default: nil
    }
  }

  /// Another page may have opened the screen.
  private static func closing(_ state: EditorState) -> [EditorEvent] {
    switch state.screen {
    case .field, .help, .find: [.cancel]
    // The first `cancel` may only end a search.
    case .options: [.cancel, .cancel]
    default: []
    }
  }

  /// The events for closing what is open. If the message names a row, only closes that row's field.
  private static func cancel(_ members: [String: PlainValue], _ state: EditorState) -> [EditorEvent] {
    guard let place = EditorPlace(members) else {
      let events = closing(state)
      return events.isEmpty ? [.cancel] : events
    }
    if case .field(let field) = state.screen, field.place == place { return [.cancel] }
    return []
  }

  private static func openList(
    _ members: [String: PlainValue],
    _ state: EditorState
  ) -> OptionList<ParameterValue>? {
    guard case .options(let list, let place) = state.screen, place == EditorPlace(members) else { return nil }
    return list
  }

  private static func listEvents(
    _ members: [String: PlainValue],
    _ list: OptionList<some Any>
  ) -> [EditorEvent]? {
    switch members.text("do") {
    case "retry": return [.retry]
    case "type in list": return [.typeIn]
    case "clear list": return [.clear]
    case "search": return members.text("text").map { [.search, .edit(.replace($0))] }
    default:
      guard let index = members.integer("entry"), list.entries.indices.contains(index),
        list.entries[index].option.identifier == members.text("identifier")
      else { return nil }
      return [.choose(index)]
    }
  }

  private static func rowEvents(
    _ action: String,
    _ members: [String: PlainValue],
    _ state: EditorState
  ) -> [EditorEvent]? {
    guard let place = EditorPlace(members) else { return nil }
    // Another page may have changed the row's text, or moved another element there.
    if let was = members.text("was"), was != state.fieldText(at: place) {
      return [.on(place, .refuse(members.text("text"), was: was))]
    }
    switch action {
    case "set": return members.text("text").map { [.on(place, .set($0))] }
    case "paste": return members.text("text").map { [.on(place, .typeIn), .paste($0)] }
    case "step": return members.integer("count").map { [.on(place, .step($0))] }
    case "move": return members.integer("count").map { [.on(place, .moveElement(by: $0))] }
    case "toggle": return [.on(place, .toggle)]
    case "open": return [.on(place, .open)]
    case "type": return [.on(place, .typeIn)]
    case "add": return [.on(place, .add)]
    case "clear": return [.on(place, .clear)]
    case "revert": return [.on(place, .revert)]
    case "help": return [.on(place, .help)]
    default: return nil
    }
  }
}

extension EditorPlace {
  fileprivate init?(_ members: [String: PlainValue]) {
    guard let name = members.text("parameter") else { return nil }
    if members["isNew"] == .boolean(true) {
      self = .newElement(of: name)
    } else if let index = members.integer("index") {
      self = .element(of: name, index)
    } else {
      self = .parameter(name)
    }
  }
}

extension [String: PlainValue] {
  func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let number)? = self[name] { number } else { nil }
  }
}
