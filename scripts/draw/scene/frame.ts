/** The size of a picture and the height of its ground line, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly groundY: number;
}

/** The sets a picture may be taken in. */
export const STAGES = [
  "sweep",
  "table",
  "arch",
  "disc",
  "plinth",
  "window",
  "flat",
  "split",
  "room",
  "podium",
  "bay",
  "leaves",
  "shelfwall",
] as const;

/** What stands behind and below the goods. */
export type Stage = (typeof STAGES)[number];
