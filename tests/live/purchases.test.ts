import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seenText } from "../http/runner/page";
import { type DataFolder, makeDataFolder } from "./harness/data-folder";
import { inTurns } from "./harness/in-turns";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { placedMails } from "./harness/placed-mails";
import { leaveOnShelf, readOrderIds, readShelf } from "./harness/shelf";
import { orderOf, type PlaceForm, Shopper } from "./harness/shopper";

const carafe = { slug: "harbor-carafe", sku: "GLS-101", name: "Harbor carafe" };
const pitcher = { slug: "garden-pitcher", sku: "GLS-102" };
/** The engraved board is cut from the plain one's stock. */
const boards = { plain: "oak-cutting-board", engraved: "oak-cutting-board-engraved", sku: "BRD-OAK" };

let folder: DataFolder;
let server: LiveServer;
beforeAll(async () => {
  folder = makeDataFolder();
  server = await startLiveServer({ DATA_DIR: folder.path, DEMO: "on" });
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

/** A guest who only has to press 'Place order'. */
async function shopperAtReview(
  goods: Record<string, number>,
  choices: Record<string, Record<string, string>> = {},
): Promise<{ shopper: Shopper; form: PlaceForm }> {
  const shopper = new Shopper(server.send);
  for (const [productId, qty] of Object.entries(goods)) await shopper.add(productId, qty, choices[productId]);
  return { shopper, form: await shopper.fillCheckout() };
}

describe("the last pieces", () => {
  test("five of forty shoppers get them; the others are told and keep their carts", async () => {
    await folder.withPool((pool) => leaveOnShelf(pool, carafe.sku, 100));
    const id = await new Shopper(server.send).productId(carafe.slug);
    const ready = await inTurns(Array(40).fill(0), 8, () => shopperAtReview({ [id]: 1 }));
    const before = await folder.withPool(async (pool) => {
      await leaveOnShelf(pool, carafe.sku, 5);
      return readShelf(pool, carafe.sku);
    });

    const answers = await Promise.all(ready.map(({ shopper, form }) => shopper.place(form)));

    const losers = ready.filter((_, index) => !orderOf(answers[index] as (typeof answers)[number]));
    const refusals = answers.filter((answer) => !orderOf(answer));
    expect(new Set(answers.map(orderOf).filter(Boolean)).size).toBe(5);
    expect(refusals.map(({ status }) => status)).toEqual(Array(35).fill(409));
    for (const { body } of refusals) expect(seenText(body)).toContain(`${carafe.name}: Out of Stock`);
    const carts = await inTurns(losers, 8, ({ shopper }) => shopper.cartText());
    expect(carts.filter((text) => text.includes("1 item") && text.includes(carafe.name))).toHaveLength(35);
    const after = await folder.withPool((pool) => readShelf(pool, carafe.sku));
    expect(after).toEqual({ onHand: before.onHand, reserved: before.onHand, ordered: before.ordered + 5 });
  });

  test("two products cut from one stock item cannot be sold beyond it", async () => {
    await folder.withPool((pool) => leaveOnShelf(pool, boards.sku, 6));
    const looking = new Shopper(server.send);
    const plain = await looking.productId(boards.plain);
    const engraved = await looking.productId(boards.engraved);
    const { shopper, form } = await shopperAtReview(
      { [plain]: 3, [engraved]: 3 },
      { [engraved]: { "option.kind": "none" } },
    );
    await folder.withPool((pool) => leaveOnShelf(pool, boards.sku, 5));

    const refused = await shopper.place(form);

    expect(refused.status).toBe(409);
    expect(await shopper.cartText()).toContain("6 items");
    const shelf = await folder.withPool((pool) => readShelf(pool, boards.sku));
    expect(shelf.onHand - shelf.reserved).toBe(5);
  });
});

test("one checkout posted five times at once is one order and five times its receipt", async () => {
  const id = await new Shopper(server.send).productId(pitcher.slug);
  const { shopper, form } = await shopperAtReview({ [id]: 2 });
  const before = await folder.withPool((pool) => readShelf(pool, pitcher.sku));

  const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.place(form)));

  const orders = new Set(answers.map(orderOf));
  expect(orders.size).toBe(1);
  expect([...orders][0]).not.toBeNull();
  const receipts = await Promise.all(answers.map(({ headers }) => shopper.get(headers.location ?? "")));
  expect(receipts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const after = await folder.withPool((pool) => readShelf(pool, pitcher.sku));
  expect(after.ordered - before.ordered).toBe(2);
});

test("a kill in the middle of 200 checkouts loses no confirmed order and no mail, and sells nothing twice", {
  timeout: 400_000,
}, async () => {
  await folder.withPool((pool) => leaveOnShelf(pool, pitcher.sku, 1_000));
  const id = await new Shopper(server.send).productId(pitcher.slug);
  const ready = await inTurns(Array(200).fill(0), 12, () => shopperAtReview({ [id]: 1 }));
  const before = await folder.withPool((pool) => readShelf(pool, pitcher.sku));
  const ordersBefore = new Set(await folder.withPool(readOrderIds));

  // The power goes when the eightieth order has been confirmed; whatever is under way then gets no answer.
  const confirmed: string[] = [];
  let killed: Promise<void> | null = null;
  await inTurns(ready, 16, async ({ shopper, form }) => {
    const answer = await shopper.place(form).catch(() => null);
    const order = answer && orderOf(answer);
    if (order) confirmed.push(order);
    if (confirmed.length >= 80) killed ??= server.kill();
  });
  await killed;
  expect(confirmed.length).toBeGreaterThanOrEqual(80);
  expect(confirmed.length).toBeLessThan(200);

  server = await startLiveServer({ DATA_DIR: folder.path, DEMO: "on" });
  const survived = new Set(await folder.withPool(readOrderIds));
  expect(confirmed.filter((order) => !survived.has(order))).toEqual([]);
  const between = await folder.withPool((pool) => readShelf(pool, pitcher.sku));
  expect(between.reserved - before.reserved).toBe(between.ordered - before.ordered);

  // Everybody presses once more: whoever has an order gets its receipt, the others get theirs now.
  const again = await inTurns(ready, 12, ({ shopper, form }) => shopper.at(server.send).place(form));
  const orders = again.map(orderOf);
  expect(new Set(orders).size).toBe(200);
  expect(orders).not.toContain(null);
  const after = await folder.withPool((pool) => readShelf(pool, pitcher.sku));
  expect(after.ordered - before.ordered).toBe(200);
  expect(after.reserved - before.reserved).toBe(200);
  const placed = (await folder.withPool(readOrderIds)).filter((order) => !ordersBefore.has(order));
  expect(placed).toHaveLength(200);
  // What the killed process was about to send is sent by the next one.
  const mailed = await folder.withPool((pool) => placedMails(folder.path, pool));
  expect(mailed.filter((order) => !ordersBefore.has(order)).sort()).toEqual(placed.sort());
});
