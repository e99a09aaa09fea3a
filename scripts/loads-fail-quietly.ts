/** Where Remix loads data beside a page: the next part of a list, the cart behind its icon. */
const file = /@remix-run\/react\/dist\/esm\/single-fetch\.js$/;
const answer = "[fetcherMatch.route.id]: result\n";
const quietAnswer =
  '[fetcherMatch.route.id]: result.type === "error" && !isResponse(result.result) ? { type: "data", result: null } : result\n';

/**
 * A Vite plugin: what a fetcher could not load is null to whoever asked. Remix shows the error page in place of the page
 * that only wanted to add something, whereas a list stops silently and a cart stays as it was (part 3, §8). A Remix that
 * is written differently fails the build.
 */
export function loadsFailQuietly() {
  return {
    name: "loads-fail-quietly",
    transform(code: string, id: string) {
      if (!file.test(id)) return null;
      if (code.split(answer).length !== 2) throw new Error(`${id} does not answer fetchers where it used to`);
      return { code: code.replace(answer, quietAnswer), map: null };
    },
  };
}
