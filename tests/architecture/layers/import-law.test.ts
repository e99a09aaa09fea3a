import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf as allImportsOf, sources, targetOf } from "./read-imports";

/**
 * The layers, and the layers each may import from (docs/architecture.md). A layer may always import from
 * itself.
 */
const mayImport: Record<string, string[]> = {
  routes: ["widgets", "widgets data", "components", "services", "models", "paths"],
  composition: ["widgets data", "services", "tables", "models", "paths"],
  cli: ["composition", "widgets data", "services", "tables", "models"],
  widgets: ["components", "models", "paths"],
  "widgets data": ["widgets", "services", "models", "paths"],
  components: ["models", "paths"],
  services: ["tables", "models", "paths", "texts"],
  tables: ["models"],
  models: [],
  paths: [],
  styles: [],
  texts: [],
};

/** The only packages a model may use: it runs in the browser too. */
const modelPackages = new Set(["zod", "luxon", "bidi-js", "node-diff3", "@remix-validated-form/with-zod"]);

/** Type-only imports do not count here, because they are removed. */
const importsOf = (file: string) => allImportsOf(file, { types: false });

function roomOf(file: string): string {
  const [, top = ""] = file.split("/");
  if (top === "widgets" && /\.server(\.ts)?$/.test(file)) return "widgets data";
  return top.replace(/\.tsx?$/, "");
}

test("imports go one way: routes, widgets and components, services, models", () => {
  const offences = sources.flatMap((file) => {
    const room = roomOf(file);
    const allowed = mayImport[room];
    if (!allowed) return [];
    return importsOf(file).flatMap((specifier) => {
      const target = targetOf(file, specifier);
      if (!target?.startsWith("app/") || target.endsWith(".css")) return [];
      const other = roomOf(target);
      return other === room || allowed.includes(other) ? [] : [`${file} imports ${specifier}`];
    });
  });
  expect(offences).toEqual([]);
});

test("models are pure: no packages but the schema library, no server modules", () => {
  const offences = sources
    .filter((file) => roomOf(file) === "models")
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => targetOf(file, specifier) === null && !modelPackages.has(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
  expect(offences).toEqual([]);
});

test("browsers get dates as text: no component imports the model that formats them with luxon", () => {
  const offences = sources
    .filter((file) => ["components", "widgets"].includes(roomOf(file)))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => /\/format-date$|\/delivery-estimate-text$|^luxon$/.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
  expect(offences).toEqual([]);
});

test("models read neither the clock nor random numbers", () => {
  const offences = sources.filter(
    (file) =>
      roomOf(file) === "models" &&
      /\bnew Date\(\)|Date\.now\(|Math\.random\(|process\.env/.test(readFileSync(file, "utf8")),
  );
  expect(offences).toEqual([]);
});

test("services are marked as server code, so that they can never reach a browser", () => {
  const offences = sources.filter(
    (file) =>
      roomOf(file) === "services" &&
      !/\.server\.tsx?$/.test(file) &&
      !file.includes("/db/schema/") &&
      importsOf(file).length > 0,
  );
  expect(offences).toEqual([]);
});
