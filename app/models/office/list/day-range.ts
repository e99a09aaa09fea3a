import { zonedMomentMs } from "../../platform/date/zoned-moment";

/**
 * Days of a shop, both included, as moments in UTC ISO: from the first one's start to before the last one's
 * end.
 */
export function listedDays(
  from: string | undefined,
  until: string | undefined,
  zone: string,
): { from: string | null; before: string | null } {
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    from: from ? iso(zonedMomentMs(from, zone)) : null,
    before: until ? iso(zonedMomentMs(until, zone, "ends")) : null,
  };
}
