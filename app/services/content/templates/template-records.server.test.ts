import { beforeEach, describe, expect, it } from "vitest";
import { shopper } from "~/models/shops/actors/actor";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { addCategory, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addShop } from "../../catalogue/products/seller-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { listRecords, readRecord } from "../../shops/records/read-record.server";
import { findTemplate } from "./find-template.server";
import { templateRecords } from "./template-records.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const write = (name: string, typed: object, own = ctx) =>
  changeRecord(own, templateRecords, { name, typed: { html: "<p>Hello</p>", ...typed } });
const idOf = async (name: string) => (await findTemplate(ctx, { entityType: "page", name }))?.id;

it("makes a page that is found at its address", async () => {
  await write("page/About us", { slug: "about-us" });
  expect(await resolveSlug(ctx, "about-us")).toMatchObject({ kind: "page", id: await idOf("About us") });
});

it("leads from a page's old address to its new one", async () => {
  await write("page/About us", { slug: "about-us" });
  await write("page/About us", { slug: "our-story" });
  expect(await resolveSlug(ctx, "about-us")).toEqual({ kind: "redirect", slug: "our-story" });
});

it("keeps a page the same under another name", async () => {
  await write("page/About us", { slug: "about-us" });
  const id = await idOf("About us");
  await write("page/About us", { name: "Our story", slug: "about-us" });
  expect([await idOf("Our story"), await listRecords(ctx, templateRecords)]).toEqual([
    id,
    ["page/Our story"],
  ]);
});

it("takes the address from a page that shall only be previewed", async () => {
  await write("page/About us", { slug: "about-us" });
  await write("page/About us", { slug: "about-us", preview_only: true });
  expect(await resolveSlug(ctx, "about-us")).toEqual({ kind: "none" });
});

it("frees the address of a page that is removed", async () => {
  await write("page/About us", { slug: "about-us" });
  await changeRecord(ctx, templateRecords, { name: "page/About us", typed: null });
  await write("page/Team", { slug: "about-us" });
  expect(await resolveSlug(ctx, "about-us")).toMatchObject({ kind: "page" });
});

it("makes the latest primary header the only one", async () => {
  await write("header/Plain", { is_primary: true });
  await write("header/Festive", { is_primary: true });
  expect((await readRecord(ctx, templateRecords, "header/Plain")).record.is_primary).toBe(false);
});

describe("refuses", () => {
  it.each([
    ["a reserved address", { slug: "account" }, "is reserved for one of the shop’s built-in pages"],
    ["an address with capitals", { slug: "About" }, "lower-case letters"],
    ["the address of a category", { slug: "mugs" }, "slug 'mugs' is already the address of a category"],
    ["the address of another page", { slug: "team" }, "slug 'team' is already the address of a page"],
    ["an unknown key", { title: "About" }, "title: There is no such key"],
    [
      "a second place for the page's own part",
      { html: '<i data-widget="main-part"></i>\n<i data-widget="main-part"></i>' },
      'html: Line 2: "main-part" is placed a second time: leave one place.',
    ],
    ["an unknown layout", { layout: "wide" }, "layout: Use one of default"],
  ])("%s", async (_, typed, message) => {
    await addCategory(ctx, "mugs");
    await write("page/Team", { slug: "team" });
    await expect(write("page/About us", typed)).rejects.toThrow(message);
  });

  it("a name that another page has", async () => {
    await write("page/Team", {});
    await write("page/About us", {});
    await expect(write("page/About us", { name: "Team" })).rejects.toMatchObject({
      status: 409,
      message: "There already is a template 'page/Team'.",
    });
  });

  it("a shopper", async () => {
    const own = { ...ctx, actor: acting(shopper(ctx.tenant.id, anonymousVisitor)) };
    await expect(write("page/About us", {}, own)).rejects.toMatchObject({ status: 403 });
  });
});

it("leaves the page of that name and address in another shop of the business alone", async () => {
  await write("page/About us", { slug: "about-us" });
  const other = await addShop(ctx, { type: "marketplace" });
  await write("page/About us", { slug: "about-us", html: "<p>Other</p>" }, other);
  expect((await readRecord(ctx, templateRecords, "page/About us")).record.html).toBe("<p>Hello</p>");
});
