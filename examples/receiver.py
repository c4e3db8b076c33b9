"""Receives webhooks: python3 receiver.py 8080 whsec_…"""

import base64
import hashlib
import hmac
import http.server
import json
import sys
import time

port, secret = int(sys.argv[1]), base64.b64decode(sys.argv[2].removeprefix("whsec_"))
# A receiver that is started again needs a table in its place.
seen = set()


def is_signed(headers, body):
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    wanted = "v1," + base64.b64encode(hmac.digest(secret, signed, hashlib.sha256)).decode()
    # After a rotation there are two signatures.
    return any(hmac.compare_digest(wanted, given) for given in headers["webhook-signature"].split())


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if not is_signed(self.headers, body):
            self.send_response(400)
        else:
            if self.headers["webhook-id"] not in seen:
                print(json.loads(body)["type"], flush=True)
            seen.add(self.headers["webhook-id"])
            self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("", port), Receiver)
print("ready", flush=True)
server.serve_forever()
