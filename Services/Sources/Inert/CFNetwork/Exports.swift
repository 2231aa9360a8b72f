// Core Foundation's hosts, sockets and streams, which Foundation exports too.
@_exported import AlmanacFoundationCompat
