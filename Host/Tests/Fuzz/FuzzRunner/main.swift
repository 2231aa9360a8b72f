import HostFuzzReaders
import Fuzzing

try FuzzProgram.run(FuzzReader.host)
