// @public

import { and, eq } from "drizzle-orm";
import type { SignInForm } from "~/models/accounts/sign-in/sign-in-form";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { countSignIn, forgiveSignIn, type SignInCount } from "./count-sign-in.server";
import { knownDevice } from "./device-cookie.server";
import { verifyPassword } from "./verify-password.server";

/**
 * Checks e-mail and password, with the same answer and the same work for an unknown e-mail and a wrong
 * password. A known device of the customer is counted separately, so that other people's guesses do not lock
 * the owner out.
 * @param cookieHeader of the request, which may identify a known device
 * @returns the customer's id; the caller starts the session
 * @throws AppError `invalid` if they match no account of this tenant; `too_many` with the time to wait
 */
export async function signIn(
  ctx: ShopContext & { secret: string; clientAddress?: string },
  { email, password }: SignInForm,
  cookieHeader: string | null = null,
): Promise<number> {
  const [customer] = await ctx.db
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  const device = customer ? knownDevice(ctx, cookieHeader, customer.id) : null;
  const counts: SignInCount[] = device
    ? [{ scope: "device", who: device }]
    : [
        ...(ctx.clientAddress ? [{ scope: "address", who: ctx.clientAddress } as const] : []),
        { scope: "account", who: email },
      ];
  const { isTimeToWarn } = await countSignIn(ctx, counts);
  const matches = await verifyPassword(customer?.passwordHash ?? null, password);
  if (!customer || !matches) {
    // The job looks up the account, so that the answer takes the same time for every e-mail.
    if (isTimeToWarn) await enqueueJob(ctx, "send-sign-in-warning-mail", { email });
    throw new AppError("invalid", phrase("The email or password is incorrect."), "password");
  }
  await forgiveSignIn(ctx, counts);
  return customer.id;
}
