import type { FieldWords } from "../form/form-node";
import { findByWords } from "../frame/find-by-words";
import { settingsHeadings } from "./module-words";
import { settingsWords } from "./settings-words";

/** A field that a search found, with the id of its place in the form. */
export type FoundField = { label: string; id: string };

/** A module on the page that lists them, and the fields that a search found in it. */
export type ModuleRow = { name: string; title: string; about: string; found: FoundField[] };

/** Fields of a module that a search names at most. */
const shown = 5;

/**
 * The modules of settings below their headings (rule office-13): all, or those in whose title, purpose and
 * fields (labels, help, names and the words of their choices) every word of a search stands.
 */
export function findModules(search: string): { heading: string; modules: ModuleRow[] }[] {
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => asked.every((word) => text.toLowerCase().includes(word));
  return settingsHeadings
    .map((heading) => ({
      heading,
      modules: Object.entries(settingsWords).flatMap(([name, module]): ModuleRow[] => {
        if (module.heading !== heading) return [];
        const { title, about } = module;
        const fields = Object.entries(module.words);
        const found = asked.length === 0 ? [] : fields.filter((field) => has(textOf(field))).map(placeOf);
        const fits = has([name, title, about, ...fields.map(textOf)].join("\n"));
        return fits ? [{ name, title, about, found: firstOfEach(found) }] : [];
      }),
    }))
    .filter(({ modules }) => modules.length > 0);
}

/** What a search found, without headings: the modules it names by title come first (rule office-15). */
export function findModulesByTitle(search: string): ModuleRow[] {
  const found = findModules(search).flatMap(({ modules }) => modules);
  const named = findByWords(
    found.map((module) => ({ label: module.title, module })),
    search,
  ).map(({ module }) => module);
  return [...named, ...found.filter((module) => !named.includes(module))];
}

/** All that a field is found by: never what is stored in it. */
const textOf = ([path, { label, help = "", choices = {} }]: [string, FieldWords]): string =>
  [path.replace(/^value\b/, ""), label, help, ...Object.values(choices)].join("\n");

/** Fields of an item are at their list, which may have no item yet. */
const placeOf = ([path, { label }]: [string, FieldWords]): FoundField => ({
  label,
  id: `settings-${(path.split("[")[0] ?? "").replace(/\W+/g, "-")}`,
});

const firstOfEach = (found: readonly FoundField[]): FoundField[] =>
  found
    .filter(({ label }, at) => label !== "" && found.findIndex((one) => one.label === label) === at)
    .slice(0, shown);
