import AppProjects
import IntentConfigurations
import IntentDiagnostics
import IntentFixes
import IntentSchema
import IntentText

/// A picture of a page, with the look that the options ask for.
struct PreviewPicture {
  let language: String
  let family: ConfigurationFamily?
  let isDark: Bool
  let width: Int

  /// The height in pixels beyond which browsers draw nothing.
  private static let greatestHeight = 16_000

  func drawn(_ page: [UInt8]) async throws -> [UInt8] {
    guard let chromium = Chromium.find() else {
      throw CommandFailure(
        "a picture needs Chromium or Chrome, and there is none in PATH; install it, or write a '.html' file"
      )
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    do throws(FileError) {
      try FileReplacement.create(folder.path("page.html"), with: page)
    } catch {
      throw CommandFailure("cannot write '\(folder.path)': \(error.words)")
    }
    let words =
      "picture&width=\(width)&language=\(language)&size=\(family?.rawValue ?? "")&look=\(isDark ? "dark" : "light")"
    let address = URIText.reference(toFile: folder.path("page.html")) + "#" + words
    // Browsers limit how narrow a window can be.
    let text = try await chromium.run(["--dump-dom", address], in: folder)
    guard let height = Self.height(in: text) else {
      throw CommandFailure("'\(chromium.name)' cannot draw the page")
    }
    if height > Self.greatestHeight {
      Terminal.standardError.write(
        "warning: the picture ends after \(Self.greatestHeight) of \(height) points; choose an intent with "
          + "'--intent', or write a '.html' file\n"
      )
    }
    let picture = folder.path("page.png")
    _ = try await chromium.run(
      ["--window-size=\(width),\(min(height, Self.greatestHeight))", "--screenshot=\(picture)", address],
      in: folder
    )
    guard let bytes = try? FileSystem.read(picture), bytes.count > 8 else {
      throw CommandFailure("'\(chromium.name)' cannot draw the page")
    }
    return bytes
  }

  private static func height(in text: String) -> Int? {
    guard let start = text.firstRange(of: "data-height=\"") else { return nil }
    return Int(text[start.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}
