/** Name of the cookie that remembers the answer (part 1, §1). */
const name = "age_confirm";
/** The specification shows no lifetime; 30 days as for the other popups (part 3, §9). */
const maxAgeS = 30 * 24 * 60 * 60;

/** Whether this browser has confirmed the visitor's age. */
export function hasConfirmedAge(request: Pick<Request, "headers">): boolean {
  return (request.headers.get("Cookie") ?? "").split(";").some((pair) => pair.trim() === `${name}=1`);
}

/** `Set-Cookie` value that remembers the confirmation. */
export const ageCookie = (origin: string): string =>
  `${name}=1; Path=/; Max-Age=${maxAgeS}; SameSite=Lax; HttpOnly${origin.startsWith("https:") ? "; Secure" : ""}`;
