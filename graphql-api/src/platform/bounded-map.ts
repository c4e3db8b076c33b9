/** A map of at most `most` entries: where it is full, a new one takes the place of the oldest. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.most && !this.has(key)) this.delete(this.keys().next().value!);
    return super.set(key, value);
  }
}
