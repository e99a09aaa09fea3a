import type { PurchaseShop } from "~/services/checkout/steps/purchase-fixture.server";
import { addForm } from "~/services/content/forms/form-fixture.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { shopKey } from "~/services/shops/context/of-shop.server";
import { addressHits, menus, redirects, templates, widgetContents } from "~/tables/content/content";
import { emailSignups, formFiles, formSubmissions } from "~/tables/content/forms";
import { folderMarks } from "~/tables/files/folder-marks";
import { missedSearches } from "~/tables/numbers/numbers";
import { pastOrders } from "~/tables/orders/past-orders";
import { draftSteps, recordDrafts, recordVersions } from "~/tables/shops/records";
import { alphaVersion, marker } from "./first-shop-names";

/** Templates, a menu and the content of widgets. The page names its header and footer. */
export async function fillContent({ db, ...ctx }: PurchaseShop) {
  const own = shopKey(ctx);
  const html = `<p>${marker}</p><div data-widget="simple-text" data-attribute="alpha-text"></div>
    <div data-widget="popup" data-attribute="alpha-popup"></div>`;
  const framed = { renderHtml: html, headerName: "Header", footerName: "Footer" };
  await byTest(db, (db) =>
    db.insert(templates).values([
      { ...own, name: "Homepage", entityType: "page", slug: "alpha-page", ...framed },
      { ...own, name: "404 Page", entityType: "page", slug: "alpha-404", ...framed },
      { ...own, name: "Search", entityType: "page", slug: null, ...framed },
      { ...own, name: "Header", entityType: "header", slug: null, renderHtml: html },
      { ...own, name: "Footer", entityType: "footer", slug: null, renderHtml: html },
      { ...own, name: "Around", entityType: "product", slug: null, renderHtml: html },
      { ...own, name: "Around", entityType: "category", slug: "alpha-kitchen", renderHtml: html },
    ]),
  );
  await byTest(db, (db) =>
    db.insert(redirects).values({ ...own, fromPath: "/alpha-old", toPath: `/${marker}` }),
  );
  await db.insert(addressHits).values({ ...own, kind: "missed", path: `/${marker}`, lastAt: new Date(0) });
  await db.insert(missedSearches).values({ ...own, day: "2000-01-01", words: marker, searches: 1 });
  await byTest(db, (db) => db.insert(menus).values({ ...own, id: "main", name: marker, items: [] }));
  const ofMenu = { ...own, kind: "menu", name: "main", record: { name: marker, items: [] } };
  const written = { at: ctx.now(), actor: { kind: "command-line", command: "test" } as const };
  const ofFolder = { menu: { [marker]: { folder: marker, shop: marker } } };
  await db.insert(folderMarks).values({ ...own, folder: "", marks: ofFolder, markedAt: ctx.now() });
  await db.insert(recordVersions).values({ ...ofMenu, ...written, version: alphaVersion });
  await byTest(db, (db) => db.insert(recordDrafts).values({ ...ofMenu, ...written, madeFrom: alphaVersion }));
  await db.insert(draftSteps).values({
    ...own,
    ...written,
    page: "page/404 Page",
    changes: [{ kind: "widget", name: marker, before: null, after: { name: marker } }],
  });
  const items = [{ textContent: { value: marker, label: "" }, title: { value: marker, label: "" } }];
  await byTest(db, (db) =>
    db.insert(widgetContents).values(
      [
        { attributeName: "alpha-text", type: "simple-text" },
        { attributeName: "alpha-popup", type: "popup" },
        { attributeName: "age-confirmation", type: "age-confirmation" },
      ].map(({ attributeName, type }) => ({ ...own, attributeName, content: { type, props: {}, items } })),
    ),
  );
}

/** A form, and something that was sent with it. @returns the submission's id */
export async function fillForms({ db, ...ctx }: PurchaseShop): Promise<string> {
  const own = shopKey(ctx);
  await addForm(
    { db, ...ctx },
    "alpha-form",
    [
      { wuid: "message", fieldLabel: marker, fieldType: "text" },
      { wuid: "photo", fieldLabel: marker, fieldType: "file" },
    ],
    { form: 1, formName: marker },
  );
  const [sent] = await db
    .insert(formSubmissions)
    .values({
      ...own,
      form: 1,
      attributeName: "alpha-form",
      content: [{ wuid: "message", value: marker }],
      createdAt: ctx.now(),
    })
    .returning({ id: formSubmissions.id });
  if (!sent) throw new Error("the first shop has no submission");
  await db.insert(formFiles).values({
    ...own,
    submissionId: sent.id,
    wuid: "photo",
    fileName: `${marker}.png`,
    contentType: "image/png",
    sizeBytes: 1,
    storedAs: "alpha.png",
  });
  await db.insert(emailSignups).values({ ...own, email: "alpha@example.com", source: marker });
  await db.insert(pastOrders).values({
    ...own,
    number: "#1001",
    email: "alpha@example.com",
    placedAt: ctx.now(),
    content: {
      number: "#1001",
      email: "alpha@example.com",
      placedAt: ctx.now().toISOString(),
      state: marker,
      currency: "USD",
      lines: [{ sku: marker, name: marker, qty: 1, priceMinor: 500 }],
      subtotalMinor: 500,
      discountMinor: 0,
      discountCodes: "",
      shippingMinor: 0,
      shippingTitle: "",
      taxMinor: 0,
      taxes: [],
      totalMinor: 500,
      refundedMinor: 0,
      paymentTitle: "",
      billing: [],
      shipping: [],
    },
  });
  return sent.id;
}
