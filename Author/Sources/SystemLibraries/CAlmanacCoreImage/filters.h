// Nothing of its own: importing CoreImage.CIFilterBuiltins imports the Swift module CoreImage.
