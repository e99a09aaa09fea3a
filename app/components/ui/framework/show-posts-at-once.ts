// @public

/** What Remix's router is asked with; a validated form brings its fields as `body`. */
type Options = { body?: unknown } | undefined;

/** Both ways by which the router sends; `options` come last. */
type Send = (...args: unknown[]) => Promise<unknown>;

/** The field by which a validated form names itself among what it sends. */
const formIdField = "__rvfInternalFormId";

/**
 * Has the page show at once that a validated form is on its way. What Remix's router tells React are
 * transitions, and of several React may show only the last: on a busy device a form that was answered soon,
 * or could not be sent, went from idle to idle. Such a form waits to see itself on its way before it is ready
 * again, and its button would stay disabled for good (rule forms-18).
 * @param router Remix's, whose two ways of sending are replaced
 */
export function showPostsAtOnce(router: object): void {
  const fetch: Send = Reflect.get(router, "fetch");
  const navigate: Send = Reflect.get(router, "navigate");
  Object.assign(router, {
    fetch: (key: string, routeId: string, address: string | null, options?: Options) =>
      fetch(key, routeId, address, atOnce(options)),
    navigate: (to: unknown, options?: Options) => navigate(to, atOnce(options)),
  });
}

const atOnce = (options: Options) =>
  options?.body instanceof FormData && options.body.has(formIdField)
    ? { ...options, flushSync: true }
    : options;
