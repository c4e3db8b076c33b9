import listingsPy from '../../../../examples/listings.py?raw';
import listingsSh from '../../../../examples/listings.sh?raw';
import listingsTs from '../../../../examples/listings.ts?raw';
import orderPy from '../../../../examples/order.py?raw';
import orderTs from '../../../../examples/order.ts?raw';
import receiverPy from '../../../../examples/receiver.py?raw';
import signInTs from '../../../../examples/sign-in.ts?raw';
import steer from '../../../../examples/steer.graphql?raw';
import urqlTs from '../../../../examples/urql.ts?raw';
import receiverTs from '../../../../examples/receiver.ts?raw';

/** Program in one language from `examples`, which the tests run. */
export interface Example {
  file: string;
  code: string;
}

/** Examples by their purpose. */
export const examples = {
  listings: [
    { file: 'listings.sh', code: listingsSh },
    { file: 'listings.ts', code: listingsTs },
    { file: 'listings.py', code: listingsPy },
  ],
  order: [
    { file: 'order.ts', code: orderTs },
    { file: 'order.py', code: orderPy },
  ],
  receiver: [
    { file: 'receiver.ts', code: receiverTs },
    { file: 'receiver.py', code: receiverPy },
  ],
  signIn: [{ file: 'sign-in.ts', code: signInTs }],
  steer: [{ file: 'steer.graphql', code: steer }],
  urql: [{ file: 'urql.ts', code: urqlTs }],
} as const satisfies Record<string, readonly Example[]>;
