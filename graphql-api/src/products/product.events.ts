import type { LiveEvent } from '../platform/ports.ts';

/** Topic of the changes of a product. */
export const productTopic = (id: string) => `product:${id}`;

/** Stock, text, price or rating of a product changed. */
export const productChanged = (id: string): LiveEvent => ({ topic: productTopic(id), id });
