// @public

/**
 * Whether a form was posted by the browser itself rather than by a script: then the answer is a redirect to a
 * page, never data (a plain form post that shows JSON is a dead end).
 */
export function wantsDocument(request: Pick<Request, "headers">): boolean {
  const destination = request.headers.get("Sec-Fetch-Dest");
  if (destination) return destination === "document";
  return (request.headers.get("Accept") ?? "").includes("text/html");
}
