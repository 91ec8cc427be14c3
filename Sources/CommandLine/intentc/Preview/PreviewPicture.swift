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
        "warning: the picture ends after \(Self.greatestHeight) of \(height) points; choose an intent with '--intent', or write a '.html' file\n"
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
    return PictureMark.added(to: bytes)
  }

  private static func height(in text: String) -> Int? {
    guard let start = text.firstRange(of: "data-height=\"") else { return nil }
    return Int(text[start.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}

/// A text chunk after the header of a PNG that `preview` created.
enum PictureMark {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let start = signature.count + 25
  /// Data length, type, data, and the CRC-32 of type and data.
  private static let chunk: [UInt8] =
    [0, 0, 0, 24] + Array("tEXtSoftware\0intentc preview".utf8) + [0xA7, 0x14, 0x22, 0x9D]

  static func added(to picture: [UInt8]) -> [UInt8] {
    guard picture.starts(with: signature), picture.count > start else { return picture }
    return picture[..<start] + chunk + picture[start...]
  }

  static func isPresent(in file: [UInt8]) -> Bool {
    file.starts(with: signature) && file.dropFirst(start).starts(with: chunk)
  }
}
