// @public

/**
 * What a page that asks for a second factor says of passkeys, which work at the domain they were made for
 * alone (rule staff-17): whether one works here, and at which other domains who has nothing else can use one.
 */
export const usableKeys = (
  { hasApp, keyDomains }: { hasApp: boolean; keyDomains: readonly string[] },
  domain: string,
): { hasKey: boolean; elsewhere: readonly string[] } => {
  const hasKey = keyDomains.includes(domain);
  return { hasKey, elsewhere: hasApp || hasKey ? [] : keyDomains };
};
