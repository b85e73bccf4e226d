/** What a card of a stack is called where hints are counted. */
export function cardNumber(at: number): string {
  return String(at + 1);
}
