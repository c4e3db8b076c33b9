/** Example queries of the explorer, one per tab. */
export const examples = [
  `# The GraphQL API of this marketplace.
# Press the play button to run this query.
# You act as whoever is signed in here.
# The book on the left lists every field.
query NewestThings {
  products(first: 5) {
    totalCount
    nodes {
      id
      name
      price
      rating {
        average
        count
      }
      seller {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  `# Small typing errors are forgiven.
query Search {
  products(filter: { search: "gitar", maxPrice: 5000 }, sort: RELEVANCE) {
    nodes {
      id
      name
      price
      category {
        name
      }
    }
  }
}
`,
  `# Needs a sign-in: everything about you in one request.
query Me {
  me {
    name
    email
    points {
      total
      history(first: 5) {
        nodes {
          action
          points
          createdAt
        }
      }
    }
    ordersPlaced(first: 5) {
      nodes {
        id
        status
        total
        lines {
          name
          quantity
        }
      }
    }
  }
}
`,
  `# Gives a token. Send it as the Authorization header, or as connectionParams.authorization of a socket.
mutation SignIn($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) {
    token
    expiresAt
    user {
      name
    }
  }
}
`,
  `# Goes on until you stop it: change the price of product 1 in another window.
subscription FollowProduct {
  productChanged(id: "1") {
    name
    price
    quantity
  }
}
`,
];
