"""Orders a listing once, however often it is tried: python3 order.py https://market.example/graphql cctest_… 2"""

import json
import sys
import time
import urllib.error
import urllib.request
import uuid

url, token, product = sys.argv[1:]
QUERY = """mutation ($productId: ID!, $key: String!) {
  placeOrder(input: { productId: $productId, idempotencyKey: $key }) { order { id status } }
}"""
# The same for every try: the marketplace answers a repeated call with the first order.
VARIABLES = {"productId": product, "key": str(uuid.uuid4())}


def place():
    body = json.dumps({"query": QUERY, "variables": VARIABLES}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + token}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        # The body of a rejected request has the same form.
        return json.load(error)


for _ in range(3):
    answer = place()
    if "errors" not in answer:
        print("Ordered:", answer["data"]["placeOrder"]["order"]["status"])
        break
    # A code is for programs, the message is for people. Only what passes by itself is worth another try.
    error = answer["errors"][0]
    print(f"{error['extensions']['code']}: {error['message']}")
    if "retryAfter" not in error["extensions"]:
        break
    time.sleep(error["extensions"]["retryAfter"])
