/** An async iterator that ends immediately when its consumer calls `return`, even while it waits. */
export interface ClosableIterator<Value> extends AsyncIterableIterator<Value, undefined> {
  return(): Promise<IteratorResult<Value, undefined>>;
}

/**
 * Creates an iterator from a generator over `source`. It ends immediately when its consumer calls `return`: a generator alone would delay `return`
 * until the next value arrives.
 */
export function mapIterator<Value>(source: ClosableIterator<unknown>, values: AsyncGenerator<Value, void>): ClosableIterator<Value> {
  const stream: ClosableIterator<Value> = {
    next: async () => (await values.next()) as IteratorResult<Value, undefined>,
    return: async () => {
      await source.return();
      await values.return();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
