// @public

/**
 * Remix answers a call whose route has no loader or no action with words of its own, and a GET with 400: both
 * are 405 (rule input-10).
 */
export function inOwnWords({ method, url }: Request, response: Response): Response {
  // The headers of what a page's handler throws are lost on the way to the error page.
  if (response.status === 405 && !response.headers.has("Allow"))
    response.headers.set("Allow", method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
  const isRefusal = response.status === 405 || response.status === 400;
  if (!isRefusal || !response.headers.has("X-Remix-Error") || !new URL(url).pathname.startsWith("/api"))
    return response;
  const headers = { Allow: method === "POST" ? "GET, HEAD" : "POST" };
  return Response.json(
    { success: false, message: "This call does not take that method." },
    { status: 405, headers },
  );
}
