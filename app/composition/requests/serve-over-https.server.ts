import type { IncomingMessage, ServerResponse } from "node:http";
import { ageCookieName } from "~/models/shops/visitors/needs-age-confirmation";
import type { Config } from "~/services/platform/config/read-config.server";
import { plainCookies } from "~/services/platform/http/hosts/host-cookie.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

const isOurs = (name: string) => name.startsWith("awning_") || name === ageCookieName;
/**
 * Browsers use https only for a year. Subdomains are not included, because they may belong to other services.
 */
const strictTransport = "max-age=31536000";

/**
 * What being served over https (`PUBLIC_SCHEME`) adds: cookies only this host can have set are read by their
 * plain names (rule accounts-14), and in production browsers never ask without TLS again (rule accounts-15).
 */
export function serveOverHttps(
  listener: Listener,
  { publicScheme, nodeEnv }: Pick<Config, "publicScheme" | "nodeEnv">,
): Listener {
  const isSecure = publicScheme === "https";
  const isStrict = isSecure && nodeEnv === "production";
  return (req, res) => {
    const { cookie } = req.headers;
    if (cookie) req.headers.cookie = plainCookies(cookie, isSecure, isOurs);
    if (isStrict) res.setHeader("Strict-Transport-Security", strictTransport);
    listener(req, res);
  };
}
