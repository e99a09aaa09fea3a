import type { IncomingMessage, ServerResponse } from "node:http";
import { officeOf } from "~/models/shops/hosts/resolve-host";
import type { Config } from "~/services/platform/config/read-config.server";
import { withoutStaffCookies } from "~/services/staff/sessions/staff-cookie.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Takes sessions of staff out of requests for a shop's own hosts, where the office has an origin of its own
 * (rule hosts-10): one from before counts no more, and its browser gets the pages that all shoppers get.
 */
export function keepOfficeApart(
  listener: Listener,
  { officeDomain }: Pick<Config, "officeDomain">,
): Listener {
  if (officeDomain === undefined) return listener;
  return (req, res) => {
    const { cookie, host = "" } = req.headers;
    if (cookie && officeOf(host, officeDomain) === null) req.headers.cookie = withoutStaffCookies(cookie);
    listener(req, res);
  };
}
