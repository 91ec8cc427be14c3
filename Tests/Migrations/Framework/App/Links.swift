import DeskKit
import Intents

/// Opens what a tap on the widget names.
func open(_ activity: NSUserActivity) -> Bool {
  guard let intent = activity.interaction?.intent as? LunchOrderIntent else { return false }
  return show(intent.dish)
}
