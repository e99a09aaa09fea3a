import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { formWith } from "../office-forms";
import { openPlainBrowser } from "../plain-browser";
import { seenText } from "../runner/page";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { furtherMarket } from "./further-market";

const market = "http://bazaar.localhost:3000";
const path = "/admin/same-products";

let demo: DemoListener;
let june: ReturnType<typeof openPlainBrowser>;
const visitor = () => openPlainBrowser(sendWithoutNetwork(demo.listener), market);
/** The status of a page and where it leads, for polls: what is kept hears of a change soon after it. */
const shownAt = async (address: string): Promise<string> => {
  const { status, headers } = await visitor().get(address);
  return [status, headers.location ?? ""].join(" ").trim();
};

type Product = { id: number; sku: string; slug: string; jpin: string };
let kept: Product;
let gone: Product;

/** Two single products of the marketplace with an offer each, of different sellers. */
async function twoProducts(): Promise<[Product, Product]> {
  const { db, tenant } = await demo.contextOf("bazaar");
  const { rows } = await db.execute<Product & { sellerId: string }>(sql`
    select p.id::int as id, p.sku, p.slug, coalesce(p.jpin, p.id::text) as jpin, min(o.seller_id::text) as "sellerId"
    from products p join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id
    where p.tenant_id = ${tenant.id} and p.parent_id is null and p.class_code = 'simple' and p.status = 'active'
      and p.option_set is null and p.subscription_plans = '[]' and p.slug is not null
      and not exists (select 1 from products v where v.tenant_id = ${tenant.id} and v.parent_id = p.id)
    group by p.id, p.sku, p.slug, p.jpin having count(*) = 1 order by p.sku`);
  const [first] = rows;
  const other = rows.find(({ sellerId }) => sellerId !== first?.sellerId);
  if (!first || !other) throw new Error("the demo has no two such products");
  return [first, other];
}

beforeAll(async () => {
  demo = await openDemoListener();
  const email = "june@example.com";
  await addStaff(await demo.contextOf("bazaar"), { email, name: "June", roles: ["owner"], sellerId: null });
  june = openPlainBrowser(sendWithoutNetwork(demo.listener), market);
  await june.post("/admin/sign-in", { email, password: testPassword });
  [kept, gone] = await twoProducts();
});
afterAll(() => demo?.close());

test("two products are shown before they become one, lead to one page, and are undone (rule sellers-22)", async () => {
  const typed = { do: "merge", kept: kept.sku, gone: gone.sku };
  const shown = await june.post(path, typed);
  expect(seenText(shown.body)).toContain(`/${gone.slug} leads to /${kept.slug}.`);
  expect((await visitor().get(`/${gone.slug}`)).status).toBe(200);
  expect((await june.post(path, { ...typed, seen: "yes" })).headers.location).toBe(`${path}?done=merge`);

  await expect.poll(() => shownAt(`/${gone.slug}`)).toMatch(new RegExp(`^301 .*/${kept.slug}$`));
  const byNumber = await visitor().get(`/product/${gone.slug}/${gone.jpin}`);
  expect(byNumber.headers.location).toContain(`/${kept.slug}`);
  const offers = seenText((await visitor().get(`/more-sellers/${kept.jpin}`)).body);
  expect(offers.split("Add to Cart").length - 1).toBeGreaterThanOrEqual(2);

  const page = (await june.get(path)).body;
  expect(seenText(page)).toContain(`${gone.sku} became one with ${kept.sku}`);
  const of = /name="of" value="(\d+)"/.exec(page)?.[1] ?? "";
  expect((await june.post(path, { do: "undo", of })).headers.location).toBe(`${path}?done=undo`);
  await expect.poll(() => shownAt(`/${gone.slug}`)).toBe("200");
  expect(seenText((await june.get(path)).body)).toContain("Undone");
});

test("of a seller that offers both, one offer is chosen that stays (rule sellers-22)", async () => {
  const { rows } = await inTransaction(await demo.contextOf("bazaar"), ({ db, tenant }) =>
    db.execute<{ code: string }>(sql`
      insert into offers (tenant_id, product_id, seller_id, stock_item_id, price_minor, final_price_minor)
      select tenant_id, ${gone.id}, seller_id, stock_item_id, 12345, 12345 from offers
      where tenant_id = ${tenant.id} and product_id = ${kept.id}
      returning (select s.code from sellers s where s.tenant_id = ${tenant.id} and s.id = seller_id) as code`),
  );
  const [{ code } = { code: "" }] = rows;
  const typed = { do: "merge", kept: kept.sku, gone: gone.sku };
  const { body } = await june.post(path, typed);
  expect(seenText(body)).toContain("Offered twice: choose below which stays");
  expect(body).toContain(`<select id="preview-stays.${code}" name="stays.${code}">`);
  expect(body).toContain(`href="/admin/products/${gone.sku}"`);
  const unchosen = await june.post(path, { ...typed, seen: "yes" });
  expect([unchosen.status, seenText(unchosen.body)]).toEqual([
    422,
    expect.stringContaining("choose which of these two offers stays."),
  ]);
  const chosen = { ...typed, seen: "yes", [`stays.${code}`]: gone.sku };
  expect((await june.post(path, chosen)).headers.location).toBe(`${path}?done=merge`);
  const pages = async () => seenText((await visitor().get(`/more-sellers/${kept.jpin}`)).body);
  await expect.poll(pages).toContain("123.45");
  const of = /name="of" value="(\d+)"/.exec((await june.get(path)).body)?.[1] ?? "";
  expect((await june.post(path, { do: "undo", of })).status).toBe(303);
  await expect.poll(() => shownAt(`/${gone.slug}`)).toBe("200");
  await inTransaction(await demo.contextOf("bazaar"), ({ db, tenant }) =>
    db.execute(sql`
      delete from offers where tenant_id = ${tenant.id} and product_id = ${gone.id} and price_minor = 12345`),
  );
});

test("a shared product is parted by a seller on its own page (rule sellers-22)", async () => {
  await june.post(path, { do: "merge", kept: kept.sku, gone: gone.sku, seen: "yes" });
  const opened = await june.post(path, { do: "open", sku: kept.sku });
  expect(opened.headers.location).toBe(`${path}/${kept.sku}`);
  const page = (await june.get(`${path}/${kept.sku}`)).body;
  const [seller = ""] = [...page.matchAll(/name="sellers"[^>]*value="([^"]+)"/g)].map(([, code]) => code);
  const typed = { do: "split", sku: kept.sku, newSku: "PARTED-1", name: "Parted", sellers: seller };
  expect(seenText((await june.post(`${path}/${kept.sku}`, typed)).body)).toContain("Offers of PARTED-1");
  const done = await june.post(`${path}/${kept.sku}`, { ...typed, seen: "yes" });
  expect(done.headers.location).toBe(`${path}/${kept.sku}?done=split`);
  await expect.poll(() => shownAt(`/${kept.slug}-parted-1`)).toBe("200");
  expect(seenText((await visitor().get(`/${kept.slug}-parted-1`)).body)).toContain("Parted");
  const audit = (await june.get("/admin/audit?subject=product_merges")).body;
  const of = /name="of" value="([^"]+)"/.exec(audit)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect((await june.post("/admin/audit", { do: "undo", of })).status).toBe(303);
  await expect.poll(() => shownAt(`/${kept.slug}-parted-1`)).toBe("404");
});

test("what cannot become one is refused, and what was typed stays (rule sellers-22)", async () => {
  const { status, body } = await june.post(path, { do: "merge", kept: kept.sku, gone: kept.sku });
  expect([status, body.includes('id="merge-gone-error"')]).toEqual([422, true]);
  expect(seenText(body)).toContain("Choose two different products.");
  const unknown = await june.post(path, { do: "merge", kept: "NONE", gone: kept.sku });
  expect([unknown.status, seenText(unknown.body)]).toEqual([
    422,
    expect.stringContaining("There is no product"),
  ]);
});

test("a seller is paid: what is due is prepared, written for the bank, and noted (rule payouts-1)", async () => {
  const seller = "/admin/sellers/books";
  const owed = formWith((await june.get(seller)).body, "amount");
  const wordless = await june.post(seller, { ...owed, do: "adjust", amount: "much", note: "A fair" });
  expect([wordless.status, wordless.body.includes('value="much"')]).toEqual([422, true]);
  const booked = await june.post(seller, { ...owed, do: "adjust", amount: "60.00", note: "A fair" });
  expect(booked.headers.location).toBe(`${seller}?done=adjust`);
  const payouts = "/admin/payouts";
  expect((await june.post(payouts, { do: "run" })).headers.location).toBe(`${payouts}?done=run`);
  const list = (await june.get(payouts)).body;
  const [one = ""] = /\/admin\/payouts\/[\w-]+/.exec(list) ?? [];
  const statement = seenText((await june.get(one)).body);
  expect(statement).toContain("Marginalia Books");
  expect(statement).toContain("$60.00");
  expect((await june.post(payouts, { do: "bank" })).headers.location).toBe(`${payouts}?done=bank`);
  const [, file = ""] = /href="([^"]+)"[^>]*>[^<]*\(CSV\)/.exec((await june.get(payouts)).body) ?? [];
  expect((await june.get(file)).body).toContain("0009912345");
  expect((await june.post(payouts, { do: "bank" })).status).toBe(409);
  const unsaid = await june.post(one, { do: "failed", reason: "" });
  expect([unsaid.status, unsaid.body.includes('id="failed-reason-error"')]).toEqual([422, true]);
  expect((await june.post(one, { do: "paid" })).headers.location).toBe(`${one}?done=paid`);
  expect(seenText((await june.get(one)).body)).toContain("Paid");
});

furtherMarket(() => ({ demo, june, market }));
