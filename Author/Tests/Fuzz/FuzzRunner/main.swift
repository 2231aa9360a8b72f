import AuthorFuzzReaders
import Fuzzing

try FuzzProgram.run(FuzzReader.author)
