// @public

/** An absolute address on this origin; absolute input is unchanged. */
export const absoluteUrl = (origin: string, path: string) =>
  /^https?:\/\//.test(path) ? path : `${origin}${path}`;
