// Sörvice
import SwiftUI
import WidgetKit

/* before */ @main // after
struct DeskWidgets: WidgetBundle {
	var body: some Widget {
		LunchWidget()
	}
}
