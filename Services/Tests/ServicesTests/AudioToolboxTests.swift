import AudioToolbox
import Foundation
import Testing

/// Memory of Core Audio's buffers.
@Suite struct AudioToolboxTests {
  @Test func `a list of buffers is a collection in memory`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: AudioBufferList.sizeInBytes(maximumBuffers: 3), alignment: 16)
    defer { memory.deallocate() }
    let list = UnsafeMutableAudioBufferListPointer(memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    list.count = 3
    for index in list.indices { list[index] = AudioBuffer(mNumberChannels: 1, mDataByteSize: UInt32(index), mData: nil) }
    #expect(list.map(\.mDataByteSize) == [0, 1, 2] && list.unsafePointer.pointee.mBuffers.mDataByteSize == 0)
  }
}
