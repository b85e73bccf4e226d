import { pictureOf, type Shape } from "./picture-of.ts";

/** A drawing of its own for each course: the same name gives the same one. Decoration: nothing is said by it alone. */
export function CoursePicture({ name }: { name: string }) {
  const { hue, shapes } = pictureOf(name);
  return (
    <svg
      className="study-picture"
      viewBox="0 0 240 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="240" height="72" style={{ fill: `oklch(var(--picture-ground) ${hue})` }} />
      {shapes.map((shape) => (
        <Drawn key={`${shape.x} ${shape.y}`} shape={shape} hue={hue} />
      ))}
    </svg>
  );
}

function Drawn({ shape: { x, y, size, form, tone }, hue }: { shape: Shape; hue: number }) {
  const colour =
    tone === "soft" ? `oklch(var(--picture-soft) ${hue})` : `oklch(var(--picture-strong) ${hue + 40})`;
  if (form === "ring")
    return <circle cx={x} cy={y} r={size} style={{ fill: "none", stroke: colour, strokeWidth: 4 }} />;
  if (form === "dot") return <circle cx={x} cy={y} r={size} style={{ fill: colour }} />;
  const path =
    form === "hill"
      ? `M${x - size * 2} 72 Q${x} ${y - size} ${x + size * 2} 72Z`
      : `M${x} ${y - size}l${size} ${size * 1.7}h-${size * 2}z`;
  return <path d={path} style={{ fill: colour }} />;
}
