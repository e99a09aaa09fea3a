import { goodsHelp } from "./goods-help";
import type { ScreenHelp } from "./help-text";
import { ordersHelp } from "./orders-help";
import { shopHelp } from "./shop-help";
import { teamHelp } from "./team-help";

/**
 * Help by the place of a screen behind `/admin/` (rule office-76); `*` stands for what names a record. A
 * place without help of its own has that of the place before it.
 */
const screenHelps: Readonly<Record<string, ScreenHelp>> = {
  ...ordersHelp,
  ...goodsHelp,
  ...shopHelp,
  ...teamHelp,
};

/** The help of the screen at an address of the office; null for none. */
export function helpOf(pathname: string): ScreenHelp | null {
  const steps = pathname
    .replace(/^\/admin\/?/, "")
    .split("/")
    .filter(Boolean);
  if (steps.length === 0) return screenHelps.home ?? null;
  for (let length = steps.length; length > 0; length -= 1) {
    const place = steps.slice(0, length);
    const [first = "", ...rest] = place;
    const any = [first, ...rest.map((step, at) => (at === 0 ? "*" : step))];
    const found = own(place.join("/")) ?? own(any.join("/"));
    if (found) return found;
  }
  return null;
}

const own = (place: string): ScreenHelp | undefined =>
  Object.hasOwn(screenHelps, place) ? screenHelps[place] : undefined;
