/** What a screen reader is told: events in their order, and at once what needs an answer. */
/** More is never said at once, and a screen reader must find all of it. */
const MOST = 60;

class Announcer {
  polite = $state<{ id: number; text: string }[]>([]);
  urgent = $state("");
  private count = 0;

  /** Something happened. */
  say(text: string): void {
    if (!text) return;
    this.count += 1;
    this.polite = [...this.polite, { id: this.count, text }].slice(-MOST);
  }

  /** Something needs an answer, or went wrong. */
  call(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }

  clear(): void {
    this.polite = [];
    this.urgent = "";
  }
}

export const announcer = new Announcer();
