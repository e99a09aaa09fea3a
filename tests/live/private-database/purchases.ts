import { describe, expect, test } from "vitest";
import { seenText } from "../../http/runner/page";
import { inTurns } from "../harness/in-turns";
import { placedMails } from "../harness/placed-mails";
import { orderOf, type PlaceForm, Shopper } from "../harness/shopper";
import { leaveInStock, readOrderIds, readStock } from "../harness/stock";
import type { PrivateSite } from "./private-site";

const carafe = { slug: "harbor-carafe", sku: "GLS-101", name: "Harbor carafe" };
const pitcher = { slug: "garden-pitcher", sku: "GLS-102" };
/** The engraved board is cut from the plain one's stock. */
const boards = { plain: "oak-cutting-board", engraved: "oak-cutting-board-engraved", sku: "BRD-OAK" };

/** Of which four are placed at a time: some are under way when the process is killed, and some come later. */
const checkouts = 12;
const killAfter = 4;

/** Many shoppers at once, and a process that is killed among them. */
export function purchases(site: PrivateSite): void {
  /** A guest who only has to press 'Place order'. */
  async function shopperAtReview(
    goods: Record<string, number>,
    choices: Record<string, Record<string, string>> = {},
  ): Promise<{ shopper: Shopper; form: PlaceForm }> {
    const shopper = new Shopper(site.server.send);
    for (const [productId, qty] of Object.entries(goods))
      await shopper.add(productId, qty, choices[productId]);
    return { shopper, form: await shopper.fillCheckout() };
  }

  describe("the last pieces", () => {
    test("three of eight shoppers get them; the others are told and keep their carts", async () => {
      await site.folder.withPool((pool) => leaveInStock(pool, carafe.sku, 100));
      const id = await new Shopper(site.server.send).productId(carafe.slug);
      const ready = await inTurns(Array(8).fill(0), 8, () => shopperAtReview({ [id]: 1 }));
      const before = await site.folder.withPool(async (pool) => {
        await leaveInStock(pool, carafe.sku, 3);
        return readStock(pool, carafe.sku);
      });

      const answers = await Promise.all(ready.map(({ shopper, form }) => shopper.place(form)));

      const losers = ready.filter((_, index) => !orderOf(answers[index] as (typeof answers)[number]));
      const refusals = answers.filter((answer) => !orderOf(answer));
      expect(new Set(answers.map(orderOf).filter(Boolean)).size).toBe(3);
      expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill(409));
      for (const { body } of refusals) expect(seenText(body)).toContain(`${carafe.name}: Out of Stock`);
      const carts = await inTurns(losers, 8, ({ shopper }) => shopper.cartText());
      expect(carts.filter((text) => text.includes("1 item") && text.includes(carafe.name))).toHaveLength(5);
      const after = await site.folder.withPool((pool) => readStock(pool, carafe.sku));
      expect(after).toEqual({ onHand: before.onHand, reserved: before.onHand, ordered: before.ordered + 3 });
    });

    test("two products cut from one stock item cannot be sold beyond it", async () => {
      await site.folder.withPool((pool) => leaveInStock(pool, boards.sku, 6));
      const looking = new Shopper(site.server.send);
      const plain = await looking.productId(boards.plain);
      const engraved = await looking.productId(boards.engraved);
      const { shopper, form } = await shopperAtReview(
        { [plain]: 3, [engraved]: 3 },
        { [engraved]: { "option.kind": "none" } },
      );
      await site.folder.withPool((pool) => leaveInStock(pool, boards.sku, 5));

      const refused = await shopper.place(form);

      expect(refused.status).toBe(409);
      expect(await shopper.cartText()).toContain("6 items");
      const stock = await site.folder.withPool((pool) => readStock(pool, boards.sku));
      expect(stock.onHand - stock.reserved).toBe(5);
    });
  });

  test("one checkout posted five times at once is one order and five times its receipt", async () => {
    const id = await new Shopper(site.server.send).productId(pitcher.slug);
    const { shopper, form } = await shopperAtReview({ [id]: 2 });
    const before = await site.folder.withPool((pool) => readStock(pool, pitcher.sku));

    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.place(form)));

    const orders = new Set(answers.map(orderOf));
    expect(orders.size).toBe(1);
    expect([...orders][0]).not.toBeNull();
    const receipts = await Promise.all(answers.map(({ headers }) => shopper.get(headers.location ?? "")));
    expect(receipts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const after = await site.folder.withPool((pool) => readStock(pool, pitcher.sku));
    expect(after.ordered - before.ordered).toBe(2);
  });

  test("a kill in the middle of 12 checkouts loses no confirmed order and no mail, and sells nothing twice", async () => {
    await site.folder.withPool((pool) => leaveInStock(pool, pitcher.sku, 1_000));
    const id = await new Shopper(site.server.send).productId(pitcher.slug);
    const ready = await inTurns(Array(checkouts).fill(0), 4, () => shopperAtReview({ [id]: 1 }));
    const before = await site.folder.withPool((pool) => readStock(pool, pitcher.sku));
    const ordersBefore = new Set(await site.folder.withPool(readOrderIds));

    // The power goes when the fourth order has been confirmed; whatever is under way then gets no answer.
    const confirmed: string[] = [];
    let killed: Promise<void> | null = null;
    await inTurns(ready, 4, async ({ shopper, form }) => {
      const answer = await shopper.place(form).catch(() => null);
      const order = answer && orderOf(answer);
      if (order) confirmed.push(order);
      if (confirmed.length >= killAfter) killed ??= site.server.kill();
    });
    await killed;
    expect(confirmed.length).toBeGreaterThanOrEqual(killAfter);
    expect(confirmed.length).toBeLessThan(checkouts);

    await site.start();
    const survived = new Set(await site.folder.withPool(readOrderIds));
    expect(confirmed.filter((order) => !survived.has(order))).toEqual([]);
    const between = await site.folder.withPool((pool) => readStock(pool, pitcher.sku));
    expect(between.reserved - before.reserved).toBe(between.ordered - before.ordered);

    // Everybody presses once more: whoever has an order gets its receipt, the others get theirs now.
    const again = await inTurns(ready, 4, ({ shopper, form }) => shopper.at(site.server.send).place(form));
    const orders = again.map(orderOf);
    expect(new Set(orders).size).toBe(checkouts);
    expect(orders).not.toContain(null);
    const after = await site.folder.withPool((pool) => readStock(pool, pitcher.sku));
    expect(after.ordered - before.ordered).toBe(checkouts);
    expect(after.reserved - before.reserved).toBe(checkouts);
    const placed = (await site.folder.withPool(readOrderIds)).filter((order) => !ordersBefore.has(order));
    expect(placed).toHaveLength(checkouts);
    // What the killed process was about to send is sent by the next one.
    const mailed = await site.folder.withPool((pool) => placedMails(site.folder.path, pool));
    expect(mailed.filter((order) => !ordersBefore.has(order)).sort()).toEqual(placed.sort());
  });
}
