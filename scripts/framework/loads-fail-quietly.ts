/** Where Remix loads data beside a page: the next part of a list, the cart behind its icon. */
const file = /@remix-run\/react\/dist\/esm\/single-fetch\.js$/;
const answer = "[fetcherMatch.route.id]: result\n";
const quietAnswer =
  '[fetcherMatch.route.id]: result.type === "error" && !isResponse(result.result) ? { type: "data", result: null } : result\n';

/**
 * Where Remix loads the routes of a page again, even if the router wants none of them: after a change that
 * was refused.
 */
const reload = "  // Base URL and RequestInit for calls to the server\n  let url = stripIndexParam(";
const quietReload = `  if (router.state.initialized && !matches.some((m) => m.shouldLoad)) return {};\n${reload}`;

/**
 * A Vite plugin: what a fetcher could not load is null. Remix shows the error page in place of the page that
 * only wanted to add something, whereas a list stops silently and a cart stays as it was (rule errors-5).
 * After a change that was refused, or lost on its way, nothing is loaded: it would fail alike. A Remix that
 * is written differently fails the build.
 */
export function loadsFailQuietly() {
  return {
    name: "loads-fail-quietly",
    transform(code: string, id: string) {
      if (!file.test(id)) return null;
      if (code.split(answer).length !== 2 || code.split(reload).length !== 2)
        throw new Error(`${id} does not load data where it used to`);
      return { code: code.replace(answer, quietAnswer).replace(reload, quietReload), map: null };
    },
  };
}
