// @public

import { waiting, waitingText } from "~/models/platform/error/waiting";
import { phrase } from "~/models/platform/texts/phrase";
import { spokenLanguage } from "~/models/platform/texts/spoken-language";
import { directionOf } from "~/models/shops/settings/language";
import type { ShopLook } from "~/models/shops/settings/shop-look";

/** What was asked for: the address, and of a form that was sent its fields. */
export type WaitingRequest = {
  path: string;
  fields: readonly (readonly [name: string, value: string])[] | null;
};

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * The page on which a visitor waits for a turn, in the shop's name, colours and fonts (rule resilience-14).
 * It needs no script and no database. A page that was asked for is tried again by the browser; a form waits
 * with what was typed in it, to be sent again by its button.
 * @param styles addresses of the shop's style sheets
 * @param seconds how long to wait
 */
export function waitingPage(
  look: Pick<ShopLook, "name" | "logo" | "themeCss">,
  { styles, seconds, asked }: { styles: readonly string[]; seconds: number; asked: WaitingRequest },
): string {
  const name = escaped(look.name);
  const path = escaped(asked.path);
  const isForm = asked.fields !== null;
  const button = '<button class="again" type="submit">';
  const fields = (asked.fields ?? [])
    .map(([field, value]) => `<input type="hidden" name="${escaped(field)}" value="${escaped(value)}">`)
    .join("");
  const again = isForm
    ? `<form method="post" action="${path}">${fields}${button}${phrase(waiting.again)}</button></form>`
    : `<p><a class="again" href="${path}">${phrase(waiting.load)}</a></p>`;
  const brand = look.logo ? `<img src="${escaped(look.logo)}" alt="${name}">` : name;
  return `<!DOCTYPE html>
<html lang="${spokenLanguage()}" dir="${directionOf(spokenLanguage())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${isForm ? "" : `<meta http-equiv="refresh" content="${seconds}">\n`}<title>${phrase(waiting.title)} | ${name}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join("\n")}
<style>${look.themeCss}
.waiting header { padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--color-line, #ddd); font: 500 1.5rem/1.2 var(--font-heading, Georgia, serif); overflow-wrap: anywhere; }
.waiting header img { max-height: 2.5rem; width: auto; }
.waiting main { display: flex; flex-direction: column; gap: 1.25rem; align-items: flex-start; max-width: 36rem; margin: 0 auto; padding: 4rem 1.5rem; font-family: var(--font-body, system-ui, sans-serif); }
.waiting h1 { margin: 0; font: 500 2rem/1.15 var(--font-heading, Georgia, serif); overflow-wrap: anywhere; }
.waiting p { margin: 0; font-size: 1.125rem; line-height: 1.6; color: var(--color-muted, #5c6662); }
.waiting .again { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: var(--radius-base, 10px); background: var(--color-brand, #1d2321); color: var(--color-brand-ink, #fff); font: 500 1rem/1 var(--font-body, system-ui, sans-serif); text-decoration: none; cursor: pointer; }
</style>
</head>
<body class="waiting">
<header>${brand}</header>
<main>
<h1>${phrase(waiting.heading)}</h1>
<p role="status">${waitingText(seconds, isForm)}</p>
<p>${phrase("Your cart stays as it is, and nothing is charged twice.")}</p>
${again}
</main>
</body>
</html>
`;
}
