import { afterAll, beforeAll, expect, test } from "vitest";
import { resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { findGiftCard } from "../../selling/gift-cards/find-gift-card.server";
import { settingsRecords } from "../../shops/settings/settings-records.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let acme: MovingShop;
let beta: Awaited<ReturnType<MovingShop["addBusiness"]>>;
beforeAll(async () => {
  acme = await openMovingShop();
  beta = await acme.addBusiness("beta");
});
afterAll(() => acme.close());

const added = (what: string) => [{ what, counts: { added: 1, changed: 0, unchanged: 0, removed: 0 } }];

test("a gift card of one business pays nothing at another, which may have one of the same code", async () => {
  const file = "code,balance\nABCD1234EFGH5678,25.00\n";
  await acme.importText(file);
  expect(await findGiftCard(beta.ctx, "ABCD1234EFGH5678")).toBe(null);
  const report = await beta.importText(file);
  expect(report.counts).toEqual(added("Gift cards"));
});

test("a discount of one business is none of another's", async () => {
  const file = "code,value,type\nTEN,10,percentage\n";
  await acme.importText(file);
  expect(await settingsRecords.read(beta.ctx, "discounts", false)).toEqual([]);
  expect((await beta.importText(file)).counts).toEqual(added("Discounts"));
});

test("a page of one business has no address at another", async () => {
  const file = "handle,title,body_html,published\nabout,About,<p>Us</p>,yes\n";
  await acme.importText(file);
  expect(await resolveSlug(beta.ctx, "about")).toEqual({ kind: "none" });
  expect((await beta.importText(file)).counts).toEqual(added("Pages"));
});
