import Benchmark
import Foundation
import IntentCompiler
import IntentDefinition

/// Measures each stage of the compiler, and all of them together.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    // Don't measure memory here: the process holds all samples. `make bench` measures memory.
    metrics: [.wallClock, .cpuTotal, .throughput],
    maxDuration: .seconds(3),
    maxIterations: 100
  )
  for sample in Sample.all {
    Benchmark("Read \(sample.name)") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(read(sample)) }
    }
    Benchmark("Lower \(sample.name)") { benchmark in
      let definitions = [read(sample)].compactMap(\.self)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(Lowering.lower(definitions)) }
    }
    Benchmark("Validate \(sample.name)") { benchmark in
      let module = compile(sample).module
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(Validator.validate(module)) }
    }
    Benchmark("Generate \(sample.name)") { benchmark in
      let compiled = compile(sample)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        var compilation = compiled
        blackHole(Compiler.generate(&compilation))
      }
    }
    Benchmark("Write \(sample.name)") { benchmark in
      var compilation = compile(sample)
      let files = Compiler.generate(&compilation)
      try inFolder { folder in
        for _ in benchmark.scaledIterations {
          try? FileManager.default.removeItem(atPath: folder)
          benchmark.startMeasurement()
          blackHole(try OutputWriter(folder: folder).write(files))
          benchmark.stopMeasurement()
        }
      }
    }
    Benchmark("All of it \(sample.name)") { benchmark in
      try inFolder { folder in
        for _ in benchmark.scaledIterations {
          try? FileManager.default.removeItem(atPath: folder)
          benchmark.startMeasurement()
          var compilation = compile(sample)
          blackHole(try OutputWriter(folder: folder).write(Compiler.generate(&compilation)))
          benchmark.stopMeasurement()
        }
      }
    }
  }
}

private func read(_ sample: Sample) -> Definition? {
  let reader = PropertyListReader(knownKeys: DefinitionReader.knownKeys)
  return reader.read(sample.file.bytes, path: sample.file.path).list.flatMap { list in
    DefinitionReader.read(list, name: sample.file.name).0
  }
}

private func compile(_ sample: Sample) -> Compilation {
  Compiler.compile([sample.file])
}

/// Runs a closure with a temporary folder, and removes the folder afterwards.
private func inFolder(_ body: (String) throws -> Void) rethrows {
  let folder = FileManager.default.temporaryDirectory.appending(path: "intentc-benchmarks").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}
