import AlmanacFoundationCompat
import CoreAudio
import Testing

/// Devices for sound.
@Suite struct CoreAudioTests {
  @Test func `asking for the default output device fails`() {
    var address = AudioObjectPropertyAddress(
      mSelector: kAudioHardwarePropertyDefaultOutputDevice, mScope: kAudioObjectPropertyScopeGlobal, mElement: kAudioObjectPropertyElementMain)
    var (device, size) = (AudioDeviceID(7), UInt32(4))
    let status = AudioObjectGetPropertyData(AudioObjectID(kAudioObjectSystemObject), &address, 0, nil, &size, &device)
    #expect(status == 0x7374_6F70 && size == 0 && device == 7)
  }
}
