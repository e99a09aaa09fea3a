/** What a person does on the login service's page: signs in under a name, or cancels. */
type Press = { login: string } | { cancel: "1" };

/**
 * Walks through a login service as a browser would, from the address the shop sent it to.
 * @returns the answer that the service sends or posts to the shop
 */
export async function approveLogin(start: string, press: Press): Promise<URLSearchParams> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let address = start;
  let form: URLSearchParams | null = null;
  // The service leads from its front door to its page, and from there back to the shop.
  for (let step = 0; step < 8; step += 1) {
    const response: Response = await fetch(address, {
      redirect: "manual",
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const location = response.headers.get("Location");
    const page = await response.text();
    form = null;
    if (location) {
      const next = new URL(location, origin);
      if (next.origin !== origin) return next.searchParams;
      address = next.href;
    } else if (page.includes("Who are you?")) form = new URLSearchParams(press);
    else return postedFields(page);
  }
  throw new Error(`The login service did not come back to the shop from ${address}`);
}

/** The fields of a page that posts itself. */
function postedFields(page: string): URLSearchParams {
  const fields = [...page.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
  if (fields.length === 0) throw new Error(`The login service answered: ${page.slice(0, 500)}`);
  return new URLSearchParams(fields.map(([, name = "", value = ""]) => [name, value]));
}
