import { formatDay } from "../date/format-date";

/**
 * When backordered pieces should be sent, in words (rule selling-12); empty for not known, and for a day that has passed.
 * @param shipsOn ISO day
 * @param today ISO day of the shop
 */
export const expectedShipText = (shipsOn: string | null, today: string): string =>
  shipsOn === null || shipsOn < today ? "" : `Expected to ship on ${formatDay(shipsOn)}`;
