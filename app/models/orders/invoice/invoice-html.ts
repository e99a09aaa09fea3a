import type { Paper } from "../../platform/paper/paper";
import { escapeHtml } from "../../shops/hosts/escape-html";
import { directionOf } from "../../shops/settings/language";
import type { Theme } from "../../shops/settings/theme";

/**
 * An invoice as a page of its own below the shop's name in its colours, ready to print, with nothing to load:
 * as it is kept for the books (rule numbers-8).
 * @param language of its texts
 */
export function invoiceHtml(paper: Paper, { colors }: Pick<Theme, "colors">, language: string): string {
  const title = escapeHtml(paper.title);
  const parties = paper.parties.map(
    (party) =>
      `<section><h2>${escapeHtml(party.title)}</h2><address>${texts(party.lines)}</address></section>`,
  );
  const heads = paper.columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`);
  const lines = paper.rows.map(({ cells, detail }) => {
    const written = paper.columns.map(({ kind }, at) => {
      const below = kind === "item" ? `<small>${escapeHtml(detail)}</small>` : "";
      return `<td>${escapeHtml(cells[at] ?? "")}${below}</td>`;
    });
    return `<tr>${written.join("")}</tr>`;
  });
  const sums = paper.sums.map(
    ({ label, text, isTotal }) =>
      `<tr${isTotal ? ' class="total"' : ""}><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles(colors)}</style>
</head>
<body>
<main>
<p class="shop">${escapeHtml(paper.shopName)}</p>
<h1>${title}</h1>
<p class="muted">${escapeHtml(paper.about)}</p>
<div class="parties">${parties.join("")}</div>
<table class="lines">
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>
<table class="sums"><tbody>
${sums.join("\n")}
</tbody></table>
${texts(paper.notes)}
</main>
</body>
</html>
`;
}

const texts = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");

const styles = ({
  brand = "#1c1917",
  ink = "#1c1917",
  inkMuted = "#57534e",
  line = "#e7e5e4",
}: Theme["colors"]) => `
body { font: 14px/1.5 system-ui, sans-serif; color: ${ink}; margin: 0; }
main { max-width: 50rem; margin: 0 auto; padding: 2.5rem 1.5rem; }
.shop { font: 1.5rem Georgia, serif; padding-bottom: 1rem; border-bottom: 4px solid ${brand}; margin-bottom: 2rem; print-color-adjust: exact; }
h1 { font-size: 1.75rem; font-weight: 500; margin: 0; }
h2 { font-size: 0.85rem; margin: 0 0 0.35rem; }
p { margin: 0; white-space: pre-line; overflow-wrap: anywhere; unicode-bidi: plaintext; }
[dir="rtl"] p { text-align: right; }
address { font-style: normal; }
.muted, thead th, small { color: ${inkMuted}; }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 2rem; margin: 2rem 0; }
table { border-collapse: collapse; } .lines { width: 100%; }
th, td { padding: 0.5rem 0.6rem; text-align: end; vertical-align: top; font-variant-numeric: tabular-nums; }
.lines th, .lines td { border-bottom: 1px solid ${line}; }
.lines th:first-child, .lines td:first-child { text-align: start; padding-inline-start: 0; overflow-wrap: anywhere; }
small { display: block; } thead th { font-weight: 400; font-size: 0.85rem; }
.sums { margin-block: 1.5rem 2rem; margin-inline-start: auto; } .sums th { font-weight: 400; text-align: start; } .sums th, .sums td { padding: 0.2rem 0.6rem; }
.total th, .total td { font-weight: 600; font-size: 1.1rem; }
tr, section { break-inside: avoid; }
@media print { main { max-width: none; padding: 0; } }
`;
