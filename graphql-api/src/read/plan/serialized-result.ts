/** JSON that PostgreSQL serialized; it goes to the client as this text. */
export class SerializedResult {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
