/** A WebSocket whose other side is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("nobody has connected");
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** What was sent, pings left out. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }

  tell(message: object): void {
    this.readyState = 1;
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}
