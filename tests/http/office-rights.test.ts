import { readdirSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayOpen, type Need } from "~/models/office/frame/navigation";
import { recordScreens } from "~/models/office/records/record-screens";
import type { SellerRole, StaffRole } from "~/models/shops/actors/actor";
import { staffActor } from "~/models/shops/actors/signed-in-staff";
import type { officeFileKinds } from "~/services/office/files/office-files.server";
import { officeSections } from "~/services/office/sections/office-sections.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { sellers } from "~/tables/shops/tenants";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { formFields } from "./form-fields";
import { openPlainBrowser } from "./plain-browser";
import type { Send } from "./runner/answer";
import { htmlProblems } from "./runner/html-problems";
import { sendWithoutNetwork } from "./runner/send-without-network";

const shopOf = { harbor: "http://harbor.localhost:3000", bazaar: "http://bazaar.localhost:3000" };

/** Pages of a person's own account, and of the way in. */
const ofAnyone = [
  "_index",
  "_layout",
  "account",
  "confirm",
  "find",
  "invitation",
  "me",
  "passkey.$deed",
  "password",
  "reset-password",
  "second-factor",
  "sessions",
  "sign-in",
  "sign-out",
];

const view = (kind: Need["kind"]): Need => ({ verb: "view", kind });

/** Every screen by its route: what it needs, and an address of it. */
const screens: Record<string, { need: Need; path: string }> = {
  "file.$": { need: view("order"), path: "/admin/file/listed?list=orders" },
  "$screen._index": { need: view("content"), path: "/admin/menus" },
  "$screen.$": { need: view("content"), path: "/admin/menus/main" },
  "new.$screen": { need: { verb: "change", kind: "content" }, path: "/admin/new/menus" },
  choices: { need: view("content"), path: "/admin/choices?of=menu" },
  "customers._index": { need: view("customer"), path: "/admin/customers" },
  "customers.$id": { need: view("customer"), path: "/admin/customers/1" },
  "inbox._index": { need: view("conversation"), path: "/admin/inbox" },
  "inbox.$id": { need: view("conversation"), path: "/admin/inbox/1" },
  "orders._index": { need: view("order"), path: "/admin/orders" },
  "orders.$number_.packing-slip": { need: view("order"), path: "/admin/orders/1/packing-slip" },
  "orders.mark-paid": { need: { verb: "change", kind: "order" }, path: "/admin/orders/mark-paid" },
  "orders.invoices": { need: view("order"), path: "/admin/orders/invoices" },
  "orders.packing-slips": { need: view("order"), path: "/admin/orders/packing-slips" },
  "orders.$number": { need: view("order"), path: "/admin/orders/1" },
  "products._index": { need: view("price"), path: "/admin/products" },
  "products.$sku": { need: view("price"), path: "/admin/products/TIDE-MUG" },
  "products.$sku_.pictures": {
    need: { verb: "change", kind: "price" },
    path: "/admin/products/MUG-103/pictures",
  },
  "products.$sku_.options": { need: view("content"), path: "/admin/products/KNF-106/options" },
  "products.$sku_.variations": {
    need: { verb: "change", kind: "content" },
    path: "/admin/products/MUG-103/variations",
  },
  "builder.$": { need: { verb: "change", kind: "content" }, path: "/admin/builder/page%2FHomepage" },
  "builder-block.$": {
    need: { verb: "change", kind: "content" },
    path: "/admin/builder-block/page%2FHomepage?block=0",
  },
  "builder-open.$": {
    need: { verb: "change", kind: "content" },
    path: "/admin/builder-open/page%2FHomepage",
  },
  "record-open.$screen.$": {
    need: { verb: "change", kind: "content" },
    path: "/admin/record-open/menus/main",
  },
  "products.grid": { need: { verb: "change", kind: "content" }, path: "/admin/products/grid" },
  "products.new": { need: { verb: "change", kind: "content" }, path: "/admin/products/new" },
  "reviews.$id": { need: view("content"), path: "/admin/reviews/1" },
  "settings._index": { need: view("setting"), path: "/admin/settings" },
  "settings.$module": { need: view("setting"), path: "/admin/settings/general" },
  "stock._index": { need: view("stock"), path: "/admin/stock" },
  "stock.$sku": { need: view("stock"), path: "/admin/stock/TIDE-MUG" },
};

/** Every kind of file: what it needs, and an address of it. */
const files: Record<keyof typeof officeFileKinds, { need: Need; path: string }> = {
  form: { need: view("customer"), path: "/admin/file/form/1" },
  disputes: { need: view("order"), path: "/admin/file/disputes/1" },
  exports: { need: view("machine"), path: "/admin/file/exports/none" },
  folder: { need: { verb: "create", kind: "invitation" }, path: "/admin/file/folder/none" },
  invoices: { need: view("order"), path: "/admin/file/invoices/1.pdf" },
  xrechnung: { need: view("order"), path: "/admin/file/xrechnung/1.xml" },
  "credit-notes": { need: view("order"), path: "/admin/file/credit-notes/1.pdf" },
  "former-invoices": { need: view("order"), path: "/admin/file/former-invoices/1.pdf" },
  grid: { need: { verb: "change", kind: "content" }, path: "/admin/file/grid/blocks" },
  guest: { need: { verb: "change", kind: "customer" }, path: "/admin/file/guest/NONE" },
  listed: { need: view("customer"), path: "/admin/file/listed?list=customers" },
  "packing-slips": { need: view("order"), path: "/admin/file/packing-slips" },
  parcels: { need: view("order"), path: "/admin/file/parcels?preset=carrier" },
  payouts: { need: view("payout"), path: "/admin/file/payouts/P-NONE" },
  preview: { need: view("price"), path: "/admin/file/preview/none.csv" },
  running: { need: view("price"), path: "/admin/file/running" },
  sales: { need: view("payout"), path: "/admin/file/sales?from=2026-01-01&to=2026-01-31" },
};

type Person = { shop: keyof typeof shopOf; roles: readonly (StaffRole | SellerRole)[]; isSellers?: boolean };
const people: Record<string, Person> = {
  owner: { shop: "harbor", roles: ["owner"] },
  manager: { shop: "harbor", roles: ["manager"] },
  editor: { shop: "harbor", roles: ["editor"] },
  support: { shop: "harbor", roles: ["support"] },
  warehouse: { shop: "harbor", roles: ["warehouse"] },
  "seller’s owner": { shop: "bazaar", roles: ["owner"], isSellers: true },
  "seller’s staff": { shop: "bazaar", roles: ["staff"], isSellers: true },
};

let demo: DemoListener;
let send: Send;
const browsers = new Map<
  string,
  { browser: ReturnType<typeof openPlainBrowser>; may: (need: Need) => boolean }
>();

beforeAll(async () => {
  demo = await openDemoListener();
  send = sendWithoutNetwork(demo.listener);
  for (const [name, { shop, roles, isSellers }] of Object.entries(people)) {
    const ctx = await demo.contextOf(shop);
    const [seller] = await ctx.db
      .select()
      .from(sellers)
      .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, "potter")));
    const sellerId = isSellers && seller ? seller.id : null;
    const email = `${name.replace(/\W+/g, "-")}@example.com`;
    const { id } = await addStaff(ctx, { email, name, roles, sellerId });
    const browser = openPlainBrowser(send, shopOf[shop]);
    await browser.post("/admin/sign-in", { email, password: testPassword });
    const person =
      sellerId === null
        ? { grants: roles.map((role) => ({ role: role as StaffRole, shopId: null })), roles: [] }
        : { grants: [], roles: roles as readonly SellerRole[] };
    const actor = staffActor(ctx.tenant.id, { staffId: id, sellerId, ...person });
    const place = {
      tenantId: ctx.tenant.id,
      shopId: ctx.shop.id,
      sellerId: ctx.shop.sellerId,
      isSellersShop: false,
      isMarketplace: shop === "bazaar",
      isHost: false,
    };
    browsers.set(name, { browser, may: (need) => mayOpen(actor, need, place) });
  }
});
afterAll(() => demo?.close());

/** Every described screen: what its first address needs. */
const described: [path: string, need: Need][] = [
  ...recordScreens.map((screen): [string, Need] => [`/admin/${screen.segment}`, view(screen.subject)]),
  ...Object.entries(officeSections).map(([segment, { need }]): [string, Need] => [`/admin/${segment}`, need]),
];

test("every route of the office is tried here, or is of a person's own account", () => {
  // Those of the second folder are not framed as screens are.
  const files = ["admin+", "admin_+"].flatMap((folder) => readdirSync(`app/routes/${folder}`));
  const routes = files.map((file) => file.replace(/\.tsx?$/, ""));
  expect(routes.filter((route) => !ofAnyone.includes(route)).toSorted()).toEqual(
    Object.keys(screens).toSorted(),
  );
});

describe.each(Object.keys(people))("%s", (name) => {
  test.each([...Object.entries(screens), ...Object.entries(files)])(
    "opens %s as can() says, and posts to it no further",
    async (_, screen) => {
      const { browser, may } = browsers.get(name) ?? expect.fail("not signed in");
      const opened = await browser.get(screen.path);
      const posted = await browser.post(screen.path, { do: "unknown" });
      // What the demo does not have answers 404, to those alone who may look.
      if (may(screen.need)) {
        expect([200, 404]).toContain(opened.status);
        expect(posted.status).not.toBe(403);
      } else {
        expect(opened.status).toBe(403);
        // Sellers upload pictures of their own page there (rule sellers-23).
        const takesPictures = screen === screens.choices && people[name]?.isSellers;
        expect(takesPictures ? [400] : [403, 405]).toContain(posted.status);
      }
      expect(opened.headers["cache-control"]).toContain("no-store");
    },
  );
});

describe.each(Object.keys(people))("%s", (name) => {
  test.each(described)("opens %s as can() says (rule office-22)", async (path, need) => {
    const { browser, may } = browsers.get(name) ?? expect.fail("not signed in");
    // Others see parts of what owners see: of them its data are asked for, as by a change of page, not HTML.
    const isOwner = name.endsWith("owner");
    const opened = await browser.get(isOwner ? path : `${path}.data`);
    expect(opened.status).toBe(may(need) ? 200 : 403);
    if (may(need) && isOwner) expect(htmlProblems(opened.body)).toEqual([]);
    const posted = await browser.post(path, { do: "unknown" });
    expect(may(need) ? [400, 405] : [403]).toContain(posted.status);
  });
});

test.each([...Object.values(screens), ...Object.values(files)].map(({ path }) => path))(
  "nobody and a shopper get no further than the sign-in from %s",
  async (path) => {
    const browser = openPlainBrowser(send, shopOf.harbor);
    const answer = await browser.get(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/admin\/sign-in\?redirect=/);
    // A list takes no posts; a form is kept for after the sign-in.
    expect([303, 401, 405]).toContain((await browser.post(path, { do: "note", note: "Planted" })).status);
  },
);

test("a seller’s staff build their own page, and reach nothing else by it (rule sellers-23)", async () => {
  const { browser } = browsers.get("seller’s staff") ?? expect.fail("not signed in");
  const builder = "/admin/builder/seller_page%2Fpotter";
  const begun = await browser.post("/admin/seller-page", { do: "build" });
  expect([begun.status, begun.headers.location]).toEqual([303, builder]);
  const opened = await browser.get(builder);
  expect([opened.status, htmlProblems(opened.body)]).toEqual([200, []]);
  expect(opened.body).not.toMatch(/widget:(?:popup|embed-code|form|block)"|Title, address and HTML/);
  const adding = Object.fromEntries(formFields(opened.body, ".office-add"));
  for (const entry of ["widget:popup", "widget:embed-code", "section:newsletter"])
    expect((await browser.post(builder, { ...adding, entry, to: ":0" })).status).toBe(422);
  expect((await browser.post(builder, { ...adding, entry: "widget:simple-text", to: ":0" })).status).toBe(
    303,
  );
  const form = Object.fromEntries(formFields((await browser.get(`${builder}?block=0`)).body, "#record-form"));
  const say = (html: string) => browser.post(`${builder}?block=0`, { ...form, "items[0].textContent": html });
  expect((await say('<p>Clay<img src="/x" onerror="alert(1)"></p>')).status).toBe(422);
  expect((await say("<p>Dug by hand</p>")).status).toBe(303);
  const page = { do: "page", name: "Homepage", entity_type: "page", slug: "/", html: "<p>Mine</p>" };
  expect((await browser.post(`${builder}?panel=page`, page)).status).toBe(404);
  expect((await browser.post(builder, { do: "publish", at: "" })).status).toBe(303);
  const shopper = openPlainBrowser(send, shopOf.bazaar);
  const shown = async (path: string) => (await shopper.get(path)).body;
  await expect.poll(() => shown("/seller/potter")).toContain("Dug by hand");
  expect(htmlProblems(await shown("/seller/potter"))).toEqual([]);
  expect(await shown("/seller/tea")).not.toContain("Dug by hand");
  for (const other of ["seller_page%2Ftea", "page%2FHomepage", "header%2FHeader"])
    for (const at of ["builder", "builder-block", "builder-open"])
      expect((await browser.get(`/admin/${at}/${other}`)).status).toBe(403);
  const choices = async (of: string) => (await browser.get(`/admin/choices?of=${of}`)).status;
  expect(await Promise.all(["product", "picture", "link", "template", "customer"].map(choices))).toEqual([
    200, 200, 200, 403, 403,
  ]);
});

test("the owner of another business cannot sign in here", async () => {
  const stranger = openPlainBrowser(send, shopOf.bazaar);
  await stranger.post("/admin/sign-in", { email: "owner@example.com", password: testPassword });
  expect((await stranger.get("/admin/orders")).status).toBe(303);
});
