import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileOf, importsOf, sources } from "./read-imports";

/** The layers that are divided by areas. */
const divided = ["components", "services", "models"];

/** The areas in their order, lowest first, as docs/architecture.md draws it. */
const areas = [...readFileSync("docs/architecture.md", "utf8").matchAll(/^\| `([a-z]+)` \|/gm)].map(
  (match) => match[1] ?? "",
);

/** Areas whose folders are rooms: what is not marked belongs to its room alone. */
const halls = ["platform", "ui"];
/** The area on top, whose rooms no other area enters: its routes may use whatever lies in it. */
const top = "office";
/** What every component may use belongs to no area; it knows the shop and its visitor. */
const ranked = (area: string) => (area === "ui" ? "shops" : area);

/**
 * Where a file lies: its layer, its area and the folders below it. Null outside of areas: routes, widgets,
 * tables and what knows all areas.
 */
function placeOf(file: string) {
  const [, layer = "", area = "", ...below] = file.split("/");
  return divided.includes(layer) ? { layer, area, folders: below.slice(0, -1) } : null;
}

const arrows = sources.flatMap((file) =>
  importsOf(file, { types: true }).flatMap((specifier) => {
    const to = fileOf(file, specifier);
    const there = to === null ? null : placeOf(to);
    return to && there ? [{ file, to, here: placeOf(file), there }] : [];
  }),
);

test("the areas are drawn in docs/architecture.md, and every file lies in one of them", () => {
  expect(areas.length).toBeGreaterThan(10);
  const strays = sources.filter((file) => {
    const place = placeOf(file);
    return place && ![...areas, "ui"].includes(place.area);
  });
  expect(strays).toEqual([]);
});

test("an area imports areas below it and none above, types included", () => {
  const offences = arrows
    .filter(({ here, there }) => here && areas.indexOf(ranked(here.area)) < areas.indexOf(ranked(there.area)))
    .map(({ file, to }) => `${file} imports ${to}`);
  expect(offences).toEqual([]);
});

/** What runs outside of `app`. */
const commands = readdirSync("scripts", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|mjs)$/.test(name))
  .map((name) => `scripts/${name}`);

/** Files of other areas, routes, widgets, composition and commands come to an area from outside. */
const fromOutside = arrows.filter(({ here, there }) => {
  const isAtHome =
    here?.area === there.area && (!halls.includes(there.area) || here.folders[0] === there.folders[0]);
  return !isAtHome && there.area !== top;
});

/** A door says so in its first line. */
const isMarked = (file: string) => /^\/\/ @public$/m.test(readFileSync(file, "utf8"));

test("others come to an area by its doors, the files marked with // @public", () => {
  const offences = fromOutside
    .filter(({ to }) => !isMarked(to))
    .map(({ file, to }) => `${file} imports ${to}, which is no door`);
  expect(offences).toEqual([]);
});

test("a file marked with // @public is used from outside", () => {
  const knockedAt = new Set(fromOutside.map(({ to }) => to));
  const known = ["server.ts", "vite.config.ts", "remix.config.js", ...commands].map((file) =>
    readFileSync(file, "utf8"),
  );
  const isKnown = (file: string) =>
    known.some((text) => text.includes(file.replace(/^app\//, "").replace(/\.tsx?$/, "")));
  const stale = sources.filter((file) => isMarked(file) && !knockedAt.has(file) && !isKnown(file));
  expect(stale.map((file) => `${file} is marked, and only its own area uses it`)).toEqual([]);
});

test("each room of services says what it is for", () => {
  expect(areas.filter((area) => !existsSync(`app/services/${area}/README.md`))).toEqual([]);
});

test("each table lies in the folder of the area that owns it", () => {
  const entries = readdirSync("app/tables").filter((name) => !areas.includes(name));
  // The others hold no table.
  expect(entries.toSorted()).toEqual(["columns.ts", "index.ts", "tsvector.ts"]);
});

test("each room of services names doors that are there", () => {
  const offences = areas.flatMap((area) => {
    const room = `app/services/${area}`;
    const named =
      /^- \*\*Doors\*\*.*$/m.exec(readFileSync(`${room}/README.md`, "utf8"))?.[0].matchAll(/`([\w/-]+)`/g) ??
      [];
    const files = sources.filter((file) => file.startsWith(`${room}/`) && (area === top || isMarked(file)));
    return [...named]
      .map(([, door = ""]) => door)
      .filter((door) => !files.some((file) => file.replace(/(\.server)?\.tsx?$/, "").endsWith(`/${door}`)))
      .map((door) => `${room} has no door ${door}`);
  });
  expect(offences).toEqual([]);
});

test("documents name files and folders that are there", () => {
  const documents = readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("decisions"))
    .map((name) => `docs/${name}`);
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/(?<![\w~/.-])(app\/[\w./+-]*[\w+])/g)]
      .map((match) => match[1] ?? "")
      .filter((path) => !["", ".ts", ".tsx", ".server.ts"].some((ending) => existsSync(`${path}${ending}`)))
      .map((path) => `${document} names ${path}`),
  );
  expect(missing).toEqual([]);
});
