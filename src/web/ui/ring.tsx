import type { ReactNode } from "react";

/** How much of something is there, as a ring that closes; what stands inside it says the same in words. */
export function Ring({ share, size, children }: { share: number; size: number; children: ReactNode }) {
  const shown = Math.max(0, Math.min(1, share));
  return (
    <div className="ring" style={{ width: size, height: size }}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className="ring-whole" cx="50" cy="50" r="43" pathLength={100} />
        {shown > 0 && (
          <circle
            className={shown === 1 ? "ring-part ring-closed" : "ring-part"}
            cx="50"
            cy="50"
            r="43"
            pathLength={100}
            strokeDasharray={`${100 * shown} 100`}
          />
        )}
      </svg>
      <div className="ring-inside">{children}</div>
    </div>
  );
}
