import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const start = "window.__remixManifest=";
/** Calls are fetched as they are: no page leads to one, and no loader of a page is there. */
const isCall = (/** @type {string} */ id) => id.startsWith("routes/api+/");

/** What a route does not have is not listed: Remix asks only whether a flag is set. */
const unlessFalse = (/** @type {string} */ _key, /** @type {unknown} */ value) =>
  value === false ? undefined : value;

/**
 * Takes the calls of the API out of the list of routes that every page loads, and what the other routes do
 * not have.
 * @param {string} folder of the browser's files
 * @throws {Error} if the list is not written as expected
 */
export function trimManifest(folder) {
  const [file] = readdirSync(folder).filter((name) => /^manifest-.*\.js$/.test(name));
  const text = file ? readFileSync(join(folder, file), "utf8") : "";
  if (!file || !text.startsWith(start)) throw new Error("The list of routes is not where it used to be");
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, ""));
  const routes = Object.entries(manifest.routes).filter(([id]) => !isCall(id));
  writeFileSync(
    join(folder, file),
    `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }, unlessFalse)};`,
  );
}
