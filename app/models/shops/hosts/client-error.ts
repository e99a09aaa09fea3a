// @public

import type { ShopLook } from "../settings/shop-look";
import type { ClientErrorReason } from "./client-availability";

/** The body of a client error response; the root error boundary shows it (rules errors-1 and errors-2). */
export type ClientErrorBody = {
  reason: ClientErrorReason;
  message: string;
  host: string;
  /** The shop's contact; empty where there is no shop. */
  email: string;
  /** Null where the product shows the error, because there is no shop or nothing may be told of it. */
  look: ShopLook | null;
};

/** Whether the data of a route's error says why a shop cannot be shown. */
export function isClientError(data: unknown): data is ClientErrorBody {
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : "";
  return typeof reason === "string" && reason.startsWith("client-");
}
