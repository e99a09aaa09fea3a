import { describe, expect, test } from "vitest";
import type { FormNode, FormTexts, LeafKind, LeafNode } from "~/models/office/form/form-node";
import { renderOnPage } from "~/widgets/widget-fixture";
import { FormFields } from "./form-fields";

const leaf = (kind: LeafKind, more: Partial<LeafNode> = {}): LeafNode => ({
  key: "field",
  label: "Field",
  help: "",
  kind,
  isOptional: false,
  unit: "",
  example: "",
  choices: [],
  ...more,
});
const named = { key: "part", label: "Part", help: "" };
const html = (node: FormNode, texts: FormTexts | undefined, path = "part") =>
  renderOnPage(<FormFields node={node} texts={texts} path={path} />);
const colors = [
  { value: "red", label: "Red" },
  { value: "blue", label: "Blue" },
];
/** The items buttons of a form: what each sends. */
const deeds = (page: string) =>
  [...page.matchAll(/name="items"[^>]*value="([^"]*)"/g)].map(([, deed]) => deed);
/** What the buttons of items say to who cannot see them. */
const said = (page: string) =>
  [...page.matchAll(/aria-label="((?:Move|Remove|Put|Take)[^"]*)"/g)].map(([, words]) => words);

describe("a single value", () => {
  test.each<[LeafKind, RegExp]>([
    ["text", /<input name="part"[^>]*value="7"/],
    ["exact text", /<input name="part"[^>]*value="7"/],
    ["secret", /<input name="part"[^>]*type="password"[^>]*value="7"/],
    ["email", /<input name="part"[^>]*type="email"[^>]*value="7"/],
    ["address", /<input name="part"[^>]*inputMode="url"[^>]*value="7"/],
    ["number", /<input name="part"[^>]*inputMode="decimal"[^>]*value="7"/],
    ["money", /<input name="part"[^>]*inputMode="decimal"[^>]*value="7"/],
    ["percent", /<input name="part"[^>]*inputMode="decimal"[^>]*value="7"/],
    ["day", /<input name="part"[^>]*type="date"[^>]*value="7"/],
    ["moment", /<input name="part"[^>]*type="datetime-local"[^>]*value="7"/],
    ["color", /<input name="part"[^>]*value="7"/],
    ["picture", /<input name="part"[^>]*value="7"/],
    ["product", /<input name="part"[^>]*value="7"/],
    ["link", /<input name="part"[^>]*value="7"/],
    ["file", /<input name="part"[^>]*type="file"/],
    ["long text", /<textarea rows="3" name="part"[^>]*>7</],
    ["html", /<textarea rows="10" name="part"[^>]*>7</],
    ["json", /<textarea rows="10" name="part"[^>]*>7</],
  ])("that is a %s has its field, with its label", (kind, field) => {
    const page = html(leaf(kind), "7");
    expect(page).toMatch(field);
    const [, id = "none"] = / id="([^"]*-part)"/.exec(page) ?? [];
    expect(page).toContain(`<label for="${id}">Field</label>`);
  });

  test("says its help, unit and example, and that it may be left out", () => {
    const page = html(leaf("number", { help: "Counts.", unit: "kg", example: "2.5", isOptional: true }), "");
    expect(page).toContain(">Field (optional)</label>");
    expect(page).toMatch(/aria-describedby="([^"]*-help)"/);
    expect(page).toMatch(/<small id="[^"]*-help">Counts\.<\/small>/);
    expect(page).toContain('<span aria-hidden="true">kg</span>');
    expect(page).toContain('placeholder="2.5"');
  });

  test("that is a flag is checked or not", () => {
    const flag = leaf("flag", { isOptional: true });
    expect(html(flag, "yes")).toMatch(/type="checkbox"[^>]*name="part"[^>]*checked=""[^>]*value="yes"/);
    expect(html(flag, "")).not.toContain("checked");
    expect(html(flag, "")).not.toContain("optional");
  });

  test("that is one of some shows the chosen one, and none where it may be left out", () => {
    const choice = leaf("choice", { choices: colors });
    expect(html(choice, "blue")).toContain('<option value="blue" selected="">Blue</option>');
    expect(html(choice, "blue")).not.toContain('value=""');
    expect(html(choice, "")).toContain('<option value="" selected="">–</option>');
    expect(html(leaf("choice", { choices: colors, isOptional: true }), "red")).toContain('value="">–');
    const withNone = [{ value: "", label: "Any" }, ...colors];
    expect(html(leaf("choice", { choices: withNone, isOptional: true }), "")).not.toContain("–");
  });

  test("that is several of some has each as a checkbox", () => {
    const page = html(leaf("choices", { choices: colors, help: "Choose." }), ["red"]);
    expect(page).toContain("<legend>Field</legend>");
    expect(page).toMatch(/<small id="[^"]*-help">Choose\.<\/small>/);
    expect(page).toMatch(/name="part" checked="" value="red"/);
    expect(page).toMatch(/name="part" value="blue"/);
    expect(html(leaf("choices", { choices: colors }), undefined)).not.toContain("checked");
  });
});

describe("a group", () => {
  const fields = [
    leaf("text", { key: "name", label: "Name" }),
    leaf("text", { key: "price", label: "Price" }),
  ];

  test("has its fields below its name, in names of their own", () => {
    const page = html({ ...named, kind: "group", isOptional: false, help: "Both.", fields }, { name: "Mug" });
    expect(page).toContain("<legend>Part</legend><small>Both.</small>");
    expect(page).toMatch(/name="part\.name"[^>]*value="Mug"/);
    expect(page).toMatch(/name="part\.price"[^>]*value=""/);
  });

  test("without a name is its fields alone", () => {
    const page = html({ ...named, label: "", kind: "group", isOptional: false, fields }, "wrong", "");
    expect(page).not.toContain("fieldset");
    expect(page).toMatch(/name="name"[^>]*value=""/);
  });
});

describe("a list (rule office-6)", () => {
  const list: FormNode = { ...named, kind: "list", item: leaf("text"), itemLabel: "size" };

  test("has its items with what moves and removes them, and a button that adds one", () => {
    const page = html(list, ["S", "M", "L"]);
    expect(page).toMatch(/name="part\[1\]"[^>]*value="M"/);
    expect(said(page)).toEqual([
      "Move down size 1",
      "Remove size 1",
      "Move up size 2",
      "Move down size 2",
      "Remove size 2",
      "Move up size 3",
      "Remove size 3",
    ]);
    expect(new Set(deeds(page)).size).toBe(8);
    expect(page).toContain(">Add size</button>");
  });

  test("of one item moves nothing, and an empty one only grows", () => {
    expect(said(html(list, ["S"]))).toEqual(["Remove size 1"]);
    expect(deeds(html(list, []))).toHaveLength(1);
    expect(deeds(html(list, undefined))).toHaveLength(1);
  });

  test("whose items hold such a list moves them in and out", () => {
    const entry: FormNode = {
      ...named,
      kind: "group",
      isOptional: false,
      label: "",
      fields: [
        leaf("text", { key: "label", label: "Label" }),
        { ...named, key: "items", kind: "list", item: leaf("text"), itemLabel: "entry" },
      ],
    };
    const menu: FormNode = { ...named, key: "items", kind: "list", item: entry, itemLabel: "entry" };
    const page = html(menu, [{ label: "Home" }, { label: "Shop", items: ["Mugs"] }], "items");
    expect(said(page)).toContain("Put below the one before: entry 2");
    expect(said(page)).toContain("Take out: entry 1");
    expect(said(page)).not.toContain("Put below the one before: entry 1");
  });

  test("of names has a field for each name and its value", () => {
    const map: FormNode = {
      ...named,
      kind: "map",
      item: leaf("number", { label: "Rate" }),
      itemLabel: "rate",
    };
    const page = html(map, [{ name: "USD", value: "1.1" }]);
    expect(page).toMatch(/name="part\[0\]\.name"[^>]*value="USD"/);
    expect(page).toMatch(/name="part\[0\]\.value"[^>]*value="1\.1"/);
    expect(page).toContain(">Add rate</button>");
  });
});

describe("one of several groups", () => {
  const variants: FormNode = {
    ...named,
    kind: "variants",
    by: "type",
    byLabel: "Kind",
    variants: [
      { value: "flat", label: "One price", fields: [leaf("money", { key: "amount", label: "Price" })] },
      { value: "weight", label: "By weight", fields: [leaf("number", { key: "rate", label: "Rate" })] },
    ],
  };

  test.each<[FormTexts | undefined, string, string]>([
    [{ type: "weight", rate: "2" }, "part.rate", "part.amount"],
    [undefined, "part.amount", "part.rate"],
    [{ type: "gone" }, "part.amount", "part.rate"],
  ])("shows the fields of %j, and a button that shows another's", (texts, shown, hidden) => {
    const page = html(variants, texts);
    expect(page).toContain(`name="${shown}"`);
    expect(page).not.toContain(`name="${hidden}"`);
    expect(page).toContain('<select name="part.type"');
    expect(page).toContain(">Show its fields</button>");
  });
});
