import type { Plugin } from "vite";

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * What every page of a shop starts from, the widgets of its header and what answers its buttons among it; a
 * module's query names the part of a route that browsers get.
 */
const starts =
  /\/app\/(entry\.client|root|routes\/_store\+\/(_layout|_index|\$|checkout\+\/mini-cart)|widgets\/(header-parts\/header-parts|menu\/menu))\.tsx?(\?|$)/;
const isRoute = /\/app\/(entry\.client|root)\.tsx|\/app\/routes\//;
/** What nearly all forms ask for: as one file its name stands once where forms are loaded later. */
const isTypedText = /\/app\/models\/platform\/validation\/(email|person-name|required-text)\.ts$/;
/** What every kind of page may need: none brings a product's code for what forms and carousels share. */
const isShared = /\/app\/(models\/platform\/validation\/messages|components\/ui\/page\/reading-way)\.ts$/;
/** Where the pages begin that are seen most. What two of them need is common to the shop. */
const pages = {
  listing: /\/app\/components\/catalogue\/category-page\.tsx$/,
  product: /\/app\/components\/storefront\/product-page\.tsx$/,
  cart: /\/app\/components\/checkout\/cart-page\.tsx$/,
};

/**
 * Puts what the pages of a shop have in common into two files, the libraries and our own code, and what a
 * listing and a product's page have besides into one each, where the bundler would make one of each
 * combination of pages: over HTTP/1.1 forty small files keep a slow phone waiting longer than their bytes do.
 * Routes and what is loaded when it is first needed, widgets among it, stay files of their own.
 */
export function storefrontChunk(): Plugin {
  let isBrowserBuild = false;
  return {
    name: "storefront-chunk",
    configResolved({ command, build }) {
      isBrowserBuild = command === "build" && !build.ssr;
    },
    outputOptions(options) {
      if (!isBrowserBuild) return options;
      let fileOf: Map<string, string> | undefined;
      const manualChunks = (id: string, graph: ModuleGraph & { getModuleIds: () => Iterable<string> }) => {
        fileOf ??= filesOf([...graph.getModuleIds()], graph);
        return isRoute.test(id) ? undefined : fileOf.get(id);
      };
      return { ...options, manualChunks };
    },
  };
}

/** The file of each module that several pages share. */
function filesOf(ids: readonly string[], graph: ModuleGraph): Map<string, string> {
  const from = (start: RegExp) => {
    const found = ids.filter((id) => start.test(id));
    return reachedFrom(found, graph);
  };
  const files = new Map<string, string>();
  for (const [name, start] of Object.entries(pages))
    for (const id of from(start)) files.set(id, files.has(id) ? "storefront" : name);
  for (const id of from(starts)) files.set(id, "storefront");
  for (const id of ids) if (isShared.test(id)) files.set(id, "storefront");
  for (const [id, name] of files) {
    // The checkout, the panel of what was added and the account need this and that of the cart's page, not
    // all of it.
    if (name === "cart") files.delete(id);
    // The bundler's own helpers have names of no folder and belong to what the libraries need.
    if (name === "storefront" && (id.includes("/node_modules/") || !id.includes("/app/")))
      files.set(id, "libraries");
  }
  for (const id of ids) if (isTypedText.test(id) && !files.has(id)) files.set(id, "typed-text");
  return files;
}

/** Modules that come with those of `ids`, without what they import later. */
function reachedFrom(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set(ids);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
