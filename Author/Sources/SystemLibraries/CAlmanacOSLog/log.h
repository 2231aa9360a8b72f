// Nothing of its own: importing os.log imports the Swift module os.
