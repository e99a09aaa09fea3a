import type { IncomingMessage, ServerResponse } from "node:http";
import { isVisit } from "~/models/numbers/visitors/is-visit";
import type { VisitorCounts } from "~/services/numbers/visitor-counts.server";
import { clientIp, type IsTrustedProxy } from "~/services/platform/http/hosts/client-address.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { staffTokenOf } from "~/services/staff/sessions/staff-cookie.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** Most askers that are remembered. */
const maxKnown = 20_000;
const minuteMs = 60_000;

type VisitParts = { shops: ShopDirectory; isTrustedProxy?: IsTrustedProxy | undefined; now: () => Date };

/**
 * Counts visitors by the pages they were shown, kept ones too, once these are sent (rule numbers-9). Who was
 * counted within the minute costs a look alone: days begin with a minute, so that none is missed on the
 * next one.
 */
export function countVisits(
  listener: Listener,
  { shops, isTrustedProxy, now }: VisitParts,
  counts: VisitorCounts,
): Listener {
  const known = new Set<string>();
  let minute = 0;
  return (req, res) => {
    const { method = "", url = "/", headers, socket } = req;
    const { remoteAddress } = socket;
    if (method === "GET" && headers.accept?.startsWith("text/html") && remoteAddress !== undefined) {
      const asker = `${headers.host}\n${remoteAddress}\n${headers["x-forwarded-for"]}\n${headers["user-agent"]}`;
      const current = Math.floor(now().getTime() / minuteMs);
      if (current !== minute || known.size >= maxKnown) known.clear();
      minute = current;
      if (!known.has(asker))
        res.on("close", () => {
          const path = url.split("?", 1)[0] ?? "/";
          if (!isVisit({ method, path, status: res.statusCode, headers })) return;
          known.add(asker);
          visit(headers, remoteAddress);
        });
    }
    listener(req, res);
  };

  function visit(headers: IncomingMessage["headers"], peer: string): void {
    const { host = "", cookie, "user-agent": userAgent, "x-forwarded-for": forwardedFor } = headers;
    // Who works in the office looks after the shop.
    if (cookie && staffTokenOf(cookie) !== null) return;
    const network = clientIp(peer, forwardedFor?.toString(), isTrustedProxy);
    shops.find(host).then(
      (shop) => shop && counts.add(shop, network, userAgent),
      // While the database is away nothing can be counted.
      () => {},
    );
  }
}
