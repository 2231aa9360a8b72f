import ServicesFuzzReaders
import Fuzzing

try FuzzProgram.run(FuzzReader.services)
