import type { Plugin } from "vite";

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** What every page of a shop starts from; a module's query names the part of a route that browsers get. */
const starts = /\/app\/(entry\.client|root|routes\/_store\+\/(_layout|_index|\$))\.tsx(\?|$)/;
const isRoute = /\/app\/(entry\.client|root)\.tsx|\/app\/routes\//;

/**
 * Puts what the pages of a shop have in common into two files, the libraries and our own code, where the
 * bundler would make one of each combination of pages: over HTTP/1.1 forty small files keep a slow phone
 * waiting longer than their bytes do. Routes and what is loaded when it is first needed, widgets among it,
 * stay files of their own.
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
      let shared: Set<string> | undefined;
      const manualChunks = (id: string, graph: ModuleGraph & { getModuleIds: () => Iterable<string> }) => {
        shared ??= reachedFrom(
          [...graph.getModuleIds()].filter((each) => starts.test(each)),
          graph,
        );
        if (!shared.has(id) || isRoute.test(id)) return undefined;
        // The bundler's own helpers have names of no folder and belong to what the libraries need.
        return id.includes("/node_modules/") || !id.includes("/app/") ? "libraries" : "storefront";
      };
      return { ...options, manualChunks };
    },
  };
}

/** Modules that come with those of `ids`, without what they import later. */
function reachedFrom(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set(ids);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
