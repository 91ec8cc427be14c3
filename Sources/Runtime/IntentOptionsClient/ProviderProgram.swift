import IntentPlatform

#if canImport(Subprocess)
  import Subprocess
#endif

/// A command that starts a provider program.
struct ProviderProgram: Sendable {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
    #if canImport(Subprocess)
      _ = (BrokenPipes.areErrors, ProviderGroups.endWithProcess)
    #endif
  }
}

#if canImport(Subprocess)
  extension ProviderProgram {
    /// Ends a program that outlives its input. A kill follows the last step.
    private static let ending: [TeardownStep] = [
      // Signal 0 does nothing, so this step only waits.
      .send(signal: Signal(rawValue: 0), allowedDurationToNextStep: .seconds(1)),
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]

    /// Ends the program's process group when `input` ends, or when the task is cancelled.
    func run(
      reading input: AsyncStream<[UInt8]>,
      _ number: Int,
      of connection: ProviderConnection
    ) async -> ProviderRun.End {
      guard let executable = await executable() else { return .notFound }
      var options = PlatformOptions()
      options.createSession = true
      options.teardownSequence = Self.ending
      let slot = ProviderGroups.Slot()
      defer { slot.leave() }
      do {
        let result = try await Subprocess.run(
          executable,
          arguments: Arguments(arguments),
          platformOptions: options,
          input: .inputWriter,
          output: .sequence,
          error: .sequence
        ) { execution in
          slot.set(execution.processIdentifier.value)
          await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
              for await line in input {
                guard (try? await execution.standardInputWriter.write(line)) == line.count else { break }
              }
              try? await execution.standardInputWriter.finish()
              await execution.teardown(using: Self.ending)
              // End the program's child processes. The group's number isn't reused before the exit status is
              // collected.
              try? execution.send(signal: .kill, toProcessGroup: true)
            }
            tasks.addTask {
              await Self.pieces(of: execution.standardError) {
                await connection.takeErrors($0, from: number)
                return true
              }
            }
            await Self.pieces(of: execution.standardOutput) { await connection.take($0, from: number) }
            await connection.outputEnded(number)
          }
          // Before the exit status is collected, after which another group may get the number.
          slot.leave()
        }
        return .ended(Self.words(for: result.terminationStatus))
      } catch let error as SubprocessError where error.code == .executableNotFound {
        return .notFound
      } catch is CancellationError {
        return .ended("because it was no longer needed")
      } catch {
        return .notStarted("\(error)")
      }
    }

    private static func pieces(of stream: SubprocessOutputSequence, _ take: ([UInt8]) async -> Bool) async {
      do {
        for try await piece in stream {
          guard await take(piece.withUnsafeBytes { Array($0) }) else { return }
        }
      } catch {
        // An unreadable stream counts as ended.
      }
    }

    private static func words(for status: TerminationStatus) -> String {
      switch status {
      case .exited(let code): "with exit code \(code)"
      case .signaled(let number): "by signal \(number)"
      }
    }

    private func executable() async -> Executable? {
      guard name.contains("/") else {
        return (try? await Executable.name(name).resolveExecutablePath(in: .inherit)).map { .path($0) }
      }
      // Only a folder has the entry ".".
      let path = URL(fileURLWithPath: name).path
      guard access(path, X_OK) == 0, access("\(path)/.", F_OK) != 0 else { return nil }
      return .path(Self.literal(path))
    }

    /// Names no module of the path's type, which differs between systems.
    private static func literal<Path: ExpressibleByStringLiteral>(_ path: String) -> Path
    where Path.StringLiteralType == String {
      Path(stringLiteral: path)
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

/// Lets a write to a closed pipe fail, instead of raising SIGPIPE.
enum BrokenPipes {
  /// Makes writing to an ended program an error instead of a signal. Keeps an existing handler.
  static let areErrors: Void = {
    if hasDefaultAction(SIGPIPE) { signal(SIGPIPE, SIG_IGN) }
  }()
}
