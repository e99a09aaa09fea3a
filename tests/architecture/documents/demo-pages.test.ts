import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { standsAlone } from "~/models/content/menus/header-parts";
import { placedWidgets } from "~/models/content/templates/placed-widgets";
import { parseTemplate } from "~/services/content/templates/parse-template.server";
import { widgetCode } from "~/widgets/registry";

type Template = { file: string; slug: string | null; isPublic: boolean; placed: [string, string][] };

/** Pages every real shop has; the empty slug is the home page. */
const pages = ["", "about", "contact", "shipping", "terms-of-service", "privacy-policy", "refund-policy"];
const folders = ["harbor", "leaf", "mokka", "bazaar/shops/bazaar", "bazaar/shops/potter"];
const shops = new Map(
  folders.map((folder) => [folder, { templates: templatesOf(folder), contents: contentsOf(folder) }]),
);

function templatesOf(shop: string): Template[] {
  const folder = join("shops", shop, "templates");
  return readdirSync(folder).map((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const head = JSON.parse(/<!--([\s\S]*?)-->/.exec(html)?.[1] ?? "{}") as Record<string, unknown>;
    const placed = placedWidgets(parseTemplate(html));
    return {
      file,
      slug: head.entity_type === "page" && typeof head.slug === "string" ? head.slug : null,
      isPublic: head.preview_only !== true,
      placed: placed.map(({ type, attributeName }) => [type, attributeName]),
    };
  });
}

function contentsOf(shop: string): Map<string, string> {
  const folder = join("shops", shop, "widgets");
  const all = readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, { type: string }>),
  );
  return new Map(all.map(([name, { type }]) => [name, type]));
}

describe.each([...shops])("the pages of %s", (shop, { templates, contents }) => {
  test("name no colors: those of the theme are all they have (rule builder-15)", () => {
    const colors = ["templates", "widgets"].flatMap((part) =>
      readdirSync(join("shops", shop, part)).flatMap((file) => {
        const text = readFileSync(join("shops", shop, part, file), "utf8");
        const found = text.match(/(?<![&"/\w])#(?:[\da-f]{3}){1,2}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? [];
        return found.map((color) => `${file}: ${color}`);
      }),
    );
    expect(colors).toEqual([]);
  });

  test("include those of a real shop, and a landing page", () => {
    const slugs = templates.filter(({ isPublic }) => isPublic).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(pages));
    expect(templates.filter(({ file }) => file.startsWith("landing-")).map(({ slug }) => slug)).not.toEqual(
      [],
    );
  });

  test("place existing content with the right type", () => {
    const wrong = templates.flatMap(({ file, placed }) =>
      placed.flatMap(([type, name]) =>
        contents.get(name) === type || (name === "" && standsAlone(type)) ? [] : [`${file}: ${type} ${name}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("use all content", () => {
    const placed = new Set(templates.flatMap((template) => template.placed.map(([, name]) => name)));
    // The content of the age confirmation is found by its name and shown over every page.
    placed.add("age-confirmation");
    expect([...contents.keys()].filter((name) => !placed.has(name))).toEqual([]);
  });
});

test("every widget is used on a page that shoppers reach", () => {
  const used = new Set(
    [...shops.values()].flatMap(({ templates }) =>
      templates.filter(({ isPublic }) => isPublic).flatMap(({ placed }) => placed.map(([type]) => type)),
    ),
  );
  for (const ours of ["age-confirmation", "main-part", "visitor-place"]) used.add(ours);
  expect(Object.keys(widgetCode).filter((type) => !used.has(type))).toEqual([]);
});

test("the size guide of harbor has every size of what is worn", () => {
  const guide = readFileSync("shops/harbor/templates/size-guide.html", "utf8");
  const products: Record<string, string>[] = parse(readFileSync("shops/harbor/products.csv"), {
    columns: true,
  });
  const worn = products.filter(({ sku }) => /^(TEE|KNT|SHO)-/.test(sku ?? ""));
  const sizes = new Set(worn.map((product) => product["option:Size"]).filter(Boolean));
  expect(sizes.size).toBeGreaterThan(8);
  expect([...sizes].filter((size) => !guide.includes(`<th scope="row">${size}</th>`))).toEqual([]);
});
