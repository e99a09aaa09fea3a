import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The product's own source files below `app`, without tests and what only tests use. */
export const sources: readonly string[] = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|-fixture\.(server\.)?tsx?$/.test(name))
  .map((name) => join("app", name));

/** What a file imports by `import`, `export ... from` and `import()`: the words between the quotes. */
export function importsOf(file: string, { types }: { types: boolean }): string[] {
  const text = readFileSync(file, "utf8");
  const found = types
    ? text.matchAll(/^(?:import|export)\s+(?:[^'"();]*?\sfrom\s+)?["']([^"']+)["']/gm)
    : text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?["']([^"']+)["']/gm);
  const later = types
    ? text.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)
    : text.matchAll(/(?<!typeof )\bimport\(\s*["']([^"']+)["']\s*\)/g);
  return [...found, ...later].map((match) => match[1] ?? "");
}

/** Where an import of our own leads, without the ending; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("~/")) return join("app", specifier.slice(2));
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  return null;
}

/** The file an import of our own leads to; null for a package, a style or a picture. */
export function fileOf(file: string, specifier: string): string | null {
  const target = targetOf(file, specifier);
  if (target === null) return null;
  return (
    [target, `${target}.ts`, `${target}.tsx`].find((path) => /\.tsx?$/.test(path) && isFile(path)) ?? null
  );
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
