/** Where the lit state of a drawing is, as shares of its width and height; null where none is lit. */
export function litPlace(drawing: string): { x: number; y: number } | null {
  const box = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(drawing);
  const lit = /<g class="state[^"]* now">.*?<text class="name" x="([-\d.]+)" y="([-\d.]+)">/.exec(drawing);
  if (box === null || lit === null) return null;
  const [left = 0, top = 0, width = 1, height = 1] = box.slice(1).map(Number);
  const [x = 0, y = 0] = lit.slice(1).map(Number);
  return { x: (x - left) / width, y: (y - top) / height };
}
