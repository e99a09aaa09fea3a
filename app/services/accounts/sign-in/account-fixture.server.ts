import { customers } from "~/tables/accounts/customers";
import { carts } from "~/tables/selling/carts";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { plainCookies } from "../../platform/http/hosts/host-cookie.server";
import { shopKey } from "../../shops/context/of-shop.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { SESSION_COOKIE } from "../sessions/session-cookie.server";
import { hashPassword } from "./hash-password.server";

/** A shop for tests, with a request's origin and a clock to set. */
export type AccountTestShop = ShopContext & { origin: string; secret: string; clock: { now: Date } };

/** A new shop at noon. Set `clock.now` to move its time. */
export async function openAccountShop(db: Db): Promise<AccountTestShop> {
  const clock = { now: new Date("2026-03-01T12:00:00Z") };
  const parts = { origin: "https://harbor.example", secret: "s".repeat(32) };
  return { ...(await openTestShop(db)), ...parts, clock, now: () => clock.now };
}

/** Password of every customer made by {@link addCustomer}. */
export const testPassword = "sea-salt-9";
let testPasswordHash: Promise<string> | undefined;

/** A customer with {@link testPassword}; it is hashed once, because hashing is slow by design. */
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

/** An empty cart, a guest's by default. */
export async function addCart(ctx: ShopContext, customerId: number | null = null): Promise<string> {
  const expiresAt = new Date(ctx.now().getTime() + 86_400_000);
  const [row] = await ctx.db
    .insert(carts)
    .values({ ...shopKey(ctx), sellerId: ctx.shop.sellerId, customerId, expiresAt })
    .returning();
  if (!row) throw new Error("cart was not written");
  return row.id;
}

/** The `Cookie` header with which a browser returns these cookies, as services read it. */
export const cookiesOf = (...setCookies: string[]): string =>
  plainCookies(setCookies.map((cookie) => cookie.split(";")[0]).join("; "), true, () => false);

/** A request of a browser with a session token. */
export const requestWith = (token: string): Request =>
  new Request("https://harbor.example/", { headers: { Cookie: `theme=dark; ${SESSION_COOKIE}=${token}` } });

/** The context of a customer's request. */
export const customerContext = <Context extends ShopContext>(ctx: Context, customerId: number): Context => ({
  ...ctx,
  actor: acting({
    kind: "shopper",
    tenantId: ctx.tenant.id,
    customerId,
    sessionHash: null,
    heldOrderIds: [],
    heldConversationIds: [],
  }),
});
