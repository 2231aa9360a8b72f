// An empty module. The toolchain's Testing declares a cross-import overlay of this name, which the compiler imports wherever a file imports both
// Testing and UIKit. (On Apple's systems it attaches images to tests.) Without this module, no test could import both.
