// The audio part of AVFoundation, under Apple's name for it.
@_exported import AVFoundation
