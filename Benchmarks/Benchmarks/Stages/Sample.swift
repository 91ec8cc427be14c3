import Foundation
import IntentCompiler

/// A definition to measure with.
struct Sample: Sendable {
  /// The definition's name and size.
  let name: String
  let file: InputFile

  init(_ name: String, _ file: InputFile) {
    let size = Double(file.bytes.count) / 1_000_000
    self.name = "\(name), \(size.formatted(.number.precision(.significantDigits(2)))) MB"
    self.file = file
  }

  /// The largest definition in Schemas, the largest in the corpus, and copies of another real one. Without a
  /// corpus, copies the first. Set INTENTC_CORPUS to the corpus if it is not next to the project.
  static var all: [Sample] {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let corpus =
      ProcessInfo.processInfo.environment["INTENTC_CORPUS"].map { URL(filePath: $0) }
      ?? root.appending(path: "../shared/corpus")
    func file(_ url: URL) -> InputFile? {
      (try? Data(contentsOf: url)).map { InputFile(path: url.path, bytes: Array($0)) }
    }
    let own = file(root.appending(path: "Schemas/EveryType.intentdefinition")).map { ("EveryType", $0) }
    let actions = file(corpus.appending(path: "files/sindresorhus__Actions__Intents.intentdefinition"))
      .map { ("Actions", $0) }
    let openHAB = file(corpus.appending(path: "files/openhab__openhab-ios__Intents.intentdefinition"))
      .map { ("openHAB", $0) }
    var samples = [own, actions].compactMap(\.self).map { Sample($0.0, $0.1) }
    guard let (name, file) = openHAB ?? own else { return samples }
    for count in [10, 100, 300, 3_000] {
      samples.append(Sample("\(name) x \(count)", Repetition.repeated(file, count)))
    }
    return samples
  }
}
