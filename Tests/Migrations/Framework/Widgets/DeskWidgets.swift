import SwiftUI
import WidgetKit

@main
struct DeskWidgets: WidgetBundle {
	var body: some Widget {
		LunchWidget()
	}
}
