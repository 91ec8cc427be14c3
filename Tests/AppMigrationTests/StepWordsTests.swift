import AppFacts
import Testing

@testable import AppMigration

/// The sentence of each step that a project needs.
struct StepWordsTests {
  private static let widgets = ProjectStep.Targets.named(["Widgets"])

  @Test(
    arguments: [
      (.named(["A"]), "the target 'A'"),
      (.named(["A", "B"]), "the targets 'A' and 'B'"),
      (.ofModule("Kit"), "the targets of the module 'Kit'"),
      (.ofApp, "the app's target"),
      (.ofWidgets, "the target of the widgets"),
      (.withDefinition, "each target that contains the definition"),
    ] as [(ProjectStep.Targets, String)]
  )
  func `the targets`(_ targets: ProjectStep.Targets, _ words: String) {
    #expect(ProjectStep.add(.file, to: targets).words == "add to \(words)")
  }

  @Test(
    arguments: [
      (
        .add(.generatedClasses, to: widgets),
        "add to the target 'Widgets', in place of Xcode's generated classes"
      ),
      (
        .add(.translations(of: "Sample"), to: widgets),
        "add the translations of 'Sample' to the target 'Widgets'"
      ),
      (
        .add(.entitlement("groups: a"), to: widgets),
        "if the handlers need the entitlement 'groups: a', add it to the target 'Widgets', where they now run"
      ),
      (
        .link(.products(["IntentRuntime", "IntentWidgets"]), to: widgets),
        "link IntentRuntime and IntentWidgets of https://github.com/OWNER/intentc to the target 'Widgets'"
      ),
      (.link(.module("Kit"), to: widgets), "link 'Kit' to the target 'Widgets', because this imports it"),
      (
        .link(.headers(["A.h", "B.h"]), to: widgets),
        "if the new files of the target 'Widgets' use it, let its bridging header import 'A.h' and 'B.h', as this does"
      ),
    ] as [(ProjectStep, String)]
  )
  func `what a target lacks`(_ step: ProjectStep, _ words: String) {
    #expect(step.words == words)
  }

  @Test(
    arguments: [
      (
        .takeOut(.fileOfFolder, of: widgets),
        "take out of the target 'Widgets', which takes in the whole folder"
      ),
      (
        .takeOut(.programStart, of: widgets),
        "take out of the target 'Widgets', which is no program, or keep the new line from it with '#if'"
      ),
      (
        .takeOut(.plugin("IntentBuilder"), of: widgets),
        "take the plugin 'IntentBuilder' out of the target 'Widgets': it generates the same classes"
      ),
      (
        .takeOut(.declaration(.iOS, obsoleted: 15), of: widgets),
        "take this out of the target 'Widgets', and its uses: it is obsolete in iOS 15.0"
      ),
      (
        .takeOutRule("swift_intent_library"),
        "take the rule 'swift_intent_library' out: it generates the same classes. Add the new files to 'srcs', and "
          + "IntentRuntime to 'deps'; 'minimum_os_version' must be iOS 16.0 or later"
      ),
      (
        .switchOffClasses(manifest: nil, for: nil),
        "choose 'No Generated Classes' in Xcode's settings of the definition"
      ),
      (
        .switchOffClasses(manifest: "project.yml", for: widgets),
        "set 'attributes: [no_codegen]' for the definition in 'project.yml', for the target 'Widgets'"
      ),
      (
        .switchOffClasses(manifest: "Project.swift", for: widgets),
        "set 'codeGen: .disabled' for the definition in 'Project.swift', for the target 'Widgets'"
      ),
    ] as [(ProjectStep, String)]
  )
  func `what a target has too much`(_ step: ProjectStep, _ words: String) {
    #expect(step.words == words)
  }

  private static let raising = "raise the deployment target of the target 'Widgets' from iOS 13.0 to 16.0, "
  private static func raise(_ part: ProjectStep.Loss.Part, from oldest: Int) -> ProjectStep {
    .raise(.iOS, .ofTarget(widgets, 13, loss: .init(part: part, oldest: oldest)))
  }

  @Test(
    arguments: [
      (
        .raise(.macOS, .ofPackage(11)), "raise 'platforms' from macOS 11.0 to 13.0, which IntentRuntime needs"
      ),
      (.raise(.iOS, .ofTarget(widgets, 13, loss: nil)), raising + "which IntentRuntime needs"),
      (
        raise(.updates, from: 13),
        raising + "which IntentRuntime needs: people with iOS 13 to 15 lose the app's updates"
      ),
      (raise(.program, from: 14), raising + "which IntentRuntime needs: people with iOS 14 and 15 lose it"),
      (raise(.widgets, from: 15), raising + "which IntentRuntime needs: people with iOS 15 lose its widgets"),
      (raise(.actions, from: 15), raising + "which IntentRuntime needs: people with iOS 15 lose its actions"),
      (
        .raise(.iOS, .unread("$(MIN)", of: widgets)),
        "the deployment target of the target 'Widgets' is '$(MIN)', which was not read: raise it to iOS 16.0 if it is "
          + "older, because IntentRuntime needs that"
      ),
    ] as [(ProjectStep, String)]
  )
  func `systems that are too old`(_ step: ProjectStep, _ words: String) {
    #expect(step.words == words)
  }

  @Test(
    arguments: [
      (
        .file("B/H.swift", in: widgets),
        "the file 'B/H.swift' has the same name: rename this one, and add it to the target 'Widgets'"
      ),
      (
        .declaration("H", in: "B.swift", needed: [], widgets),
        "this declares 'H', as 'B.swift' does: move what the target 'Widgets' needs into a file without it, and add "
          + "that to the target 'Widgets'"
      ),
      (
        .declaration("H", in: "B.swift", needed: ["S", "T"], widgets),
        "this declares 'H', as 'B.swift' does: move 'S' and 'T' into a file without it, and add that to the target "
          + "'Widgets'"
      ),
      (.generatedClass("Item", of: "Sample"), "the classes of 'Sample' also have a 'Item': rename this one"),
      (
        .usedClass("Item", of: "Sample", user: "H.swift", widgets),
        "the classes of 'Sample', which 'H.swift' uses, also have a 'Item': rename this one, or move what the target "
          + "'Widgets' needs of 'H.swift' into another file"
      ),
    ] as [(ProjectStep.Clash, String)]
  )
  func `files that do not go together`(_ clash: ProjectStep.Clash, _ words: String) {
    #expect(ProjectStep.resolve(clash).words == words)
  }
}
