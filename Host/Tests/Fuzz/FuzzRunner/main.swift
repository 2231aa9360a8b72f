import Fuzzing
import HostFuzzReaders

try FuzzProgram.run(FuzzReader.host)
