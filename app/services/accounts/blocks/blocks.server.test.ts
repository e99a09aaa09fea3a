import { beforeEach, describe, expect, it, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { type BlockKind, blockedWords } from "~/models/accounts/blocks/block";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { placeOrder } from "../../checkout/steps/place-order.server";
import {
  asShopper,
  buttonOf,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
} from "../../checkout/steps/purchase-fixture.server";
import { searchAudit } from "../../shops/audit/search-audit.server";
import { addBlock } from "./add-block.server";
import { listBlocks } from "./list-blocks.server";
import { refuseBlocked } from "./refuse-blocked.server";
import { removeBlock } from "./remove-block.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let guest: Visitor;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  guest = await guestAtReview(shop, [[await addProduct(shop, "MUG"), 1]]);
});

const place = async (network?: string) =>
  placeOrder(asShopper(shop, guest), { ...(await buttonOf(shop, guest)), network });

describe("a guest who is blocked cannot order (rule accounts-46)", () => {
  it.each<[BlockKind, string]>([
    ["email", "ADA@example.com"],
    ["email", "@example.com"],
    ["address", `${nazareth.address_line1}, ${nazareth.postcode}`],
    ["network", "203.0.113.0/24"],
  ])("by %s %s", async (kind, value) => {
    const id = await addBlock(shop, { kind, value });
    await expect(place("203.0.113.9")).rejects.toMatchObject({
      code: "forbidden",
      message: blockedWords.order,
    });
    await removeBlock(shop, id);
    await expect(place("203.0.113.9")).resolves.toMatchObject({ isNew: true });
  });
});

test("they read the words of the block, and staff the note", async () => {
  await addBlock(shop, { kind: "email", value: "ada@example.com", words: "Call us.", note: "Chargebacks" });
  await expect(place()).rejects.toThrow("Call us.");
  await expect(refuseBlocked(shop, { email: "Ada@example.com" }, "signIn")).rejects.toThrow("Call us.");
  expect(await listBlocks(shop, { limit: 9, text: "charge" })).toMatchObject([
    { kind: "email", text: "ada@example.com", note: "Chargebacks" },
  ]);
});

test("what is blocked already gets the new words", async () => {
  const id = await addBlock(shop, { kind: "email", value: "ada@example.com", words: "Call us." });
  expect(await addBlock(shop, { kind: "email", value: "Ada@example.com", words: "Write to us." })).toBe(id);
  await expect(place()).rejects.toThrow("Write to us.");
});

test.each([
  [{ kind: "email", value: "ada" }, "value", "invalid"],
  [{ kind: "customer", value: "99" }, "value", "not_found"],
  [{ kind: "email", value: "ada@example.com", words: "x".repeat(301) }, "words", "invalid"],
] as const)("%o is refused", async (input, field, code) => {
  await expect(addBlock(shop, input)).rejects.toMatchObject({ code, field });
});

test("a shopper blocks and sees no one", async () => {
  const shopper = asShopper(shop, guest);
  await expect(addBlock(shopper, { kind: "email", value: "bo@example.com" })).rejects.toThrow(
    "Only the store decides this.",
  );
  await expect(listBlocks(shopper, { limit: 9 })).rejects.toThrow("Only the store decides this.");
});

test("the audit keeps that a block was added, without the blocked value", async () => {
  await addBlock(shop, { kind: "email", value: "ada@example.com", words: "Call us." });
  const [found] = await searchAudit(shop, { subject: "blocks" }, { after: null, limit: 1 });
  expect(found?.entry.after).toMatchObject({ kind: "email", words: "Call us." });
  expect(JSON.stringify(found)).not.toContain("ada@example.com");
});
