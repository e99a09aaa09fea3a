import { phrase } from "~/models/platform/texts/phrase";
import { formatDay } from "../../platform/date/format-date";

/**
 * The line 'Expected to ship on Jan 31 2027' (rule selling-12); empty if the day is unknown or has passed.
 * @param shipsOn ISO day
 * @param today ISO day of the shop
 */
export const expectedShipText = (shipsOn: string | null, today: string): string =>
  shipsOn === null || shipsOn < today ? "" : phrase("Expected to ship on {day}", { day: formatDay(shipsOn) });
