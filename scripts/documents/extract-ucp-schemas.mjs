// Makes tests/support/generated/ucp-schemas.json, by which tests check what agents are answered:
//   npm run ucp-schemas <folder `source/schemas`>
// The folder is of https://github.com/Universal-Commerce-Protocol/ucp. Kept are the answers of the
// catalogue with all they reach, without words.

import { readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";

const roots = [
  "shopping/catalog_search.json",
  "shopping/catalog_lookup.json",
  "shopping/types/error_response.json",
];

/** What says nothing about validity, where it is a text or a list of examples. */
const words = new Set(["title", "description", "examples", "$comment", "name"]);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder with the protocol's schemas.");
const kept = {};
for (const root of roots) keep(root);
const sorted = Object.fromEntries(Object.entries(kept).sort());
writeFileSync("tests/support/generated/ucp-schemas.json", `${JSON.stringify(sorted)}\n`);

/** Keeps a file and all that it refers to. */
function keep(path) {
  if (path in kept) return;
  kept[path] = {};
  const schema = plain(JSON.parse(readFileSync(posix.join(folder, path), "utf8")), path);
  kept[path] = Object.assign(schema, { $id: `https://ucp.dev/schemas/${path}` });
}

/** A schema without words; what it refers to is kept. */
function plain(schema, path) {
  if (Array.isArray(schema)) return schema.map((one) => plain(one, path));
  if (typeof schema !== "object" || schema === null) return schema;
  if (typeof schema.$ref === "string" && !schema.$ref.startsWith("#"))
    keep(posix.join(posix.dirname(path), schema.$ref.split("#")[0]));
  const entries = Object.entries(schema).filter(
    ([word, value]) => !(words.has(word) && (typeof value === "string" || Array.isArray(value))),
  );
  return Object.fromEntries(entries.map(([word, value]) => [word, plain(value, path)]));
}
