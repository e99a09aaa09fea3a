// @public

import { DateTime } from "luxon";
import { phrase } from "~/models/platform/texts/phrase";
import { inZone, weekdayText } from "../../platform/date/format-date";
import type { DeliveryEstimate } from "../../shops/settings/delivery-estimate";
import type { SellableTerms } from "./sellable";
import type { ShippingMethod } from "./shipping-method";

/** What decides when pieces arrive (rule dates-2). */
export type ArrivalTerms = {
  /** The estimate the product names; empty for none. */
  estimateId: string;
  /** How they are delivered; null while that is not known. */
  method: Pick<ShippingMethod, "type" | "estimate"> | null;
  /**
   * For pieces of which some are not in stock, the ISO day on which the last should ship; null for pieces in
   * stock.
   */
  backorder: { shipsOn: string | null } | null;
};

/**
 * When pieces of something ship of which some are not in stock (rule selling-12); null for pieces in stock.
 */
export const backorderOf = (
  { backorderShipsOn }: Pick<SellableTerms, "backorderShipsOn">,
  isBackordered: boolean,
): ArrivalTerms["backorder"] => (isBackordered ? { shipsOn: backorderShipsOn } : null);

/** What a shop promises, and the moment and the calendar it is counted from. `zone` is an IANA name. */
export type ArrivalCalendar = { estimates: readonly DeliveryEstimate[]; now: Date; zone: string };

/**
 * When pieces arrive, in words: the one source of every date that is promised (rules dates-2 and dates-3).
 * Empty where nothing can be promised.
 */
export function arrivalText(terms: ArrivalTerms, calendar: ArrivalCalendar): string {
  const start = startOf(terms, calendar);
  const estimate = estimateFor(terms, calendar.estimates);
  if (!estimate) return "";
  if ("text" in estimate) return start || estimate.id === terms.estimateId ? estimate.text : "";
  if (!start) return "";
  const [first = "", last = ""] = estimate.days.map((days) => weekdayText(workingDaysAfter(start, days)));
  return first === last
    ? phrase("Arrives {first}", { first })
    : phrase("Arrives {first} – {last}", { first, last });
}

/** The day that days are counted from; null when the ship date of backordered pieces is unknown. */
function startOf({ backorder }: ArrivalTerms, { now, zone }: ArrivalCalendar): DateTime<true> | null {
  const today = inZone(now, zone);
  if (backorder === null) return today;
  const shipsOn =
    backorder.shipsOn === null ? null : DateTime.fromISO(backorder.shipsOn, { zone, locale: "en-US" });
  return shipsOn?.isValid && shipsOn >= today.startOf("day") ? shipsOn : null;
}

/**
 * The product's estimate and the method's: the later of two in days, the owner's words for the product before
 * those for the method. The shop's first where neither names one. Undefined for one the shop does not know.
 */
function estimateFor(
  { estimateId, method }: ArrivalTerms,
  estimates: readonly DeliveryEstimate[],
): DeliveryEstimate | undefined {
  const known = (id: string) => estimates.find((one) => one.id === id);
  const methodId = method?.estimate ?? "";
  if (method?.type === "pickup" && methodId === "") return undefined;
  if (estimateId === "") return methodId === "" ? estimates[0] : known(methodId);
  const own = known(estimateId);
  const way = known(methodId);
  if (!own || methodId === "") return own;
  if (!way || "text" in own || "text" in way) return way && own;
  const [ownDays, wayDays] = [own.days, way.days];
  return { id: own.id, days: [Math.max(ownDays[0], wayDays[0]), Math.max(ownDays[1], wayDays[1])] };
}

function workingDaysAfter(start: DateTime<true>, days: number): DateTime<true> {
  // Counted by weekdays, 1 to 7: each step on a calendar asks for its zone's offset.
  let passed = 0;
  for (let left = days; left > 0; passed++) if (((start.weekday + passed) % 7) + 1 < 6) left--;
  return start.plus({ days: passed });
}
