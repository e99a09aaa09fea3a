import type { IncomingMessage } from "node:http";
import { networkOfAddress } from "~/models/platform/request/network-of-address";
import { clientIp, type IsTrustedProxy } from "~/services/platform/http/hosts/client-address.server";
import type { FinishedRequest } from "~/services/platform/http/observe-requests.server";
import type { RequestIdOf } from "~/services/platform/http/request-ids.server";
import type { Log } from "~/services/platform/log/log.server";

/** What an access log is made of. */
type AccessLogParts = {
  log: Log;
  requestIdOf: RequestIdOf;
  /** Code of the shop that a request asks for; null for a host without one. */
  shopCodeOf: (req: IncomingMessage) => Promise<string | null>;
  isTrustedProxy?: IsTrustedProxy | undefined;
};

/** Health checks are frequent and unrelated to shoppers. */
const checks = new Set(["/healthz", "/readyz"]);

/**
 * Writes one line for each finished request (rule operations-7), with the code of its shop, without query,
 * cookies and body, and with the client's network instead of its address.
 */
export function accessLog({ log, requestIdOf, shopCodeOf, isTrustedProxy }: AccessLogParts) {
  return ({ req, method, path, status, durationMs, isAborted }: FinishedRequest): void => {
    const forwardedFor = req.headers["x-forwarded-for"];
    const address = clientIp(req.socket.remoteAddress, forwardedFor?.toString(), isTrustedProxy);
    const line = {
      requestId: requestIdOf(req),
      method,
      host: req.headers.host,
      path,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      client: networkOfAddress(address),
      ...(isAborted ? { isAborted } : {}),
    };
    if (checks.has(path)) {
      log.debug("request", line);
      return;
    }
    const write = (shop: string | null) => log.info("request", shop === null ? line : { ...line, shop });
    // While the database is away the shop is unknown; the request is logged all the same.
    void shopCodeOf(req).then(write, () => write(null));
  };
}
