import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Code that makes the data of pages: it reads public parts of settings only (rule settings-3). */
const rooms = ["routes", "widgets", "components", "root.tsx"];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => rooms.some((room) => name.startsWith(room)) && /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => join("app", name));

test("no page or widget reads settings outside their public parts", () => {
  expect(sources.length).toBeGreaterThan(100);
  const past =
    /\bshop\.settings\b|\bshop\s*:\s*\{[^}]*\bsettings\b|\{[^}]*\bsettings\b[^}]*\}\s*=\s*[\w.]*\bshop\b/;
  expect(sources.filter((file) => past.test(readFileSync(file, "utf8")))).toEqual([]);
});
