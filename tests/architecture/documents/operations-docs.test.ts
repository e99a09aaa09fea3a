import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "~/services/platform/config/read-config.server";

const page = readFileSync("docs/operations.md", "utf8");

test("docs/operations.md explains every variable of the configuration, and no other", () => {
  const table = page.slice(page.indexOf("## Configuration"), page.indexOf("## Logs"));
  const explained = [...table.matchAll(/^\| \**`([A-Z0-9_]+)`\** \|/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...variableNames].sort());
});

test("README names no unknown variable", () => {
  const readme = readFileSync("README.md", "utf8");
  const named = [...readme.matchAll(/^\| \**`([A-Z0-9_]+)`\** *\|/gm)].map(([, name]) => name ?? "");
  expect(named.filter((name) => !variableNames.includes(name))).toEqual([]);
});
