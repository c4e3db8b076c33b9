"""Every listing under a price, page by page: python3 listings.py https://market.example/graphql 500"""

import json
import sys
import urllib.request

url, most = sys.argv[1], float(sys.argv[2])
QUERY = """query ($most: Float, $after: String) {
  products(first: 50, after: $after, filter: { maxPrice: $most }) {
    nodes { name price }
    pageInfo { hasNextPage endCursor }
  }
}"""

after = None
while True:
    body = json.dumps({"query": QUERY, "variables": {"most": most, "after": after}}).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as response:
        products = json.load(response)["data"]["products"]
    for product in products["nodes"]:
        print(f"{product['price']}\t{product['name']}")
    if not products["pageInfo"]["hasNextPage"]:
        break
    after = products["pageInfo"]["endCursor"]
