/// The parts of a manual page that are not in the help of its command.
struct ManualFacts {
  var environment: [(String, String)] = []
  var files: [(String, String)] = []
  var exitCodes: [(String, String)] = []
  var related: [String] = []

  /// - Parameter command: The name of the command; `nil` for intentc itself.
  init(of command: String?) {
    exitCodes = Self.exitCodes(command)
    environment = Self.environment(command)
    files = Self.files(command)
    related = Self.related(command)
  }

  private static func exitCodes(_ command: String?) -> [(String, String)] {
    let usage = ("64", "The command line is wrong.")
    return switch command {
    case "generate":
      [
        ("0", "Success. There may be warnings."),
        ("1", "An input has an error and nothing was written, or a file could not be written."), usage,
      ]
    case "validate", "check":
      [
        ("0", "There are no errors. There may be warnings."),
        ("1", "There are errors, or with '--strict' warnings."), usage,
      ]
    case "explain":
      [("0", "Success."), ("64", "The command line is wrong, or a rule does not exist.")]
    case "format":
      [
        ("0", "Success."),
        ("1", "A file could not be formatted, or with '--check' a file would change."), usage,
      ]
    case "intentbuilderc":
      [
        ("0", "Success. There may be warnings."),
        ("1", "The definition has an error, or a file could not be written."), usage,
      ]
    case "lsp":
      [
        ("0", "The editor shut the server down."),
        ("1", "The connection was lost, or the editor ended without shutting the server down."), usage,
      ]
    case "watch":
      [usage, ("130", "The command was interrupted. Another signal counts as 128 and its number.")]
    case "new":
      [
        ("0", "The definition was created."), ("1", "The definition was not created."), usage,
        ("130", "The questions were quit without saving."),
      ]
    case "describe", "baseline":
      [("0", "Success. There may be warnings."), ("1", "An input has an error."), usage]
    case "strings", "strings-export", "strings-pseudo":
      [
        ("0", "Success."),
        ("1", "The definition or a table has an error, and nothing was written."), usage,
      ]
    case "strings-import":
      [
        ("0", "The translations were imported. Some may have been left out."),
        (
          "1", "A file or a translation has an error, and no table was changed, or a table cannot be written."
        ), usage,
      ]
    case "strings-sync":
      [
        ("0", "Success. With '--check', nothing would change."),
        ("1", "A table has an error or cannot be written, or with '--check' a table would change."), usage,
      ]
    case "edit":
      [
        ("0", "The configuration was saved or printed."),
        ("1", "An answer or the definition is wrong, and nothing was saved."),
        ("2", "Answers are missing, and nothing was saved."), usage,
        ("130", "The editor was quit without saving."),
      ]
    case "preview":
      [
        ("0", "The screens were drawn."),
        ("1", "An input has an error, there is no browser for a picture, or a file cannot be written."),
        usage,
      ]
    case "options":
      [
        ("0", "The options were printed. There may be none."),
        ("1", "The definition has an error, or the provider failed."), usage,
      ]
    case "diff":
      [
        ("0", "Success: no change is breaking, or '--fail-on' allows it."),
        (
          "1",
          "A change is breaking or a value of '--check-config' is lost ('--fail-on' changes this), or an input "
            + "cannot be read."
        ),
        usage,
      ]
    case "merge":
      [
        ("0", "The versions were merged without a conflict, or the driver was installed or taken out."),
        ("1", "There are conflicts, or a version cannot be read or merged."), usage,
      ]
    default:
      [
        ("0", "Success. There may be warnings."),
        ("1", "The input has errors, or with '--strict' warnings; in 'diff', a change is breaking."),
        ("2", "In 'edit', answers are missing."), usage,
        ("130", "The editor was quit without saving, or the command was interrupted."),
      ]
    }
  }

  private static func environment(_ command: String?) -> [(String, String)] {
    var variables = [
      ("NO_COLOR", "If set to a value that is not empty, output is not coloured."),
      (
        "CLICOLOR_FORCE",
        "If set to a value other than 0, output is coloured even if it does not go to a terminal."
      ),
      ("CLICOLOR", "If set to 0, output is not coloured."),
      ("COLUMNS", "Width of the terminal in columns."),
      ("TERM", "Type of the terminal. If it is 'dumb' or not set, output is not coloured."),
    ]
    if ["edit", "new", nil].contains(command) {
      variables += [
        (
          "ACCESSIBLE",
          "If set to a value other than 0, 'edit' and 'new' ask line by line, for screen readers."
        ),
        (
          "LC_ALL , LC_CTYPE , LANG",
          "Locale; the first one that is set applies. If it is not UTF-8, the editor draws its screen in ASCII."
        ),
        (
          "VISUAL , EDITOR",
          "Program in which 'edit' opens a text of several lines (default: vi)."
        ),
      ]
    }
    if ["diff", "merge", nil].contains(command) {
      variables.append(("PATH", "Folders in which 'diff --git' and 'merge' look for git."))
    }
    if ["diff", nil].contains(command) {
      variables.append(
        (
          "INTENTC_SWIFT",
          "Path of intentc-swift, which 'diff --app-intents' runs. If it is not set, the one that was installed with "
            + "intentc is used."
        )
      )
    }
    if ["edit", nil].contains(command) {
      variables += [
        ("CI , SSH_CONNECTION", "If set, 'edit --web' opens no browser."),
        ("DISPLAY , WAYLAND_DISPLAY", "Screen on which 'edit --web' opens a browser; not needed on macOS."),
      ]
    }
    if command == "preview" {
      variables.append(("PATH", "Folders in which it looks for Chromium or Chrome."))
    }
    return variables
  }

  private static func files(_ command: String?) -> [(String, String)] {
    var files: [(String, String)] = []
    if !["explain", "format", "intentbuilderc", "merge", "new"].contains(command) {
      files.append(("intentc.json", "Project settings, next to the definitions or in a folder above them."))
    }
    if ["baseline", "diff", nil].contains(command) {
      files.append(
        (
          "intentc.baseline.json",
          "Baseline of the definitions in its folder, which the plugins compare against."
        )
      )
    }
    if ["validate", "describe", "edit", "preview", "diff", "lsp", "watch", nil].contains(command)
      || command?.hasPrefix("strings") == true
    {
      files.append(
        ("*.lproj/*.strings , *.stringsdict , *.xcstrings", "Texts of a definition in other languages.")
      )
    }
    return files
  }

  private static func related(_ command: String?) -> [String] {
    let commands: [String] =
      switch command {
      case "generate": ["describe", "format", "validate", "watch"]
      case "validate": ["check", "explain", "format", "generate"]
      case "explain": ["check", "diff", "validate"]
      case "format": ["validate"]
      case "describe": ["check", "generate"]
      case "check": ["describe", "diff", "edit", "explain", "validate"]
      case "edit": ["check", "options", "preview"]
      case "preview": ["describe", "edit"]
      case "options": ["edit"]
      case "diff": ["baseline", "check", "explain"]
      case "baseline": ["diff"]
      case "merge": ["diff", "format", "validate"]
      case "intentbuilderc": ["format", "generate"]
      case "lsp": ["describe", "format", "validate"]
      case "watch": ["generate", "validate"]
      case "new": ["edit", "validate"]
      case "strings":
        ["describe", "strings-export", "strings-import", "strings-pseudo", "strings-sync", "validate"]
      case "strings-export": ["strings", "strings-import"]
      case "strings-import": ["strings", "strings-export"]
      case "strings-sync": ["strings", "validate"]
      case "strings-pseudo": ["edit", "strings"]
      default:
        [
          "baseline", "check", "describe", "diff", "edit", "explain", "format", "generate", "intentbuilderc",
          "lsp", "merge", "new", "options", "preview", "strings", "validate", "watch",
        ]
      }
    return (command == nil ? [] : ["intentc"]) + commands.map { "intentc-\($0)" }
  }
}
