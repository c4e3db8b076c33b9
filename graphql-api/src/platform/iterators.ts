/** An async iterator that ends at once when its consumer returns, also while it waits. */
export interface ClosableIterator<Value> extends AsyncIterableIterator<Value, undefined> {
  return(): Promise<IteratorResult<Value, undefined>>;
}

/** Values that arrive by `push` and are read one after the other; `onEnd` runs once, when the consumer returns. */
export class PushIterator<Value> implements ClosableIterator<Value> {
  private readonly values: Value[] = [];
  private readonly waitingReads: ((result: IteratorResult<Value, undefined>) => void)[] = [];
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  push(value: Value): void {
    const resolve = this.waitingReads.shift();
    if (resolve) resolve({ value, done: false });
    else if (!this.ended) this.values.push(value);
  }

  next(): Promise<IteratorResult<Value, undefined>> {
    if (this.values.length > 0) return Promise.resolve({ value: this.values.shift()!, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.waitingReads.push(resolve));
  }

  return(): Promise<IteratorResult<Value, undefined>> {
    if (!this.ended) {
      this.ended = true;
      this.values.length = 0;
      for (const resolve of this.waitingReads.splice(0)) resolve({ value: undefined, done: true });
      this.onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * A generator over an iterator that can end while it waits: a generator alone would delay its consumer's
 * `return` back until the next value comes.
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
