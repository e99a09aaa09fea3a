/**
 * Where Remix reloads the page unasked, however often, when a page's part of the script cannot be loaded, and
 * has a press that needs it wait without end.
 */
const file = /@remix-run\/react\/dist\/esm\/routeModules\.js$/;

const load = "await import( /* webpackIgnore: true */route.module);";
/** A browser keeps that it did not get a file: it is asked for by another address from then on. */
const loadAgain =
  'await import(route.module + (missed.has(route.module) ? "?again=" + missed.get(route.module) : ""));';

const reload = "window.location.reload();\n    return new Promise(() => {\n";
const tell = `let times = (missed.get(route.module) ?? 0) + 1;
    missed.set(route.module, times);
    return new Promise((_, give) => {
      let giveUp = () => give(error);
      window.dispatchEvent(new CustomEvent("awning:stale-route", { detail: { times, giveUp } }));
`;

const replaced = [
  [load, loadAgain],
  [reload, tell],
] as const;

/**
 * A Vite plugin: instead of reloading, Remix tells the page, which knows when it did so last (rule layout-8),
 * and which has what waits for that part end where it stays (rule errors-5). A Remix that is written
 * differently fails the build, so that the limit cannot be lost.
 */
export function askBeforeReload() {
  return {
    name: "ask-before-reload",
    transform(code: string, id: string) {
      if (!file.test(id)) return null;
      if (replaced.some(([found]) => code.split(found).length !== 2))
        throw new Error(`${id} does not reload the page where it used to`);
      const ours = replaced.reduce((text, [found, put]) => text.replace(found, () => put), code);
      return { code: `const missed = new Map();\n${ours}`, map: null };
    },
  };
}
