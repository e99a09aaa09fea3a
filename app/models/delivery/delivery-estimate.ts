import { z } from "zod";

/** When an order arrives: in the owner's words, or so many working days after it was placed. */
export const deliveryEstimateSchema = z.union([
  z.object({ id: z.string().min(1), text: z.string().min(1) }).strict(),
  z
    .object({
      id: z.string().min(1),
      /** Fewest and most working days. */
      days: z.tuple([z.number().int().min(0).max(365), z.number().int().min(0).max(365)]),
    })
    .strict(),
]);

/** One of a shop's delivery estimates. */
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;

const dayMs = 24 * 60 * 60 * 1000;
/** Widest offset there is: UTC-12 and UTC+14, minutes as `Date.getTimezoneOffset` has them. */
const offsetLimits = { least: -14 * 60, most: 12 * 60 };

/**
 * The delivery estimate of a product in words (part 1, §7 getDeliveryEstimate): the one it names, else the shop's
 * first. Days are counted on the shopper's calendar and skip weekends. Null where the shop promises nothing.
 * @param timezoneOffsetMin minutes the shopper's clock is behind UTC, as browsers have it
 */
export function deliveryEstimateText(
  estimates: readonly DeliveryEstimate[],
  id: string | null,
  now: Date,
  timezoneOffsetMin: number,
): string | null {
  const estimate = id ? estimates.find((one) => one.id === id) : estimates[0];
  if (!estimate) return null;
  if ("text" in estimate) return estimate.text;
  const offsetMin = Math.min(offsetLimits.most, Math.max(offsetLimits.least, timezoneOffsetMin));
  const today = new Date(now.getTime() - offsetMin * 60_000);
  const [first, last] = estimate.days.map((days) => dayName(workingDaysAfter(today, days)));
  return first === last ? `Arrives ${first}` : `Arrives ${first} - ${last}`;
}

/** Dates carry the shopper's calendar in their UTC fields. */
function workingDaysAfter(today: Date, days: number): Date {
  let day = today;
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--;
  }
  return day;
}

const dayName = (day: Date) =>
  day.toLocaleDateString("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
