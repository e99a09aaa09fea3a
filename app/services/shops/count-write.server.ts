// @public

import { AppError } from "~/models/platform/error/app-error";
import { tooManyWrites, type WriteScope } from "~/models/platform/rate-limit/write-limits";
import type { RequestContext } from "./request-context.server";

/**
 * Counts a change by the visitor's address, and by their account if they are signed in (rule input-18).
 * @throws AppError `too_many` with the time to wait
 */
export async function countWrite(
  context: Pick<RequestContext, "tenant" | "clientAddress" | "visitor" | "writes" | "now">,
): Promise<void> {
  const { clientAddress } = context;
  if (isNetworkAddress(clientAddress)) take(context, "address", clientAddress);
  const { customer } = await context.visitor();
  if (customer) take(context, "customer", String(customer.id));
}

function take(
  { tenant, writes, now }: Pick<RequestContext, "tenant" | "writes" | "now">,
  scope: WriteScope,
  who: string,
): void {
  const waitMs = writes.take(scope, `${tenant.id} ${who}`, now());
  if (waitMs !== null) throw new AppError("too_many", tooManyWrites, "form", waitMs);
}

/** Not the machine itself: an undeclared proxy on it would make one visitor of all. */
const isNetworkAddress = (address: string): boolean =>
  address !== "" && !address.startsWith("127.") && address !== "0:0:0:0::/64";
