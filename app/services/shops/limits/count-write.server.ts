// @public

import { AppError } from "~/models/platform/error/app-error";
import { tooManyWrites, type WriteScope } from "~/models/platform/rate-limit/write-limits";
import { networkOfAddress } from "~/models/platform/request/network-of-address";
import { phrase } from "~/models/platform/texts/phrase";
import type { RequestContext } from "../context/request-context.server";

type Counted = Pick<RequestContext, "tenant" | "clientAddress" | "writes" | "now" | "log">;

/**
 * Counts a change by the visitor's address, and by their account if they are signed in (rule input-18).
 * @throws AppError `too_many` with the time to wait
 */
export async function countWrite(context: Counted & Pick<RequestContext, "visitor">): Promise<void> {
  const { clientAddress } = context;
  if (isNetworkAddress(clientAddress)) take(context, "address", clientAddress);
  const { customer } = await context.visitor();
  if (customer) take(context, "customer", String(customer.id));
}

/**
 * Counts a guest's first cart by their address and its network (rule input-18).
 * @throws AppError `too_many` with the time to wait; never for the machine itself, of which the log is told
 */
export function countFirstCart(context: Counted): void {
  const { clientAddress } = context;
  take(context, "carts", clientAddress);
  const network = networkOfAddress(clientAddress);
  if (network) take(context, "cartsOfNetwork", network);
}

/** One too many is refused; the log is told once in a window, with the network in place of the address. */
function take({ tenant, clientAddress, writes, now, log }: Counted, scope: WriteScope, who: string): void {
  const key = `${tenant.id} ${who}`;
  const waitMs = writes.take(scope, key, now());
  if (waitMs === null) return;
  const isRefused = scope === "customer" || isNetworkAddress(clientAddress);
  if (writes.isNews(scope, key, now()))
    log.warn("too many changes", {
      tenantId: tenant.id,
      scope,
      network: networkOfAddress(clientAddress),
      isRefused,
    });
  if (isRefused) throw new AppError("too_many", phrase(tooManyWrites), "form", waitMs);
}

/** Not the machine itself: an undeclared proxy on it would make one visitor of all. */
const isNetworkAddress = (address: string): boolean =>
  address !== "" && !address.startsWith("127.") && address !== "0:0:0:0::/64";
