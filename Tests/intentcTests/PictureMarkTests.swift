import Testing

@testable import intentc

struct PictureMarkTests {
  private let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 1, count: 25) + [2, 3]

  @Test func `the mark follows the header`() {
    let marked = PictureMark.added(to: picture)
    #expect(marked.count == picture.count + 36)
    #expect(marked.starts(with: picture[..<33]) && marked.suffix(2) == [2, 3])
    #expect(PictureMark.isPresent(in: marked))
  }

  @Test func `nothing else has the mark`() {
    let marked = PictureMark.added(to: picture)
    for file in [picture, [], Array(marked.dropFirst()), Array(marked[..<50]), Array("Software".utf8)] {
      #expect(!PictureMark.isPresent(in: file))
    }
    #expect(PictureMark.added(to: [1, 2, 3]) == [1, 2, 3])
  }
}
