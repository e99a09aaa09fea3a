import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "~/services/platform/config/config-variables.server";
import { allVariableWords, variablesDocument } from "../../../scripts/documents/variables-document";

test("docs/variables.md explains every variable of the configuration: npm run docs:variables writes it", () => {
  expect(Object.keys(allVariableWords).toSorted()).toEqual([...variableNames].toSorted());
  expect(readFileSync("docs/variables.md", "utf8")).toBe(variablesDocument());
});

test("README names no unknown variable", () => {
  const readme = readFileSync("README.md", "utf8");
  const named = [...readme.matchAll(/^\| \**`([A-Z0-9_]+)`\** *\|/gm)].map(([, name]) => name ?? "");
  expect(named.filter((name) => !variableNames.includes(name))).toEqual([]);
});
