import { escapeHtml } from "./escape-html";

/** Rows of name and amount; `isTotal` highlights the last one. Texts are escaped here. */
export function mailTable(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(([name, amount]) => {
    const weight = name === "Total" ? "font-weight:700;font-size:18px;" : "";
    const cell = `padding:8px 0;border-bottom:1px solid #e8e5de;${weight}`;
    return `<tr><td style="${cell}">${escapeHtml(name)}</td><td style="${cell}text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${cells.join("")}</table>`;
}

/**
 * A complete HTML mail: one column, inline styles because mail clients drop everything else. `body` is HTML; title
 * and shop name are escaped here.
 */
export function mailPage({
  title,
  shopName,
  body,
}: {
  title: string;
  shopName: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f4ef;color:#1d2321;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="font:24px Georgia,serif;margin:0 0 20px">${escapeHtml(shopName)}</p>
<div style="background:#ffffff;border-radius:12px;padding:32px">
<h1 style="font:600 26px/1.25 Georgia,serif;margin:0 0 12px">${escapeHtml(title)}</h1>
${body}
</div></div></body></html>
`;
}
