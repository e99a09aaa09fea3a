import { expect, test } from "vitest";
import { settingsModules } from "../../shops/settings/shop-settings";
import type { FormNode } from "../form/form-node";
import { formTextsOf, typedValue } from "../form/form-texts";
import { findModules, findModulesByTitle } from "./find-modules";
import { moduleForm } from "./module-form";
import { settingsExamples } from "./settings-examples-fixture";
import { settingsWords } from "./settings-words";

const names = [...settingsModules.keys()];
const place = { currency: "USD", zone: "America/New_York" };
const formAt = (name: string) => moduleForm(name) ?? expect.fail(`${name} has no form`);

/** Every field of a form, with the groups and lists it stands in. */
function nodesOf(node: FormNode): FormNode[] {
  if (node.kind === "group") return [node, ...node.fields.flatMap(nodesOf)];
  if (node.kind === "list" || node.kind === "map") return [node, ...nodesOf(node.item)];
  if (node.kind === "variants")
    return [node, ...node.variants.flatMap(({ fields }) => fields.flatMap(nodesOf))];
  return [node];
}

test("every module has words, and an example of all it can hold", () => {
  expect(Object.keys(settingsWords).sort()).toEqual([...names].sort());
  expect(Object.keys(settingsExamples).sort()).toEqual([...names].sort());
});

test.each(names)("the form of %s has a field for each value", (name) => {
  const nodes = nodesOf(formAt(name).form);
  expect(nodes.filter(({ kind }) => kind === "json")).toEqual([]);
});

test.each(names)("the choices of %s have words of their own", (name) => {
  const choices = nodesOf(formAt(name).form).flatMap((node) =>
    node.kind === "variants" ? node.variants : "choices" in node ? node.choices : [],
  );
  expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
});

test.each(names)("%s comes back from its form as it was", (name) => {
  const { form, schema, toForm, fromForm } = formAt(name);
  for (const example of settingsExamples[name] ?? []) {
    const whole: unknown = schema.parse(toForm(example));
    const { value, problems } = typedValue(form, formTextsOf(form, whole, place), place);
    expect(problems).toEqual([]);
    expect(schema.parse(value)).toEqual(whole);
    expect(fromForm(schema.parse(value))).toEqual(fromForm(whole));
  }
});

test.each(names)("the words of %s name fields that are there", (name) => {
  const paths = new Set(pathsOf(formAt(name).form, ""));
  expect(Object.keys(settingsWords[name]?.words ?? {}).filter((path) => !paths.has(path))).toEqual([]);
});

/** The paths by which words name the parts of a form. */
function pathsOf(node: FormNode, path: string): string[] {
  const at = (key: string) => (/^\d+$/.test(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
  if (node.kind === "group") return [path, ...node.fields.flatMap((field) => pathsOf(field, at(field.key)))];
  if (node.kind === "list" || node.kind === "map") return [path, ...pathsOf(node.item, `${path}[]`)];
  if (node.kind !== "variants") return [path];
  const fields = node.variants.flatMap((variant) => variant.fields);
  return [path, at(node.by), ...fields.flatMap((field) => pathsOf(field, at(field.key)))];
}

test.each([
  ["", settingsModules.size],
  ["free from", 1],
  ["IBAN", 1],
  ["pageSize", 1],
  ["nothing like this", 0],
])("a search for '%s' finds %i modules (rule office-13)", (search, count) => {
  expect(findModules(search).flatMap(({ modules }) => modules)).toHaveLength(count);
});

test("a search leads to the field, and to the list of one that stands in items", () => {
  const found = findModules("IBAN").flatMap(({ modules }) => modules.flatMap((module) => module.found));
  expect(found).toEqual([{ label: "IBAN", id: "settings-offline" }]);
});

test("a module that a search names comes before those that have it in a field (rule office-15)", () => {
  expect(findModulesByTitle("tax").map(({ title }) => title)).toEqual(["Tax", "Markets", "Invoices"]);
});
