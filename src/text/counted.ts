/** "1 concept", "3 concepts". */
export function counted(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}
