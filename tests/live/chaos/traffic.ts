/** How busy shoppers and looks keep a site. */
export type Traffic = {
  /** Shoppers who buy all the time. */
  buyers: number;
  /** Between two purchases of one of them. */
  pauseMs: number;
  /** Between two looks at whether a page or a write is served. */
  lookEveryMs: number;
  /** Shopping in peace before the first fault and after each, so that each row of the report is its own. */
  calmMs: number;
};

/** As much as `npm run chaos` sends. */
export const busyTraffic: Traffic = { buyers: 6, pauseMs: 150, lookEveryMs: 200, calmMs: 1_500 };

/** As little as shows what a fault does. */
export const lightTraffic: Traffic = { buyers: 2, pauseMs: 1_000, lookEveryMs: 500, calmMs: 500 };
