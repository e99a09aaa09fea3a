import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { nestedTypes } from "../../app/models/content/menus/nested-source";

const name = "virtual:widget-chunks";
/** Where the code of a widget begins: its component has the name of its folder. */
const component = /^app\/widgets\/([^/]+)\/\1\.tsx$/;
/** The files of pages that are pieces of their own, by the name that `storefront-chunk.ts` gives them. */
const pages: Record<string, string> = { listing: "category-page", product: "product-page" };

/**
 * Lets the server's build know in which files of the browser's build, which came first, the code of each
 * widget lies: `virtual:widget-chunks` is an object of lists of addresses by type. In development it is
 * empty; there the browser finds them without it.
 * @param clientFolder where the browser's build lies, relative to the project
 */
export function widgetChunks(clientFolder: string): Plugin {
  let manifestFile = "";
  let isServerBuild = false;
  return {
    name: "widget-chunks",
    configResolved({ root, command, build }) {
      manifestFile = join(root, clientFolder, ".vite", "manifest.json");
      isServerBuild = command === "build" && Boolean(build.ssr);
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const chunks = isServerBuild ? chunksOf(JSON.parse(readFileSync(manifestFile, "utf8"))) : {};
      return `export default ${JSON.stringify(chunks)};`;
    },
  };
}

function chunksOf(manifest: Manifest): Record<string, string[]> {
  const found = Object.entries(manifest).flatMap(([source, { name = "", isDynamicEntry }]) => {
    const type = component.exec(source)?.[1] ?? (isDynamicEntry ? pages[name] : undefined);
    if (type === undefined) return [];
    const files = [...filesOf(manifest, source)].map((file) => `/${file}`);
    // A widget has the name of its folder, but for the one that has three.
    const types = type === "nested-template" ? nestedTypes : [type];
    return types.map((each) => [each, files] as const);
  });
  return Object.fromEntries(found);
}

/** A piece's file and those of all it imports. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}
