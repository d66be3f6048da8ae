/** The secrets of seats that were taken on this page, for personal links. They are nowhere else but in cookies no script can read. */
const kept = new Map<string, string>();

export function keepToken(table: string, seat: number, token: string): void {
  kept.set(`${table}/${seat}`, token);
}

export function tokenOf(table: string, seat: number | null): string {
  return kept.get(`${table}/${seat}`) ?? "";
}
