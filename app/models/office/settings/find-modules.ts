import { settingsHeadings } from "./module-words";
import { settingsWords } from "./settings-words";

/** A module on the page that lists them, and the labels that a search found in it. */
export type ModuleRow = { name: string; title: string; about: string; found: string[] };

/**
 * The modules of settings below their headings (rule office-13): all, or those in whose title, purpose or
 * labels every word of a search stands.
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
        const labels = [...new Set(Object.values(module.words).map(({ label }) => label))];
        const found = asked.length === 0 ? [] : labels.filter(has).slice(0, 5);
        const fits = has([title, about, ...labels].join("\n"));
        return fits ? [{ name, title, about, found }] : [];
      }),
    }))
    .filter(({ modules }) => modules.length > 0);
}
