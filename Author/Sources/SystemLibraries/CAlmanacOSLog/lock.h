// Nothing of its own: importing os.lock imports the Swift module os.
