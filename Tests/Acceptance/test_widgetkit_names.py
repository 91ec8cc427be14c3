"""The first two steps of Documentation/Timelines.md: a provider then type-checks against a stand-in for WidgetKit."""
import re

from harness import ROOT, run, write

STEPS = [(": HostedTimelineProvider {", ": AppIntentTimelineProvider {"), ("Hosted", ""), (r"context\.now", "Date.now"),
         (" async throws", " async"), ("try await", "await")]


def test_names(tmp_path):
    example = (ROOT / "Tests/IntentTimelinesTests/TimelinesExample.swift").read_text()
    code = re.search(r"(?ms)^struct AgendaEntry.*?^/// The examples in the documentation", example)[0]
    for old, new in STEPS:
        code = re.sub(old, new, code)
    assert "struct Agenda: AppIntentTimelineProvider" in code
    # A substitute for the widget's own intent.
    intent = "struct UpNextConfiguration: WidgetConfigurationIntent { var mirrorCalendarApp = true }\n"
    agenda = write(tmp_path / "Agenda.swift", f"import Foundation\n{intent}{code}")
    result = run("swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
                 ROOT / "Tests/AppIntentsStubs/WidgetKit.swift", agenda)
    assert result.ok, result
