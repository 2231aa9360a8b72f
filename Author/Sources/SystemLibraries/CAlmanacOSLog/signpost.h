// Nothing of its own: importing os.signpost imports the Swift module os.
