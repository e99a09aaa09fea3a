// @public

const paths = {
  cart: "M3 4h2l2.2 11h10.6L20 7H6.2M9 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm8 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z",
  search: "m20 20-4.2-4.2M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  chevronDown: "m6 9 6 6 6-6",
  chevronRight: "m9 6 6 6-6 6",
  chevronLeft: "m15 6-6 6 6 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M9 6v12M15 6v12",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  list: "M4 6h16M4 12h16M4 18h16",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  truck:
    "M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm10 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  trash: "M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12",
  message: "M4 5h16v11H9.5L5 20v-4H4z",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  leaf: "M5 19C5 9 11 5 20 5c0 9-4 15-13 14M5 19c2-4 5-7 9-9",
} as const;

export type IconName = keyof typeof paths;

/**
 * A line icon, 24 px grid, in the text color. It is decorative: the element around it has the accessible
 * name.
 */
export function Icon({ name, sizePx = 22 }: { name: IconName; sizePx?: number }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      // A page written from the right turns what points along the line (base.css).
      data-way={name === "chevronLeft" || name === "chevronRight" ? "" : undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
