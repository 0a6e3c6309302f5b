// A page has a service worker; the list of files hangs on it.
