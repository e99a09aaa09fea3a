// Makes the files by which tests check what agents are answered, ucp-schemas.json and acp-schemas.json:
//   npm run agent-schemas <folder `source/schemas`> <folder `json-schema` of a version>
// The folders are of https://github.com/Universal-Commerce-Protocol/ucp and
// https://github.com/agentic-commerce-protocol/agentic-commerce-protocol.
// Kept are, without words:
// - of UCP carts, checkouts, orders, answers of the catalogue, all they reach, and the calls of its MCP,
// - of ACP sessions, carts and feeds.

import { readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";

const roots = [
  "shopping/cart.json",
  "shopping/checkout.json",
  "shopping/order.json",
  "shopping/fulfillment.json",
  "shopping/discount.json",
  "shopping/buyer_consent.json",
  "shopping/catalog_search.json",
  "shopping/catalog_lookup.json",
  "shopping/types/error_response.json",
];

/** What says nothing about validity, where it is a text or a list of examples. */
const words = new Set(["title", "description", "example", "examples", "$comment", "name"]);
/** What is about pages in which a shop's checkout is embedded. */
const unused = new Set(["embedded"]);

const [folder, acpFolder] = process.argv.slice(2);
if (!folder || !acpFolder) throw new Error("Name the folders with the protocols' schemas.");
const kept = {};
for (const root of roots) keep(root);
const { methods } = JSON.parse(
  readFileSync(posix.join(folder, "../services/shopping/mcp.openrpc.json"), "utf8"),
);
kept.methods = Object.fromEntries(
  methods.map(({ name, params }) => [name, params.filter(({ required }) => required).map((one) => one.name)]),
);
const sorted = Object.fromEntries(Object.entries(kept).sort());
writeFileSync("tests/support/generated/ucp-schemas.json", `${JSON.stringify(sorted)}\n`);
writeFileSync("tests/support/generated/acp-schemas.json", `${JSON.stringify(acpSchemas())}\n`);

/** The files of the other protocol, which name each other by their names. */
function acpSchemas() {
  return ["agentic_checkout", "cart", "discount", "feed"].map((part) => {
    const name = `schema.${part}.json`;
    const schema = plain(JSON.parse(readFileSync(posix.join(acpFolder, name), "utf8")), null);
    return Object.assign(schema, { $id: `https://acp.dev/${name}` });
  });
}

/** Keeps a file and all that it refers to. */
function keep(path) {
  if (path in kept) return;
  kept[path] = {};
  const schema = plain(JSON.parse(readFileSync(posix.join(folder, path), "utf8")), path);
  kept[path] = Object.assign(schema, { $id: `https://ucp.dev/schemas/${path}` });
}

/** A schema without words; what it refers to is kept, unless it has no path. */
function plain(schema, path) {
  if (Array.isArray(schema)) return schema.map((one) => plain(one, path));
  if (typeof schema !== "object" || schema === null) return schema;
  if (path !== null && typeof schema.$ref === "string" && !schema.$ref.startsWith("#"))
    keep(posix.join(posix.dirname(path), schema.$ref.split("#")[0]));
  const entries = Object.entries(schema).filter(
    ([word, value]) =>
      !unused.has(word) &&
      !(words.has(word) && (typeof value === "string" || Array.isArray(value) || word === "example")),
  );
  return Object.fromEntries(entries.map(([word, value]) => [word, plain(value, path)]));
}
