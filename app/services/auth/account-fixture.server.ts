import { openTestShop } from "../catalogue/catalogue-fixture.server";
import { shopKey } from "../db/of-shop.server";
import type { Db } from "../db/open-pool.server";
import { carts, customers } from "../db/schema";
import { plainCookies } from "../http/host-cookie.server";
import type { ShopContext } from "../shop-context.server";
import { hashPassword } from "./hash-password.server";
import { SESSION_COOKIE } from "./session-cookie.server";

/** A shop of a test, with a request's origin and a clock that is set by hand. */
export type AccountTestShop = ShopContext & { origin: string; secret: string; clock: { now: Date } };

/** A new shop at noon. `clock.now` moves its time. */
export async function openAccountShop(db: Db): Promise<AccountTestShop> {
  const clock = { now: new Date("2026-03-01T12:00:00Z") };
  const parts = { origin: "https://harbor.example", secret: "s".repeat(32) };
  return { ...(await openTestShop(db)), ...parts, clock, now: () => clock.now };
}

/** Password of every customer made by {@link addCustomer}. */
export const testPassword = "sea-salt-9";
let testPasswordHash: Promise<string> | undefined;

/** A customer with {@link testPassword}; hashed once, since hashing is slow on purpose. */
export async function addCustomer(ctx: ShopContext, over: Partial<typeof customers.$inferInsert> = {}) {
  testPasswordHash ??= hashPassword(testPassword);
  const [row] = await ctx.db
    .insert(customers)
    .values({
      tenantId: ctx.tenant.id,
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Marsh",
      passwordHash: await testPasswordHash,
      ...over,
    })
    .returning();
  if (!row) throw new Error("customer was not written");
  return row;
}

/** An empty cart, of a guest unless a customer is named. */
export async function addCart(ctx: ShopContext, customerId: number | null = null): Promise<string> {
  const expiresAt = new Date(ctx.now().getTime() + 86_400_000);
  const [row] = await ctx.db
    .insert(carts)
    .values({ ...shopKey(ctx), sellerId: ctx.shop.sellerId, customerId, expiresAt })
    .returning();
  if (!row) throw new Error("cart was not written");
  return row.id;
}

/** The `Cookie` header by which a browser sends back what was set, as services read it. */
export const cookiesOf = (...setCookies: string[]): string =>
  plainCookies(setCookies.map((cookie) => cookie.split(";")[0]).join("; "), true, () => false);

/** A request whose browser holds a session token. */
export const requestWith = (token: string): Request =>
  new Request("https://harbor.example/", { headers: { Cookie: `theme=dark; ${SESSION_COOKIE}=${token}` } });
