/**
 * Where Remix reloads the page unasked, however often, when a page's part of the script cannot be loaded.
 */
const file = /@remix-run\/react\/dist\/esm\/routeModules\.js$/;
const reload = "window.location.reload();";
const tell = 'window.dispatchEvent(new Event("awning:stale-route"));';

/**
 * A Vite plugin: instead of reloading, Remix tells the page, which knows when it did so last (rule layout-8).
 * A Remix that is written differently fails the build, so that the limit cannot be lost.
 */
export function askBeforeReload() {
  return {
    name: "ask-before-reload",
    transform(code: string, id: string) {
      if (!file.test(id)) return null;
      if (code.split(reload).length !== 2) throw new Error(`${id} does not reload the page where it used to`);
      return { code: code.replace(reload, tell), map: null };
    },
  };
}
