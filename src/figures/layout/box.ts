/** A point, with y growing downwards. */
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

export function around(points: readonly Point[], by = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { x: left, y: top, width: Math.max(...xs) + by - left, height: Math.max(...ys) + by - top };
}

export function union(a: Box, b: Box): Box {
  return around([
    { x: a.x, y: a.y },
    { x: b.x, y: b.y },
    { x: a.x + a.width, y: a.y + a.height },
    { x: b.x + b.width, y: b.y + b.height },
  ]);
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** Sides that touch do not meet. */
export function meet(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether a straight line comes through a box, by cutting it at the four sides. */
export function crosses(from: Point, to: Point, box: Box): boolean {
  let [low, high] = [0, 1];
  const sides = [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const;
  for (const [start, by, least, most] of sides) {
    if (by === 0) {
      if (start <= least || start >= most) return false;
      continue;
    }
    const [a, b] = [(least - start) / by, (most - start) / by];
    low = Math.max(low, Math.min(a, b));
    high = Math.min(high, Math.max(a, b));
    if (low >= high) return false;
  }
  return true;
}

/** Where a line from the middle of a box towards a point leaves it. */
export function edgeTowards(box: Box, to: Point): Point {
  const middle = centreOf(box);
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const share = Math.max(Math.abs(dx) / (box.width / 2), Math.abs(dy) / (box.height / 2));
  return share === 0 ? middle : { x: middle.x + dx / share, y: middle.y + dy / share };
}
