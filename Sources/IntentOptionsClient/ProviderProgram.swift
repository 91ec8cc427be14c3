import IntentPlatform

#if canImport(Subprocess)
  import Subprocess
#endif

/// A program and its arguments.
struct ProviderProgram: Sendable {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
    _ = BrokenPipes.areErrors
  }
}

#if canImport(Subprocess)
  extension ProviderProgram {
    /// How a program is made to end that does not do so when its input ends: in a second it is asked, and a second
    /// later it is killed, with all of its session.
    private static let ending: [TeardownStep] = [
      // The signal 0 is none.
      .send(signal: Signal(rawValue: 0), allowedDurationToNextStep: .seconds(1)),
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]

    /// Starts the program, carries lines to it and what it prints to the connection, and ends when it has ended.
    ///
    /// - Parameters:
    ///   - input: What the program reads. Its input ends when this does, or when the task is cancelled.
    ///   - number: The number of the run.
    ///   - connection: Whoever listens.
    func run(
      reading input: AsyncStream<[UInt8]>,
      _ number: Int,
      of connection: ProviderConnection
    ) async -> ProviderRun.End {
      guard let path = await path() else { return .notFound }
      var options = PlatformOptions()
      options.createSession = true
      options.teardownSequence = Self.ending
      do {
        let result = try await Subprocess.run(
          .path("/bin/sh"),
          arguments: Arguments(["-c", ProviderGuard.script, "sh", "\(getpid())", path] + arguments),
          platformOptions: options,
          input: .inputWriter,
          output: .sequence,
          error: .sequence
        ) { execution in
          await withTaskGroup(of: Void.self) { group in
            group.addTask {
              for await line in input {
                guard (try? await execution.standardInputWriter.write(line)) == line.count else { break }
              }
              try? await execution.standardInputWriter.finish()
              await execution.teardown(using: Self.ending)
            }
            group.addTask {
              await Self.pieces(of: execution.standardError) {
                await connection.takeErrors($0, from: number)
                return true
              }
            }
            await Self.pieces(of: execution.standardOutput) { await connection.take($0, from: number) }
            await connection.outputEnded(number)
          }
          // The program has ended; what else is in its session, the guard too, ends here. Nobody else has the
          // session's number as long as the program has not been asked how it ended.
          try? execution.send(signal: .kill, toProcessGroup: true)
          ProviderSession.kill(execution.processIdentifier.value)
        }
        return .ended(Self.words(for: result.terminationStatus))
      } catch let error as SubprocessError where error.code == .executableNotFound {
        return .notStarted("there is no '/bin/sh'")
      } catch is CancellationError {
        return .ended("because it was no longer needed")
      } catch {
        return .notStarted("\(error)")
      }
    }

    /// Hands over what a stream brings, piece by piece, as long as more is wanted.
    private static func pieces(
      of stream: SubprocessOutputSequence,
      _ take: ([UInt8]) async -> Bool
    ) async {
      do {
        for try await piece in stream {
          guard await take(piece.withUnsafeBytes { Array($0) }) else { return }
        }
      } catch {
        // A stream that cannot be read has ended.
      }
    }

    private static func words(for status: TerminationStatus) -> String {
      switch status {
      case .exited(let code): "with exit code \(code)"
      case .signaled(let number): "by signal \(number)"
      }
    }

    /// The program's path; `nil` where there is none that may be run.
    private func path() async -> String? {
      guard name.contains("/") else {
        return try? await Executable.name(name).resolveExecutablePath(in: .inherit).string
      }
      let path = URL(fileURLWithPath: name).path
      return access(path, X_OK) == 0 && !FileManager.default.isFolder(atPath: path) ? path : nil
    }
  }
#else
  extension ProviderProgram {
    func run(
      reading input: AsyncStream<[UInt8]>,
      _ number: Int,
      of connection: ProviderConnection
    ) async -> ProviderRun.End {
      #if os(Linux) || os(macOS)
        .notStarted("the program was built without the trait 'CommandLineTool' of the package intentc")
      #else
        .notStarted("programs can be started on Linux and macOS only")
      #endif
    }
  }
#endif
