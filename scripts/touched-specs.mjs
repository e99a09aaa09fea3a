import { dirname, join } from "node:path";

const importedPath = /from "(\.[^"]+)"/g;

/**
 * The spec files that a change touched: those changed themselves, and those that import a changed helper,
 * directly or by way of another.
 * @param {readonly string[]} changed paths from the root of the checkout
 * @param {readonly { path: string, text: string }[]} files of the folder of specs, helpers among them
 * @returns {string[]}
 */
export function touchedSpecs(changed, files) {
  const touched = new Set(files.map(({ path }) => path).filter((path) => changed.includes(path)));
  const importing = files.map(({ path, text }) => ({
    path,
    imports: [...text.matchAll(importedPath)].map(([, name = ""]) => `${join(dirname(path), name)}.ts`),
  }));
  for (let before = -1; before !== touched.size; ) {
    before = touched.size;
    for (const { path, imports } of importing)
      if (imports.some((name) => touched.has(name))) touched.add(path);
  }
  return [...touched].filter((path) => path.endsWith(".spec.ts")).sort();
}
