import Foundation
import Glibc
import MacroExpansion

// A compiler plugin. The compiler starts it and requests expansions over standard input: JSON messages, each preceded by its length as an
// unsigned 64-bit little-endian number.
let channel = PluginChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
while let message = channel.read() { channel.write(PluginResponse.response(to: message)) }
