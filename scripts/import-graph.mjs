import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

// Types are gone when the code runs: what is imported for them alone is not followed.
const specifiers = [
  /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?["']([^"']+)["']/gm,
  /(?<!typeof )\bimport\(\s*["']([^"']+)["']/g,
];
const endings = ["", ".ts", ".tsx", "/index.ts"];

/**
 * The files that import each file when they run, by path from the root.
 * @param {readonly string[]} files
 */
export function importersOf(files = sources()) {
  const importers = new Map();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [, specifier = ""] of specifiers.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const target = targetOf(file, specifier);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The files of the product. */
export const sources = () =>
  filesBelow("app").filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));

/** The test files of models, services and tenants. */
export const unitTests = () =>
  [...filesBelow("app"), ...filesBelow("tests/tenancy")].filter((name) => /\.test\.tsx?$/.test(name));

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));

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
 * Everything that imports one of these files, directly or by way of others, the nearest first; the files
 * themselves first.
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
