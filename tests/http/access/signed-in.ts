import { SESSION_COOKIE } from "~/services/accounts/sessions/session-cookie.server";
import { startSession } from "~/services/accounts/sessions/start-session.server";
import { addCustomer } from "~/services/accounts/sign-in/account-fixture.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";

/** A customer who is signed in. */
export type SignedIn = { id: number; email: string; token: string; sessionHash: string };

/** A word that is in each of the first customer's texts and nowhere else. */
export const word = "zephyrwick";

/** A customer with a session and nothing else. */
export async function signUp(ctx: ShopContext, name: string): Promise<SignedIn> {
  const email = `${name}@example.com`;
  const { id } = await addCustomer(ctx, { email, firstName: name, lastName: name, nickName: name });
  const { token, hash } = await startSession(ctx, { customerId: id, userAgent: "Mozilla/5.0 Firefox/130.0" });
  return { id, email, token, sessionHash: hash };
}

/** The `Cookie` header of a session. */
export const cookieOf = ({ token }: { token: string }): string => `${SESSION_COOKIE}=${token}`;
