/** Prefix by which a browser takes a cookie only over https, and only from the very host it is sent to. */
const prefix = "__Host-";

/**
 * `Set-Cookie` value of a cookie of ours (rule accounts-14): out of reach of scripts and of other sites, and over https
 * out of reach of other hosts of the same domain, which cannot plant one either.
 * @param origin of the shop; its scheme decides
 */
export function hostCookie(
  name: string,
  value: string,
  { maxAgeS, origin }: { maxAgeS: number; origin: string },
): string {
  const isSecure = origin.startsWith("https:");
  const start = `${isSecure ? prefix : ""}${name}=${value}; Path=/; Max-Age=${maxAgeS}`;
  return `${start}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * The cookies of a request by their plain names, whichever way they were set. Served over https, a plain cookie that has
 * a name of ours was not set by us and is left out.
 * @param isOurs whether a plain name is one of ours
 */
export function plainCookies(header: string, isSecure: boolean, isOurs: (name: string) => boolean): string {
  if (!isSecure && !header.includes(prefix)) return header;
  const pairs = header.split(";").map((pair) => pair.trim());
  const nameOf = (pair: string) => pair.slice(0, pair.indexOf("="));
  const secured = pairs.filter((pair) => pair.startsWith(prefix)).map((pair) => pair.slice(prefix.length));
  const names = new Set(secured.map(nameOf));
  const plain = pairs.filter((pair) => {
    const name = nameOf(pair);
    return !pair.startsWith(prefix) && !names.has(name) && !(isSecure && isOurs(name));
  });
  return [...secured, ...plain].join("; ");
}
