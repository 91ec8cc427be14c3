import Foundation
import TestSupport

/// Uses Python's `jsonschema`, if available.
enum JSONSchemaCheck {
  static let schema = Repository.url("Documentation/diagnostics.schema.json")

  static let isPresent = (try? run("import jsonschema; jsonschema.Draft202012Validator", [])) == ""

  static func problems(of text: String) throws -> String {
    let folder = try TestFolder()
    let file = try folder.write(text, to: "output.json")
    return try run(
      """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      jsonschema.Draft202012Validator.check_schema(schema)
      for error in jsonschema.Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[2], encoding="utf-8"))):
          print(error.json_path, error.message)
      """,
      [schema.path, file]
    )
  }

  private static func run(_ script: String, _ arguments: [String]) throws -> String {
    let folder = try TestFolder()
    try folder.write(to: "out")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    process.standardOutput = FileHandle(forWritingAtPath: folder("out"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let output = try folder.text(of: "out")
    return process.terminationStatus == 0
      ? output : output + "python3 ended with \(process.terminationStatus)"
  }
}
