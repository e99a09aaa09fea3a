// @public

/** Prefix of cookies that browsers accept over https only, and only from the host they are sent to. */
const prefix = "__Host-";

/**
 * `Set-Cookie` value of a cookie of the shop (rule accounts-14): inaccessible to scripts and other sites, and
 * over https to other hosts of the same domain, which cannot set one either.
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
 * A request's cookies by their plain names. Over https, a plain cookie with one of the shop's names was set
 * by another host and is left out.
 * @param isOurs whether a plain name is one of the shop's
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
