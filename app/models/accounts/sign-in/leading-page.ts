import { escapeHtml } from "../../shops/hosts/escape-html";

/**
 * A page that leads to another site at once, with a link for browsers that do not follow.
 * @param url an absolute http(s) address
 */
export const leadingPage = (url: string, text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(text)}</title>` +
  `<meta http-equiv="refresh" content="0;url=${escapeHtml(url)}"><meta name="robots" content="noindex"></head>` +
  `<body><p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p></body></html>`;
