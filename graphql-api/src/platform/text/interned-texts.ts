/** A node of the trie: the nodes of the next parts, and the text of the sequence that ends here. */
interface Node {
  next: Map<unknown, Node>;
  text: string | undefined;
}

const node = (): Node => ({ next: new Map(), text: undefined });

/**
 * Texts by the sequence of parts that they are made of, compared by identity. A text that is made again from the same parts is the same
 * string, so that it is neither concatenated nor, as a key of a map, hashed again.
 */
export class InternedTexts {
  private root = node();
  private size = 0;

  /** Keeps at most `most` parts; all are forgotten when there are more. */
  constructor(private readonly most: number) {}

  /** The text of these parts; `make` is called the first time. */
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
