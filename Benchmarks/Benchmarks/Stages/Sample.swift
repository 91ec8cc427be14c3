import Foundation
import IntentCompiler

/// A definition to measure with, and what each stage makes of it.
struct Sample: Sendable {
  /// What it is, with its size.
  let name: String
  let file: InputFile

  init(_ name: String, _ file: InputFile) {
    let size = Double(file.bytes.count) / 1_000_000
    self.name = "\(name), \(size.formatted(.number.precision(.significantDigits(2)))) MB"
    self.file = file
  }

  /// The largest of Schemas, and where there is a corpus, two real definitions: the largest, and one that is
  /// repeated. The corpus is looked for beside the project, or in the folder that INTENTC_CORPUS names.
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
