/** Names an object that changed; the read compiler turns it into what the client asked for. */
export interface Named {
  id: string;
}
