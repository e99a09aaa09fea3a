/** An address on this origin; one that is already absolute stays. */
export const absoluteUrl = (origin: string, path: string) =>
  /^https?:\/\//.test(path) ? path : `${origin}${path}`;
