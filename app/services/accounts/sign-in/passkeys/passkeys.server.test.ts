import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { customers } from "~/tables/accounts/customers";
import { passkeyChallenges, passkeys } from "~/tables/accounts/passkeys";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { SoftwarePasskey } from "../../../../../tests/support/services/software-passkey";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import { addPasskey, beginPasskey } from "../../passkeys/add-passkey.server";
import { listPasskeys } from "../../passkeys/list-passkeys.server";
import { removePasskey } from "../../passkeys/remove-passkey.server";
import { addCustomer, openAccountShop } from "../account-fixture.server";
import { askForPasskey, identifyByPasskey } from "../enter-with-passkey.server";

const database = withTestDatabase();
const origin = "https://harbor.example";
const rpId = "harbor.example";
let shop: Awaited<ReturnType<typeof openShop>>;
let customer: VisitorCustomer;
let device: SoftwarePasskey;

async function openShop() {
  return { ...(await openAccountShop(database.db)), clientAddress: "192.0.2.1" };
}

beforeEach(async () => {
  shop = await openShop();
  const { id } = await addCustomer(shop);
  customer = {
    id,
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Marsh",
    nickName: "",
    group: "",
    isRestricted: false,
    isVerified: true,
  };
  device = new SoftwarePasskey();
});

async function add(name = "Phone", passkey = device) {
  const { challenge } = await beginPasskey(shop, customer);
  await addPasskey(shop, customer.id, {
    step: "finish",
    name,
    answer: answerOf(passkey.create({ challenge, origin, rpId })),
  });
}
const answerOf = (made: ReturnType<SoftwarePasskey["create"]>) => ({
  ...made,
  response: { ...made.response, transports: ["internal" as const] },
});
async function enter(over: { challenge?: string; origin?: string; rpId?: string } = {}, how = {}) {
  const { challenge } = await askForPasskey(shop);
  return identifyByPasskey(shop, device.get({ challenge, origin, rpId, ...over }, how));
}
const unknown = { code: "invalid", message: expect.stringMatching(/^We don’t know this passkey\./) };

describe("a passkey", () => {
  it("signs its customer in, and says when it was used", async () => {
    await add();
    expect(await enter()).toBe(customer.id);
    expect(await listPasskeys(shop, customer.id)).toMatchObject([{ name: "Phone", lastUsedAt: shop.now() }]);
  });

  it("is added once, and ten of them at most", async () => {
    await add();
    await expect(add("Again")).rejects.toMatchObject({ code: "conflict" });
    for (let made = 1; made < 10; made++) await add(`Key ${made}`, new SoftwarePasskey());
    await expect(beginPasskey(shop, customer)).rejects.toMatchObject({ code: "conflict" });
  });

  it.each([
    ["another page's", { origin: "https://evil.example" }],
    ["another domain's", { rpId: "evil.example" }],
  ])("made for %s address is refused", async (_, over) => {
    const { challenge } = await beginPasskey(shop, customer);
    const answer = answerOf(device.create({ challenge, origin, rpId, ...over }));
    await expect(
      addPasskey(shop, customer.id, { step: "finish", name: "Phone", answer }),
    ).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("answers the challenge of its own customer alone, once", async () => {
    const { challenge } = await beginPasskey(shop, customer);
    const other = await addCustomer(shop, { email: "eve@example.com" });
    const answer = answerOf(device.create({ challenge, origin, rpId }));
    const finish = { step: "finish" as const, name: "Phone", answer };
    await expect(
      addPasskey(shop, customer.id, {
        ...finish,
        answer: answerOf(device.create({ challenge: "AAAA", origin, rpId })),
      }),
    ).rejects.toMatchObject({ code: "invalid" });
    await addPasskey(shop, customer.id, finish);
    await expect(addPasskey(shop, customer.id, finish)).rejects.toMatchObject({ code: "invalid" });
    expect(await listPasskeys(shop, other.id)).toEqual([]);
  });
});

describe("a sign-in", () => {
  beforeEach(() => add());

  it.each([
    ["a page that is not the shop's", { origin: "https://evil.example" }, {}],
    ["another domain", { rpId: "evil.example" }, {}],
    ["a challenge that was never given", { challenge: "AAAA" }, {}],
    ["a person who did not confirm", {}, { isVerified: false }],
  ])("from %s is refused", async (_, over, how) => {
    await expect(enter(over, how)).rejects.toMatchObject(unknown);
  });

  it("with a copy of the key, which counts behind, is refused", async () => {
    await enter({}, { counter: 5 });
    await expect(enter({}, { counter: 5 })).rejects.toMatchObject(unknown);
  });

  it("cannot be repeated with the same answer", async () => {
    const { challenge } = await askForPasskey(shop);
    const answer = device.get({ challenge, origin, rpId }, { counter: 0 });
    expect(await identifyByPasskey(shop, answer)).toBe(customer.id);
    await expect(identifyByPasskey(shop, answer)).rejects.toMatchObject(unknown);
  });

  it("that took longer than five minutes is refused", async () => {
    const { challenge } = await askForPasskey(shop);
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
    const answer = device.get({ challenge, origin, rpId });
    await expect(identifyByPasskey(shop, answer)).rejects.toMatchObject(unknown);
  });

  it("in another shop's name is refused, with the same words as an unknown key", async () => {
    const other = { ...(await openShop()), origin: "https://other.example" };
    const { challenge } = await askForPasskey(other);
    const answer = device.get({ challenge, origin: other.origin, rpId: "other.example" });
    await expect(identifyByPasskey(other, answer)).rejects.toMatchObject(unknown);
  });

  it("has to wait after many failures from one address", async () => {
    const stranger = new SoftwarePasskey();
    const tries = Array.from({ length: 60 }, async () => {
      const { challenge } = await askForPasskey(shop);
      return identifyByPasskey(shop, stranger.get({ challenge, origin, rpId })).catch(
        (error: { code: string }) => error.code,
      );
    });
    expect(await Promise.all(tries)).toContain("too_many");
  });
});

describe("removing one", () => {
  it("ends it, and keeps the last way to sign in", async () => {
    await add();
    await add("Key", new SoftwarePasskey());
    await database.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, customer.id));
    const [first, second] = await listPasskeys(shop, customer.id);
    await removePasskey(shop, customer.id, first?.id ?? "");
    await expect(removePasskey(shop, customer.id, second?.id ?? "")).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await listPasskeys(shop, customer.id)).toHaveLength(1);
  });

  it("of another customer finds none", async () => {
    await add();
    const [passkey] = await listPasskeys(shop, customer.id);
    const other = await addCustomer(shop, { email: "eve@example.com" });
    await expect(removePasskey(shop, other.id, passkey?.id ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

it("goes with its account", async () => {
  await add();
  await beginPasskey(shop, customer);
  await byTest(database.db, (db) => db.delete(customers).where(eq(customers.id, customer.id)));
  const own = eq(passkeys.tenantId, shop.tenant.id);
  expect(await database.db.select().from(passkeys).where(own)).toEqual([]);
  expect(
    await database.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.tenantId, shop.tenant.id)),
  ).toEqual([]);
});
