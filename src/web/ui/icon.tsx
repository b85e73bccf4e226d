/** Drawn by ourselves on a 20 × 20 field: lines of 1.6, round ends. Always beside or inside something with a name. */
const paths = {
  plan: "M5 3.500h7l3.500 3.500v9.500H5zM12 3.500V7h3.500M7.500 10h5M7.500 13h5",
  study:
    "M3 5.500c2.700-.9 5-.5 7 1 2-1.500 4.300-1.900 7-1v9.500c-2.700-.9-5-.5-7 1-2-1.500-4.300-1.900-7-1zM10 6.500V16",
  speak:
    "M10 3.500a2.500 2.500 0 0 1 2.500 2.500v4a2.500 2.500 0 0 1-5 0V6A2.500 2.500 0 0 1 10 3.500zM5 9.500a5 5 0 0 0 10 0M10 14.500V17",
  research: "M3.500 16.500h13M5.500 13.500v-4M9 13.500v-8M12.500 13.500v-6M16 13.500v-9",
  speech: "M4 4.500h12v8.500H9.500L6 16v-3H4z",
  close: "M5.500 5.500l9 9M14.500 5.500l-9 9",
  check: "M4.500 10.500l3.500 3.500 7.500-8",
  warning: "M10 3.500l7 12.500H3zM10 8.500v3.500M10 14v.2",
  chevron: "M6 8l4 4 4-4",
  right: "M8 6l4 4-4 4",
  left: "M12 6l-4 4 4 4",
  undo: "M7 5L4 8l3 3M4 8h7.500a4 4 0 0 1 0 8H8",
  search: "M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM12.700 12.700L16.500 16.500",
  plus: "M10 4.500v11M4.500 10h11",
  stop: "M6 6h8v8H6z",
  send: "M4 10l12-5.500-4.500 12-2-5z",
  folder: "M3 5.500h4.500l1.500 2h8v8H3z",
  file: "M5.500 3.500h6l3 3v10h-9zM11.500 3.500v3h3",
  download: "M10 3.500v8.500M6.500 9l3.500 3.500L13.500 9M4 16h12",
  history: "M4 10a6 6 0 1 0 2-4.500L4 7.500M4 4v3.500h3.500M10 7v3.500l2.500 1.500",
  sun: "M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM10 2.500v1.500M10 16v1.500M2.500 10H4M16 10h1.500M4.700 4.700l1 1M14.300 14.300l1 1M4.700 15.300l1-1M14.300 5.700l1-1",
  moon: "M15.500 12A6 6 0 0 1 8 4.500a6 6 0 1 0 7.500 7.500z",
  contrast: "M10 3.500a6.500 6.500 0 1 0 0 13zM10 3.500a6.500 6.500 0 0 1 0 13",
  help: "M7.500 7.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M10 14v.2",
  menu: "M3.500 6h13M3.500 10h13M3.500 14h13",
  pause: "M7 5v10M13 5v10",
  play: "M7 4.500l8.500 5.500L7 15.500z",
  volume: "M4 8v4h2.500L10 15V5L6.500 8zM13 7.500a3.500 3.500 0 0 1 0 5M15 5.500a6.500 6.500 0 0 1 0 9",
  more: "M5 10h.1M10 10h.1M15 10h.1",
  edit: "M4 16l.8-3.500L13 4.300l2.700 2.700-8.200 8.200z",
  grip: "M8 5h.1M8 10h.1M8 15h.1M12 5h.1M12 10h.1M12 15h.1",
  clock: "M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM10 6.500V10l2.500 1.500",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
