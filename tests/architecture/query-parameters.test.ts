import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageRequest } from "~/composition/requests/page-request.server";
import { remixQuery, sharedParameters } from "~/paths/shared-queries";
import { queryReads, textConstants } from "./query-reads";

/** Code outside routes that only pages of one visitor call, and calls of the API. */
const ofOneVisitor =
  /^app\/(services\/(accounts|staff|orders|payments|checkout|api|selling|office)\/|(models|components)\/office\/|models\/shops\/records\/pending-action\.ts$)/;
/**
 * The query of another site's address, the cache that takes the names from the declarations, what a proxy
 * asks, which is no page, and what the domain of all offices asks, which is no shop's.
 */
const leftOut = [
  "app/models/shops/pages/video-source.ts",
  "app/services/platform/http/hosts/known-address.server.ts",
  "app/composition/requests/answer-certificate.server.ts",
  "app/composition/requests/lead-to-office.server.ts",
];
/** Pass all that there is to a schema, or on to another address. */
const readAll = [
  "app/paths/conversations.ts",
  "app/routes/_store+/account+/shopping-list_.add.tsx",
  "app/routes/api+/account+/shopping-lists.ts",
  "app/models/office/list/list-address.ts",
  "app/services/storefront/store-page/load-product-page.server.ts",
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|-fixture\./.test(name))
  .map((name) => ({ file: join("app", name), text: readFileSync(join("app", name), "utf8") }));
const constants = textConstants(sources);
const reads = sources
  .filter(({ file }) => !leftOut.includes(file))
  .flatMap((source) => queryReads(source, constants).map((read) => ({ ...read, file: source.file })));

const declarations = Object.values(
  import.meta.glob<Record<string, unknown>>(["../../app/paths.ts", "../../app/paths/*.ts"], { eager: true }),
).flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith("Query")));
const declared = new Set(declarations.flatMap(([, names]) => (Array.isArray(names) ? names : [])));

/**
 * Whether a file's reads are of pages that visitors share: a route by its address, and everything else unless
 * said.
 */
function isShared(file: string): boolean {
  if (!file.startsWith("app/routes/")) return !ofOneVisitor.test(file);
  const [first = ""] = file
    .replace("app/routes/", "")
    .replace(/^_\w+\+\//, "")
    .split(/[+/.]/);
  return pageRequest({ method: "GET", url: `/${first.replace(/_$/, "")}`, headers: {} }) !== null;
}

const places = (found: typeof reads) =>
  found.map(({ file, line, name }) => `${file}:${line} reads '${name}'`);

test("every query parameter that is read is declared beside its page's path", () => {
  expect(reads.length).toBeGreaterThan(60);
  const undeclared = reads.filter(({ name, file }) =>
    name === "*" ? !readAll.includes(file) : !declared.has(name),
  );
  expect(places(undeclared)).toEqual([]);
});

test("the page cache knows every query parameter that shared pages read (rule caching-1)", () => {
  const missing = reads.filter(
    ({ name, file }) => name !== "*" && isShared(file) && !sharedParameters.includes(name),
  );
  expect(places(missing)).toEqual([]);
});

test("the page cache knows no parameter that no page reads", () => {
  const read = new Set<string>([...reads.map(({ name }) => name), ...remixQuery]);
  expect(sharedParameters.filter((name) => !read.has(name))).toEqual([]);
});

describe("the search for reads finds", () => {
  const found = (text: string) =>
    queryReads(
      { file: "a.ts", text },
      new Map([
        ["openParameter", "open"],
        ["fields.from", "price_from"],
      ]),
    ).map(({ name }) => name);

  test.each([
    ['new URL(url).searchParams.get("page")', "page"],
    ['const { searchParams } = new URL(url); searchParams.has("sent")', "sent"],
    ['const { searchParams: asked } = new URL(url); asked.get("sort")', "sort"],
    ['const asked = new URL(url).searchParams; asked.getAll("tag")', "tag"],
    ['const [asked] = useSearchParams(); asked.get("view")', "view"],
    ["function load(query: URLSearchParams) { return query.get(openParameter) }", "open"],
    ["function load({ query }: ListingAddress) { return query.has(fields.from) }", "price_from"],
    ['new URLSearchParams(location.search).get("sent")', "sent"],
    [
      'function of(q: URLSearchParams) { const id = (name: string) => q.get(name); return id("later") }',
      "later",
    ],
    ["function of(q: URLSearchParams, name: string) { return q.get(name) }", "unreadable: name"],
    ['function of(q: URLSearchParams) { return ["code"].map((name) => q.get(name)) }', "code"],
    ["Object.fromEntries(new URL(url).searchParams)", "*"],
  ])("%s", (text, name) => {
    expect(found(text)).toEqual([name]);
  });

  test("nothing in other readers", () => {
    expect(found('const searchParams = 1; headers.get("accept"); params.get("id")')).toEqual([]);
  });
});
