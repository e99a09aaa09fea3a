// @public

/** How long a request may take until it is answered, ms (rule errors-8). */
const limitMs = 30_000;

/** The same where files are sent, which takes as long as the line needs. */
const fileLimitMs = 300_000;

/** What a browser's own `fetch` is called with. */
type Fetch = typeof fetch;

/**
 * Ends requests to the shop that get no answer, as on a dead line: what waits for one says so, and may be
 * tried again (rule errors-8). What began to arrive is not ended.
 * @param page the window whose `fetch` is replaced
 */
export function endHangingRequests(page: { fetch: Fetch; location: { href: string; origin: string } }): void {
  const send = page.fetch.bind(page);
  page.fetch = (input, init) => {
    const asked = typeof input === "object" && "url" in input ? input : null;
    const { origin } = new URL(asked ? asked.url : String(input), page.location.href);
    if (origin !== page.location.origin) return send(input, init);
    return sendWithin(send, { input, init, given: init?.signal ?? asked?.signal ?? null });
  };
}

async function sendWithin(
  send: Fetch,
  { input, init, given }: { input: RequestInfo | URL; init?: RequestInit; given: AbortSignal | null },
): Promise<Response> {
  const ending = new AbortController();
  const pass = () => ending.abort(given?.reason);
  if (given?.aborted) pass();
  given?.addEventListener("abort", pass, { once: true });
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      ending.abort();
    },
    hasFile(init?.body) ? fileLimitMs : limitMs,
  );
  try {
    return await send(input, { ...init, signal: ending.signal });
  } catch (error) {
    if (!isLate) throw error;
    // As browsers say it of a line that is down, so that the same is done about it.
    throw new TypeError("Failed to fetch");
  } finally {
    clearTimeout(timer);
  }
}

const hasFile = (body: unknown): boolean =>
  body instanceof Blob ||
  (body instanceof FormData && [...body.values()].some((value) => value instanceof Blob && value.size > 0));
