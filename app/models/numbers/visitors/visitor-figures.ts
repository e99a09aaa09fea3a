// @public

/** Who visited a shop on a day, and how many people bought on it (rule numbers-9). */
export type VisitorDay = { day: string; visitors: number; bought: number };

/** Visitors of a time, and how many of them bought. */
type VisitorFigures = { visitors: number; bought: number };

/** The days of a time together: who comes on two days is a visitor of each. */
export const sumVisitors = (days: readonly VisitorDay[]): VisitorFigures =>
  days.reduce(
    (sum, { visitors, bought }) => ({ visitors: sum.visitors + visitors, bought: sum.bought + bought }),
    { visitors: 0, bought: 0 },
  );

/**
 * Which part of the visitors bought, in tenths of a percent; null without any. Several people behind one
 * network and one kind of browser are one visitor, so that more may have bought than are known to have come.
 */
export function boughtPermille({ visitors, bought }: VisitorFigures): number | null {
  return visitors === 0 ? null : Math.min(1000, Math.round((bought * 1000) / visitors));
}
