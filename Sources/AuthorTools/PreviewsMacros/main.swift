import Foundation
import Glibc

// A compiler plugin: the compiler starts it and asks for expansions over standard input, one JSON message at a time,
// each after its length as an unsigned 64-bit little-endian number.
let channel = PluginChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
while let message = channel.read() { channel.write(PluginResponse.answer(to: message)) }
