import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerParts } from "~/models/content/header-parts";
import { nestedTypes } from "~/models/content/nested-source";
import { widgetCode } from "~/widgets/registry";
import { type PageScript, scriptsOfPage } from "../support/page-scripts";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { sendWithoutNetwork } from "./runner/send-without-network";

/** Script limit of a listing or a product before any interaction: 151 KB gzip. */
const mostBytes = 151 * 1024;

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

describe.each(["/kitchen", "/tide-mug", "/harbor-carafe"])("%s", (path) => {
  test("loads at most 151 KB of script before any interaction", async () => {
    const { scripts } = await pageAt(path);
    expect(
      weight(scripts),
      JSON.stringify(scripts.map((one) => [one.name, one.gzipBytes])),
    ).toBeLessThanOrEqual(mostBytes);
  });

  test("loads neither schemas nor forms, because it has none", async () => {
    const { scripts } = await pageAt(path);
    expect(scripts.filter(isZod).map(({ name }) => name)).toEqual([]);
  });
});

/** A file has the name of its widget; the widget with three names has its own. */
const fileOf = (type: string) => (nestedTypes.includes(type) ? "nested-template" : type);

// Components have two of these names, too, and the parts of the header come with every page.
const withoutFile = new Set<string>(["button", "product-card", ...headerParts]);
const types = Object.keys(widgetCode).filter((type) => !withoutFile.has(type));
const files = [...new Set(types.map(fileOf))];

test.each(["/", "/kitchen", "/spring-table", "/about"])(
  "%s loads the code of its own widgets only",
  async (path) => {
    const page = await pageAt(path);
    const brought = files.filter((file) => page.scripts.some(({ name }) => isCodeOf(file, name)));
    const placed = new Set(page.types.map(fileOf));
    expect(brought).toEqual(files.filter((file) => placed.has(file)));
    expect(brought.length).toBeGreaterThan(0);
  },
);

/** Files are named `menu-` and eight characters. */
const isCodeOf = (file: string, name: string) =>
  name.startsWith(`${file}-`) && name.length === `${file}-12345678.js`.length;

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
