import { createServer, type Server } from "node:http";
import { and, eq } from "drizzle-orm";
import { type Browser, chromium, type Frame, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { menuRecords } from "~/services/content/pages/menu-records.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import { widgetRecords } from "~/services/content/widgets/widget-records.server";
import { keepContactMessage } from "~/services/conversations/messages/keep-contact-message.server";
import { addApproved } from "~/services/conversations/reviews/reviews-fixture.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { changeRecord } from "~/services/shops/records/change-record.server";
import { readRecord } from "~/services/shops/records/read-record.server";
import { products } from "~/tables/catalogue/catalogue";
import { shopDomains } from "~/tables/shops/shops";
import { findBrowser } from "../support/browser/find-browser";
import { freePort } from "../support/servers/free-port";
import { openDemoListener } from "./demo-listener";
import { attackOffice, hostileElements, hostileHtml, hostileText } from "./hostile-script";
import { openPlainBrowser } from "./plain-browser";
import { sendWithoutNetwork } from "./runner/send-without-network";

const password = "a quiet harbor";
const opened: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

let browser: Browser;
beforeAll(async () => {
  const found = await findBrowser();
  // One site, as shops and offices of one base domain are: no cookie is kept back for being another site's.
  const args = [...found.args, "--host-resolver-rules=MAP *.shops.test 127.0.0.1"];
  browser = await chromium.launch({ ...found, args });
  opened.push(() => browser.close());
});

/** Harbor at a port of this machine, with an owner; shop and office at one origin, or each at its own. */
async function serve({ isApart }: { isApart: boolean }) {
  const port = await freePort();
  const ADMIN_ORIGIN = isApart ? `http://admin.shops.test:${port}` : "off";
  const demo = await openDemoListener({ PORT: String(port), BASE_DOMAIN: "shops.test", ADMIN_ORIGIN });
  const ctx = { ...(await demo.contextOf("harbor")), actor: testActing };
  await inTransaction(ctx, ({ db }) =>
    db
      .update(shopDomains)
      .set({ domain: "harbor.shops.test" })
      .where(eq(shopDomains.domain, "harbor.localhost")),
  );
  const server: Server = createServer(demo.listener);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  opened.push(demo.close, () => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const hash = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  const shop = `http://harbor.shops.test:${port}`;
  return { demo, ctx, hash, shop, office: isApart ? `http://harbor.admin.shops.test:${port}` : shop };
}

type Served = Awaited<ReturnType<typeof serve>>;

const ofMug = ({ tenant }: Served["ctx"]) =>
  and(eq(products.tenantId, tenant.id), eq(products.sku, "MUG-101"));

/** A browser whose owner has accepted the invitation, at the shop's own address of it. */
async function signIn({ shop, office, hash }: Served): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${shop}/admin/invitation?hash=${hash}`);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password_again"]').fill(password);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.getByRole("navigation", { name: "Office" }).waitFor();
  expect(new URL(page.url()).origin).toBe(office);
  return page;
}

/** Writes the attack, or text that would become one, wherever owners and shoppers can write. */
async function plant({ ctx, office }: Served): Promise<string[]> {
  const page = { entity_type: "page", layout: "default" } as const;
  const code = { useIframe: false };
  const write = [
    {
      kind: widgetRecords,
      name: "hostile",
      typed: {
        type: "embed-code",
        props: code,
        items: [{ embedCodeTextarea: hostileHtml(office, "by-widget") }],
      },
    },
    {
      kind: templateRecords,
      name: "page/Hostile",
      typed: {
        ...page,
        name: "Hostile",
        slug: "hostile",
        html: `<h1>Hostile</h1>${hostileHtml(office, "by-page")}`,
      },
    },
    {
      kind: templateRecords,
      name: "page/Widget",
      typed: {
        ...page,
        name: "Widget",
        slug: "widget",
        html: '<h1>Widget</h1><div data-widget="embed-code" data-attribute="hostile"></div>',
      },
    },
    {
      kind: templateRecords,
      name: "page/Built",
      typed: {
        ...page,
        name: "Built",
        slug: "built",
        html: `<h1>Built</h1>${hostileHtml(office, "by-script")}${hostileElements(office, "by-element")}`,
      },
    },
    {
      kind: menuRecords,
      name: "hostile",
      typed: { name: hostileText, items: [{ label: hostileText, url: "/hostile" }] },
    },
  ];
  for (const { kind, name, typed } of write)
    await changeRecord(ctx, kind as typeof menuRecords, { name, typed });
  const text = { title: hostileText, content: hostileText, displayName: hostileText };
  const [mug] = await ctx.db.select({ id: products.id }).from(products).where(ofMug(ctx));
  const review = await addApproved(ctx, mug?.id ?? 0, 5, text);
  const message = { name: hostileText, email: "eve@example.com", subject: hostileText, content: hostileText };
  const sent = { message, customer: null, files: [], isMailed: false };
  const conversation = await inTransaction(ctx, (inner) => keepContactMessage(inner, sent));
  return [
    "menus/hostile",
    "pages/page%2FHostile",
    "builder/page%2FBuilt",
    "builder/page%2FBuilt?block=0&panel=difference",
    "widgets/hostile",
    `reviews/${review}`,
    `inbox/${conversation}`,
    "inbox",
  ];
}

/** What the attack says it read; null where it did not run. */
const attackAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.attack ?? null);
const isPlanted = ({ ctx }: Served, name: string) =>
  readRecord(ctx, templateRecords, `page/${name}`).then(
    () => true,
    () => false,
  );

/** Opens what was planted in the office's own screens; nothing of it may run there. */
async function expectHarmlessOffice(page: Page, { office }: Served, screens: string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(`${office}/admin/${screen}`);
    await expect(page.locator("main").innerText()).resolves.not.toBe("");
    const { ran, attack } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect([screen, ran, attack]).toEqual([screen, undefined, undefined]);
  }
}

/**
 * Opens a hostile page in the builder, and its frame's address in a tab of its own; neither does anything in
 * the office, nor leaves the page.
 */
async function expectHarmlessFrame(page: Page, served: Served): Promise<void> {
  const builder = `${served.office}/admin/builder/page%2FBuilt`;
  await page.goto(builder);
  const address = (await page.locator("iframe").first().getAttribute("src")) ?? "";
  const frame = page.frames().find((one) => one.url().includes("builder="));
  expect(frame).toBeDefined();
  if (frame) await attackWithin(frame);
  // A press chooses its block.
  expect([page.url().split("?")[0], page.context().pages().length]).toEqual([builder, 1]);
  expect(await page.evaluate(() => document.documentElement.dataset.attack ?? null)).toBeNull();

  const own = new URL(address, served.office).href;
  await page.goto(own);
  await attackWithin(page.mainFrame());
  expect(page.url()).toBe(own);
  for (const name of ["by-script", "by-element"]) expect(await isPlanted(served, name)).toBe(false);
}

/** Presses and sends what is hostile in a frame: its scripts do not run, and it stays where it is. */
async function attackWithin(frame: Frame): Promise<void> {
  const at = frame.url();
  await frame.getByRole("heading", { name: "Built" }).waitFor();
  await frame.locator("#hostile-link").evaluate((link: HTMLElement) => link.click());
  await frame.locator("#hostile-form").evaluate((form: HTMLFormElement) => form.submit());
  const found = await frame.evaluate(() => {
    const read = (what: () => unknown) => {
      try {
        return what();
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      attack: document.documentElement.dataset.attack ?? null,
      origin: window.origin,
      cookie: read(() => document.cookie),
      scripts: document.scripts.length,
    };
  });
  expect(found).toEqual({ attack: null, origin: "null", cookie: "SecurityError", scripts: 1 });
  expect(frame.url()).toBe(at);
}

describe("hostile scripts of a shop's pages, beside a session of staff, where the office has its own origin", () => {
  let served: Served;
  let screens: string[];
  let page: Page;
  beforeAll(async () => {
    served = await serve({ isApart: true });
    screens = await plant(served);
    page = await signIn(served);
  });

  test("run at an origin that reaches nothing of the office (rule hosts-10)", async () => {
    for (const slug of ["hostile", "widget"]) {
      await page.goto(`${served.shop}/${slug}`);
      await expect.poll(() => attackAt(page)).toBe("read:");
    }
    expect(await isPlanted(served, "by-page")).toBe(false);
    expect(await isPlanted(served, "by-widget")).toBe(false);
    await expectHarmlessOffice(page, served, screens);
  });

  test("do not run in the builder's frame (rule builder-4)", () => expectHarmlessFrame(page, served));

  test("would do all that at the office's own origin", async () => {
    await page.goto(`${served.office}/admin`);
    const read = await page.evaluate(`(${attackOffice})(${JSON.stringify(served.office)}, "by-office")`);
    expect(read).toEqual(["frame", "fetch", "data"]);
    expect(await isPlanted(served, "by-office")).toBe(true);
  });
});

describe("hostile scripts of a shop's pages, beside a session of staff, where shop and office share an origin", () => {
  let served: Served;
  let screens: string[];
  let page: Page;
  beforeAll(async () => {
    served = await serve({ isApart: false });
    screens = await plant(served);
    page = await signIn(served);
  });

  test("do not run (rule content-security-12)", async () => {
    for (const slug of ["hostile", "widget"]) {
      await page.goto(`${served.shop}/${slug}`, { waitUntil: "load" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await attackAt(page)).toBeNull();
    }
    expect(await isPlanted(served, "by-page")).toBe(false);
    await expectHarmlessOffice(page, served, screens);
  });

  test("do not run in the builder's frame (rule builder-4)", () => expectHarmlessFrame(page, served));

  test("run for a shopper", async () => {
    const shopper = await (await browser.newContext()).newPage();
    await shopper.goto(`${served.shop}/hostile`);
    await expect.poll(() => attackAt(shopper)).toBe("read:");
  });
});

test("a session of staff counts at the office's host alone, and the office's policy names nothing of the owner", async () => {
  const { demo, hash } = await serve({ isApart: true });
  const trusting = {
    content_security: { scripts: ["https://tags.example"], frames: ["https://maps.example"] },
  };
  await demo.writeSettings("harbor", trusting);
  const at = (host: string) => openPlainBrowser(sendWithoutNetwork(demo.listener), `http://${host}`);
  const [office, shop, other] = [
    at("harbor.admin.shops.test"),
    at("harbor.shops.test"),
    at("bazaar.admin.shops.test"),
  ];
  const fields = { hash, name: "June", password, password_again: password };
  const accepted = await office.post(`/admin/invitation?hash=${hash}`, fields);
  const home = await office.get("/admin");
  expect(home.status).toBe(200);
  expect(String(home.headers["content-security-policy"])).not.toMatch(/tags\.example|maps\.example|gstatic/);
  expect(home.headers["cross-origin-resource-policy"]).toBe("same-origin");
  const cookie =
    String(accepted.setCookies.find((one) => one.startsWith("awning_staff="))).split(";")[0] ?? "";
  for (const browserOf of [shop, other]) browserOf.bring(cookie);
  expect((await other.get("/admin")).headers.location).toBe("/admin/sign-in");
  const led = await shop.get("/admin/orders?q=1");
  expect([led.status, led.headers.location]).toEqual([
    303,
    expect.stringMatching(/^http:\/\/harbor\.admin\.shops\.test:\d+\/admin\/orders\?q=1$/),
  ]);
  expect(led.setCookies.join()).toContain("awning_staff=; Path=/; Max-Age=0");
  expect((await office.get("/kitchen")).headers.location).toMatch(
    /^http:\/\/harbor\.shops\.test:\d+\/kitchen$/,
  );
});
