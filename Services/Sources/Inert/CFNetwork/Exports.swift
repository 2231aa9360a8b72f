// Hosts, sockets and streams of Core Foundation, which Foundation gives, too.
@_exported import FoundationCompat
