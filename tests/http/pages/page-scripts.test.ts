import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerParts } from "~/models/content/menus/header-parts";
import { nestedTypes } from "~/models/content/menus/nested-source";
import { widgetCode } from "~/widgets/registry";
import { type PageScript, scriptsOfPage } from "../../support/browser/page-scripts";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";

/** What the scripts of a listing, of a product and of a cart may weigh, with gzip, KB of 1024 bytes. */
const mostKb = { "/kitchen": 138.3, "/tide-mug": 152.8, "/harbor-carafe": 152.8, "/checkout/cart": 160.2 };

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
});
afterAll(() => demo?.close());

/** The files of a page and the types of its widgets, from its HTML. */
async function pageAt(path: string): Promise<{ scripts: PageScript[]; types: string[] }> {
  const url = new URL(path, "http://harbor.localhost");
  const send = sendWithoutNetwork(demo.listener);
  const { status, body } = await send({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
  expect(status).toBe(200);
  const types = /data-types="([^"]*)"/.exec(body)?.[1]?.split(" ") ?? [];
  return { scripts: scriptsOfPage(body), types };
}

const weight = (scripts: PageScript[]) => scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
const isZod = ({ text }: PageScript) => text.includes("ZodError");

describe.each(Object.entries(mostKb))("%s", (path, most) => {
  test(`is hydrated by at most ${most} KB of script`, async () => {
    const { scripts } = await pageAt(path);
    expect(
      weight(scripts),
      JSON.stringify(scripts.map((one) => [one.name, one.gzipBytes])),
    ).toBeLessThanOrEqual(most * 1024);
  });

  test("is hydrated without the schemas of forms", async () => {
    const { scripts } = await pageAt(path);
    expect(scripts.filter(isZod).map(({ name }) => name)).toEqual([]);
  });
});

test.each([
  ["/kitchen", ["listing"]],
  ["/tide-mug", ["product"]],
  ["/about", []],
])("%s brings the code of its own kind of page only", async (path, expected) => {
  const { scripts } = await pageAt(path);
  const brought = ["listing", "product"].filter((file) => scripts.some(({ name }) => isCodeOf(file, name)));
  expect(brought).toEqual(expected);
});

/** A file has the name of its widget; the widget with three names has its own. */
const fileOf = (type: string) => (nestedTypes.includes(type) ? "nested-template" : type);

// Components have two of these names, too, and menus and the parts of the header come with every page.
const withoutFile = new Set<string>(["button", "product-card", "menu", ...headerParts]);
const types = Object.keys(widgetCode).filter((type) => !withoutFile.has(type));
const files = [...new Set(types.map(fileOf))];

test.each(["/", "/spring-table", "/about"])("%s loads the code of its own widgets only", async (path) => {
  const page = await pageAt(path);
  const brought = files.filter((file) => page.scripts.some(({ name }) => isCodeOf(file, name)));
  const placed = new Set(page.types.map(fileOf));
  expect(brought).toEqual(files.filter((file) => placed.has(file)));
  expect(brought.length).toBeGreaterThan(0);
});

/** Files are named `menu-` and eight characters. */
const isCodeOf = (file: string, name: string) =>
  name.startsWith(`${file}-`) && name.length === `${file}-12345678.js`.length;

test("shoppers load no list of the office's pages", async () => {
  const { scripts } = await pageAt("/tide-mug");
  const lists = scripts.filter(({ text }) => text.startsWith("window.__remixManifest"));
  expect(lists).toHaveLength(1);
  expect(lists[0]?.text).not.toMatch(/routes\/admin_?\+\//);
});

test.each(["/", "/contact"])(
  "the rules of the forms on %s are loaded on the first interaction",
  async (path) => {
    const { scripts, types } = await pageAt(path);
    expect(types.filter((type) => type === "form" || type === "email-signup")).toHaveLength(1);
    expect(scripts.filter(isZod).map(({ name }) => name)).toEqual([]);
  },
);

test("a page that is a form loads its rules at once", async () => {
  const { scripts } = await pageAt("/register");
  expect(scripts.some(isZod)).toBe(true);
});
