// Nothing of its own: importing IOKit.ps imports the Swift module IOKit.
