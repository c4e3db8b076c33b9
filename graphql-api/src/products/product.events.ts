import type { LiveEvent } from '../platform/ports.ts';

/** Where changes of a product are told. */
export const productTopic = (id: string) => `product:${id}`;

/** Stock, text, price or rating of a product changed. */
export const productChanged = (id: string): LiveEvent => ({ topic: productTopic(id), id });
