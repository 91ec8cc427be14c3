/// `fsync` that also empties the cache of the disk, which Apple's `fsync` does not. Not every disk supports that.
package func fullSync(_ file: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return fsync(file)
}
