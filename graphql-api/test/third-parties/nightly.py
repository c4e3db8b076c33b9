"""What a student writes on a laptop without installing anything: reads all listings of a seller page by page, and renews a token that has ended."""

import json
import sys
import urllib.error
import urllib.request

url, seller, old_token, token = sys.argv[1:]
PAGE = """query ($seller: ID!, $after: String, $first: Int) {
  me { id }
  products(first: $first, after: $after, filter: { sellerId: $seller }) { nodes { id name } pageInfo { hasNextPage endCursor } }
}"""


def ask(authorization, variables):
    body = json.dumps({"query": PAGE, "variables": variables}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + authorization}
    with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as response:
        return json.load(response)["data"]


try:
    ask(old_token, {"seller": seller})
except urllib.error.HTTPError as error:
    rejection = {"status": error.code, "challenge": error.headers["WWW-Authenticate"], "code": json.load(error)["errors"][0]["extensions"]["code"]}

names, after = [], None
while True:
    page = ask(token, {"seller": seller, "after": after, "first": 2})["products"]
    names += [node["name"] for node in page["nodes"]]
    after = page["pageInfo"]["endCursor"]
    if not page["pageInfo"]["hasNextPage"]:
        break

print(json.dumps({"rejection": rejection, "names": names}))
