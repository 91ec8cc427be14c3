import Foundation
import IntentTimelines

/// What the widget shows.
struct BookshelfEntry: HostedTimelineEntry {
  var date: Date
  var relevance: HostedTimelineEntryRelevance?
  var shelf: String
  var titles: [String]
  /// The pages to read today; `nil` if the person hides the goal.
  var goal: Int?
}
