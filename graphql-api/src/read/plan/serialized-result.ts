/** JSON text serialized by PostgreSQL and sent to the client unchanged. */
export class SerializedResult {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
