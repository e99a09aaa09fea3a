import { isVisit } from "~/models/numbers/visitors/is-visit";
import type { VisitorCounts } from "~/services/numbers/visitor-counts.server";
import { clientIp, type IsTrustedProxy } from "~/services/platform/http/hosts/client-address.server";
import type { FinishedRequest } from "~/services/platform/http/observe-requests.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { staffTokenOf } from "~/services/staff/sessions/staff-cookie.server";

/** Most askers that are remembered. */
const maxKnown = 20_000;
const minuteMs = 60_000;

type VisitParts = { shops: ShopDirectory; isTrustedProxy?: IsTrustedProxy | undefined; now: () => Date };

/**
 * Makes the counting of visitors by the pages they were shown, kept ones too, once these are sent (rule
 * numbers-9). Who was counted within the minute costs a look alone: days begin with a minute, so that nobody
 * is missed on the next one.
 */
export function countVisits({ shops, isTrustedProxy, now }: VisitParts, counts: VisitorCounts) {
  const known = new Set<string>();
  let minute = 0;
  return ({ req, method, path, status }: FinishedRequest): void => {
    const { headers, socket } = req;
    if (!isVisit({ method, path, status, headers }) || socket.remoteAddress === undefined) return;
    const { host = "", "user-agent": userAgent, "x-forwarded-for": forwardedFor = "" } = headers;
    const asker = `${host}\n${socket.remoteAddress}\n${forwardedFor}\n${userAgent}`;
    const current = Math.floor(now().getTime() / minuteMs);
    if (current !== minute || known.size >= maxKnown) known.clear();
    minute = current;
    if (known.has(asker)) return;
    known.add(asker);
    // Who works in the office looks after the shop.
    if (headers.cookie && staffTokenOf(headers.cookie) !== null) return;
    const network = clientIp(socket.remoteAddress, forwardedFor.toString(), isTrustedProxy);
    shops.find(host).then(
      (shop) => shop && counts.add(shop, network, userAgent),
      // While the database is away nothing can be counted.
      () => {},
    );
  };
}
