import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { askBeforeReload } from "../../scripts/framework/ask-before-reload";
import { loadsFailQuietly } from "../../scripts/framework/loads-fail-quietly";

const rooms = ["app/services/platform/framework", "app/components/ui/framework", "scripts/framework"];
const page = readFileSync("docs/framework.md", "utf8");

const remix = "@remix-run/react/dist/esm";
const answers = "@remix-run/server-runtime/dist/server.js";
const react = "react-dom/cjs/react-dom.development.js";

/**
 * What each piece of the three rooms finds in the framework, word for word: a file of a package, and a text.
 */
const reliesOn: Record<string, [file: string, text: string][]> = {
  "narrow-build.server.ts": [
    // A Remix that keeps its ranked routes, or tries them once a request, needs no narrowed build.
    [
      "@remix-run/router/dist/router.cjs.js",
      "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    ],
    [answers, "let matches = routeMatching.matchServerRoutes(routes, url.pathname, _build.basename);"],
  ],
  "settle-handoff.server.ts": [
    [`${remix}/single-fetch.js`, "let promise = streamCache[identifier];"],
    [`${remix}/single-fetch.js`, "  let {\n    done,\n    value\n  } = promise.result;"],
    [answers, "renderMeta: {}"],
  ],
  "close-document.server.ts": [
    [`${remix}/server.js`, "context.serverHandoffStream ? /*#__PURE__*/React.createElement(React.Suspense"],
  ],
  "content-first.server.ts": [
    [`${remix}/components.js`, "`import * as route"],
    [`${remix}/components.js`, "{JSON.stringify(manifest.entry.module)});`"],
    [`${remix}/components.js`, 'rel: "modulepreload"'],
  ],
  "in-own-words.server.ts": [[answers, '"X-Remix-Error": "yes"']],
  "mark-own-elements.server.ts": [[react, "return getNextHydratable(parentInstance.firstChild);"]],
  "skip-foreign-nodes.ts": [
    [react, "return getNextHydratable(instance.nextSibling);"],
    [react, "return getNextHydratable(parentContainer.firstChild);"],
  ],
  "await-first-render.ts": [[`${remix}/browser.js`, "throw stateDecodingPromise;"]],
  "show-posts-at-once.ts": [
    [`${remix}/browser.js`, "window.__remixRouter = "],
    ["@remix-run/router/dist/router.cjs.js", "let flushSync = (opts && opts.flushSync) === true;"],
  ],
  "reload-stale-page.ts": [
    [`${remix}/browser.js`, "window.__remixRouter = "],
    ["vite/dist/node/chunks", '"vite:preloadError"'],
  ],
  "stay-where-lost.ts": [
    ["@remix-run/router/dist/router.cjs.js", "isHashChangeOnly(state.location, location)"],
    ["@remix-run/router/dist/router.cjs.js", 'value.type === "DataWithResponseInit"'],
  ],
  "static-part.tsx": [[react, "function getNextHydratable(node)"]],
};

/** Reads a file of a package, or all of a folder. */
function textOf(path: string): string {
  const full = `node_modules/${path}`;
  if (/\.js$/.test(path)) return readFileSync(full, "utf8");
  return readdirSync(full)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`${full}/${name}`, "utf8"))
    .join("");
}

const pieces = rooms.flatMap((room) => readdirSync(room).filter((name) => !/\.test\.|-fixture\./.test(name)));

test("the versions the pieces were written for are the installed ones: read docs/framework.md before an update", () => {
  const written = [...page.matchAll(/^- `([@a-z/-]+)` (\d+\.\d+\.\d+)$/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  expect(written.map(([name]) => name)).toEqual([
    "@remix-run/react",
    "@remix-run/server-runtime",
    "@remix-run/router",
    "react-dom",
    "vite",
  ]);
  const installed = written.map(([name]) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
      version: string;
    };
    return [name, version];
  });
  expect(installed).toEqual(written);
});

test("docs/framework.md has each piece, and names none that is gone", () => {
  const named = [...page.matchAll(/^\| `([\w.-]+)` \|/gm)].map((match) => match[1] ?? "");
  expect(named.sort()).toEqual([...pieces].sort());
});

describe("the framework is written as the pieces expect", () => {
  test.each(
    Object.entries(reliesOn).flatMap(([piece, found]) =>
      found.map(([file, text]) => [piece, file, text] as const),
    ),
  )("for %s in %s", (piece, file, text) => {
    expect(pieces).toContain(piece);
    expect(textOf(file).includes(text), `${file} has no longer: ${text}`).toBe(true);
  });

  test.each([
    [askBeforeReload(), `${remix}/routeModules.js`],
    [loadsFailQuietly(), `${remix}/single-fetch.js`],
  ])("for the build's own words in Remix's", (plugin, file) => {
    const code = textOf(file);
    const changed = plugin.transform(code, `/node_modules/${file}`);
    expect(changed?.code).not.toBe(code);
  });
});
