import Fuzzing
import ServicesFuzzReaders

try FuzzProgram.run(FuzzReader.services)
