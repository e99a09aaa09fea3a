import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const specifiers = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)["']([^"']+)["']/gm;
const endings = ["", ".ts", ".tsx", "/index.ts"];

/** The files of the product that import each file, by path from the root. */
export function importersOf() {
  const importers = new Map();
  for (const file of sources())
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(specifiers)) {
      const target = targetOf(file, specifier);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

const sources = () =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join("app", name));

/**
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(file, specifier) {
  const path = specifier.startsWith("~/")
    ? join("app", specifier.slice(2))
    : specifier.startsWith(".")
      ? normalize(join(dirname(file), specifier))
      : null;
  return path && endings.map((ending) => path + ending).find((one) => /\.\w+$/.test(one) && existsSync(one));
}

/**
 * Everything that imports one of these files, directly or by way of others; the files themselves first.
 * @param {readonly string[]} files
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @param {(file: string) => boolean} endsAt importers of such a file are not followed further
 */
export function reachedFrom(files, importers, endsAt = () => false) {
  const reached = new Set(files);
  for (const file of reached) {
    if (endsAt(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}
