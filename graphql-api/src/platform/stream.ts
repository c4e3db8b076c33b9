/** A stream that ends at once when its reader leaves, also while it waits. */
export interface Stream<Value> extends AsyncIterableIterator<Value, undefined> {
  return(): Promise<IteratorResult<Value, undefined>>;
}

/** Values that arrive by `push` and are read one after the other; `onEnd` runs once, when the reader leaves. */
export class Queue<Value> implements Stream<Value> {
  private readonly values: Value[] = [];
  private readonly readers: ((result: IteratorResult<Value, undefined>) => void)[] = [];
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  push(value: Value): void {
    const reader = this.readers.shift();
    if (reader) reader({ value, done: false });
    else if (!this.ended) this.values.push(value);
  }

  next(): Promise<IteratorResult<Value, undefined>> {
    if (this.values.length > 0) return Promise.resolve({ value: this.values.shift()!, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.readers.push(resolve));
  }

  return(): Promise<IteratorResult<Value, undefined>> {
    if (!this.ended) {
      this.ended = true;
      this.values.length = 0;
      for (const reader of this.readers.splice(0)) reader({ value: undefined, done: true });
      this.onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * A generator over a stream that can be left while it waits: a generator alone would hold its reader's
 * `return` back until the next value comes.
 */
export function derived<Value>(source: Stream<unknown>, values: AsyncGenerator<Value, void>): Stream<Value> {
  const stream: Stream<Value> = {
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
