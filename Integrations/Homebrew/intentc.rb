# The formula of intentc for Homebrew. `.ci/formula ARCHIVE` fills in the version and the checksum for a release. No
# Homebrew has run it yet.
class Intentc < Formula
  desc "Compiler for Apple's .intentdefinition files"
  homepage "https://github.com/OWNER/intentc"
  url "https://github.com/OWNER/intentc/archive/refs/tags/@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "Apache-2.0"
  head "https://github.com/OWNER/intentc.git", branch: "main"

  depends_on xcode: ["26.0", :build]

  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"

  on_linux do
    depends_on "pkgconf" => :build
  end

  def install
    # Homebrew's sandbox is around this build, and another one cannot be inside it.
    build = ["build", "--disable-sandbox", "-c", "release"]
    system "swift", *build, "--traits", "CommandLineTool,OptimizedCompiler", "--product", "intentc"
    system ".ci/install", ".build/release/intentc", prefix
    swift = ["--scratch-path", ".build/swift", "--traits", "OptimizedCompiler,AppIntentsReader"]
    system "swift", *build, *swift, "--product", "intentc-swift"
    system ".ci/install", "--swift", ".build/swift/release/intentc-swift", prefix
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/intentc --version") unless build.head?
    (testpath/"Broken.intentdefinition").write "<plist version=\"1.0\"><dict>"
    output = shell_output("#{bin}/intentc validate Broken.intentdefinition 2>&1", 1)
    assert_match "Broken.intentdefinition:1:", output
  end
end
