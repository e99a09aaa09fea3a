const link = '<link rel="modulepreload" ';

/**
 * Lets a browser fetch what people look at before the scripts that a page works without: on a slow line dozens of script
 * files would otherwise share it with the first picture and the fonts. Our own links say so by themselves.
 */
export const contentFirst = (html: string): string =>
  html.replaceAll(`${link}href`, `${link}fetchpriority="low" href`);
