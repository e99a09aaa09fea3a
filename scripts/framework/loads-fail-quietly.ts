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

/** Where Remix answers its router, for a page and for what is beside it. */
const strategy = "  return async ({\n    request,\n    matches,\n    fetcherKey\n  }) => {\n";
const heardStrategy = `  return async (asked) => {
    const answers = { ...asked, results: await answer(asked) };
    window.dispatchEvent(new CustomEvent("awning:answers", { detail: answers }));
    await answers.until;
    return answers.results;
  };
  async function answer({ request, matches, fetcherKey }) {
`;

/** An answer that no route made, such as one while the database is away. Its status says what is wrong. */
const undecoded = "    throw new Error(`Unable to decode turbo-stream";
const unavailable =
  "    if (res.status === 503) throw new UNSAFE_ErrorResponseImpl(503, res.statusText, null);\n";

const replaced = [
  [answer, quietAnswer],
  [reload, quietReload],
  [strategy, heardStrategy],
  [undecoded, unavailable + undecoded],
] as const;

/**
 * A Vite plugin: what a fetcher could not load is null. Remix shows the error page in place of the page that
 * only wanted to add something, whereas a list stops silently and a cart stays as it was (rule errors-5).
 * After a change that was refused, or lost on its way, nothing is loaded: it would fail alike.
 * Before the router gets what came of a request, the page may change it (`awning:answers`): where the line is
 * down it stays as it is (rule errors-7), and where the server says that it can't answer right now, the page
 * says so, too (rule resilience-3). A Remix that is written differently fails the build.
 */
export function loadsFailQuietly() {
  return {
    name: "loads-fail-quietly",
    transform(code: string, id: string) {
      if (!file.test(id)) return null;
      if (replaced.some(([found]) => code.split(found).length !== 2))
        throw new Error(`${id} does not load data where it used to`);
      return {
        code: replaced.reduce((text, [found, ours]) => text.replace(found, () => ours), code),
        map: null,
      };
    },
  };
}
