"""A fake server of a live page."""
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import assemble
import sample


class Server:
    """A fake `diorama gallery --serve` whose answers a test sets."""

    def __init__(self, model):
        self.model, self.answers, self.posted, self.refusals = model, {}, [], {}
        self.changed = threading.Condition()
        self.revision = 0
        self.asked, self.listening = [], 0
        self.failures = []
        self.states = {screen["id"]: screen["state"] for screen in model["screens"]}
        server = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def answer(self, body, kind="application/json", status=200):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_GET(self):
                server.asked.append((self.path, self.headers.get("X-Diorama-Token")))
                if self.path.startswith("/data") and server.failures:
                    status, words = server.failures.pop()
                    self.answer(words.encode(), "text/plain; charset=utf-8", status)
                elif self.path.startswith("/data"):
                    self.answer(json.dumps(server.answer).encode())
                elif self.path.startswith("/events"):
                    self.send_response(200)
                    self.send_header("Content-Type", "text/event-stream")
                    self.end_headers()
                    reported = 0
                    server.listening += 1
                    try:
                        while not server.closed:
                            with server.changed:
                                server.changed.wait_for(lambda: server.revision > reported or server.closed, 0.1)
                            # A comment instead of an event shows whether the client still listens.
                            said = ": still here\n\n"
                            if server.revision > reported:
                                reported = server.revision
                                said = f'event: model\ndata: {{"revision": {reported}}}\n\n'
                            self.wfile.write(said.encode())
                            self.wfile.flush()
                    except OSError:
                        pass
                    server.listening -= 1
                elif self.path.startswith("/?"):
                    self.answer(assemble.page(server.model, live=True).encode(), "text/html; charset=utf-8")
                else:
                    self.answer(b"", status=404)

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if server.failures:
                    status, words = server.failures.pop()
                    return self.answer(words.encode(), "text/plain; charset=utf-8", status)
                server.posted.append((self.path, self.headers.get("X-Diorama-Token"), body))
                ids = [one["screen"] for one in body["decisions"]]
                refused = [{"screen": id, "why": server.refusals[id]} for id in ids if id in server.refusals]
                done = [id for id in ids if id not in server.refusals]
                self.answer(json.dumps({"done": done, "refused": refused}).encode(), status=200 if done else 409)

        self.closed = False
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.http.server_port}/?token=secret"

    def say(self, answer):
        with self.changed:
            self.revision += 1
            self.states |= {screen["id"]: screen["state"] for screen in answer["screens"]}
            states = [self.states[id] for id in answer["order"]]
            self.answer = answer | {"summary": sample.summary(states), "revision": self.revision}
            self.changed.notify_all()

    def close(self):
        self.closed = True
        with self.changed:
            self.changed.notify_all()
        self.http.shutdown()
