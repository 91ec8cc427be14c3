import ArgumentParser
import IntentDiagnostics
import IntentEditor
import IntentSchema

/// A picture of a page, which a browser draws.
struct PreviewPicture {
  let language: String
  let family: ConfigurationFamily?
  let isDark: Bool
  let width: Int

  /// The greatest height, beyond which browsers draw nothing.
  private static let greatestHeight = 16_000

  /// The picture as a PNG, with the mark of this program.
  func drawn(_ page: [UInt8]) async throws -> [UInt8] {
    guard let chromium = Chromium.find() else {
      throw failure(
        "a picture needs Chromium or Chrome, and there is none in PATH; install it, or write a '.html' file"
      )
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    do throws(FileError) {
      try FileReplacement.create(folder.path("page.html"), with: page)
    } catch {
      throw failure("cannot write '\(folder.path)': \(error.words)")
    }
    let words =
      "picture&width=\(width)&language=\(language)&size=\(family?.rawValue ?? "")&look=\(isDark ? "dark" : "light")"
    let address = URIText.reference(toFile: folder.path("page.html")) + "#" + words
    // The page lays itself out at the width, because browsers do not make windows as narrow as one can ask for.
    let text = try await chromium.run(["--dump-dom", address], in: folder)
    guard let height = Self.height(in: text) else { throw failure("'\(chromium.name)' cannot draw the page") }
    if height > Self.greatestHeight {
      Terminal.standardError.write(
        "warning: the picture ends after \(Self.greatestHeight) of \(height) points; choose an intent with '--intent', or write a '.html' file\n"
      )
    }
    let picture = folder.path("page.png")
    _ = try await chromium.run(
      ["--window-size=\(width),\(min(height, Self.greatestHeight))", "--screenshot=\(picture)", address],
      in: folder
    )
    guard let bytes = try? FileSystem.read(picture), bytes.count > 8 else {
      throw failure("'\(chromium.name)' cannot draw the page")
    }
    return PictureMark.added(to: bytes)
  }

  /// The height that the script of the page has measured.
  private static func height(in text: String) -> Int? {
    guard let start = text.firstRange(of: "data-height=\"") else { return nil }
    return Int(text[start.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}

/// Reports why there is no picture.
func failure(_ reason: String) -> any Error {
  Terminal.standardError.write("error: \(visibleText(reason))\n")
  return ExitCode.failure
}
