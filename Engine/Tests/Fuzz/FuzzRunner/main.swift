import EngineFuzzReaders
import Fuzzing

try FuzzProgram.run(FuzzReader.engine)
