/** A node of the trie: the child nodes for the next parts, and the text of the sequence that ends here. */
interface Node {
  next: Map<unknown, Node>;
  text: string | undefined;
}

const node = (): Node => ({ next: new Map(), text: undefined });

/**
 * Texts by the sequence of their parts, compared by identity. The same parts always give the same string, so that it is neither concatenated nor
 * hashed again as the key of a map.
 */
export class InternedTexts {
  private root = node();
  private size = 0;

  /** Stores at most `most` parts. When there are more, all are dropped. */
  constructor(private readonly most: number) {}

  /** Returns the text of these parts. `make` is called the first time. */
  of(parts: readonly unknown[], make: () => string): string {
    let at = this.root;
    for (const part of parts) at = at.next.get(part) ?? this.add(at, part);
    at.text ??= make();
    const { text } = at;
    if (this.size > this.most) this.clear();
    return text;
  }

  private add(to: Node, part: unknown): Node {
    const added = node();
    to.next.set(part, added);
    this.size += 1;
    return added;
  }

  private clear(): void {
    this.root = node();
    this.size = 0;
  }
}
