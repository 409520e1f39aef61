"""What is reached from outside: HTTP, WebSocket, pages, and what guards them."""
