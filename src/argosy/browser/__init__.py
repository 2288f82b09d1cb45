"""Tables in a page, without a server: the server's application in a web worker, with a store that the page keeps."""
