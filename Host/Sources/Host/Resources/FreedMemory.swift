import CExtensionProcess

/// What becomes of memory that this process frees.
public enum FreedMemory {
  /// Smaller than a picture of a few hundred points at the device's scale, and larger than almost everything else.
  private static let blockBytes: Int32 = 1 << 20

  /// Gives large blocks back to the system as soon as they are freed, for a process that runs for weeks and paints pictures of many sizes.
  ///
  /// Without it, bursts of pictures left some 4 MB each in the process for good (`Scripts/soak --only leave_pictures`).
  public static func returnLargeBlocks() { _ = almanac_return_freed_blocks(blockBytes) }
}
