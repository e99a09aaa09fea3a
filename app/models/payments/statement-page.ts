// @public

import { formatMoney } from "../platform/money/format-money";
import { escapeHtml } from "../shops/hosts/escape-html";
import { bookedText, type Statement, type StatementRow, statementColumns } from "./payout/statement";

const stateTexts = {
  prepared: "Being sent",
  sent: "Sent to the bank",
  paid: "Paid",
  failed: "Not paid: the amount is owed again",
} as const;

/** A statement as a page of its own, ready to print (rule payouts-7). */
export function statementPage(statement: Statement): string {
  const { reference, business, seller, account, state, until, createdAt, rows, totals } = statement;
  const title = `Payout ${reference}`;
  const details = [
    ["Seller", seller],
    ["Paid to", account],
    ["Prepared", day(createdAt)],
    ["Orders completed until", day(until)],
    ["State", stateTexts[state]],
  ];
  const headings = ["Order", ...statementColumns.map(([, heading]) => heading), "Total"];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p>${escapeHtml(business)}</p>
<h1>${escapeHtml(title)}</h1>
<dl>${details.map(([name = "", value = ""]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>
<table>
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join("")}</tr></thead>
<tbody>
${rows.map((row) => rowHtml(orderText(row), row, statement)).join("\n")}
</tbody>
<tfoot>
${rowHtml("Total", totals, statement)}
</tfoot>
</table>
</main>
</body>
</html>
`;
}

const orderText = ({ shopName, orderNumber, booked }: StatementRow): string =>
  orderNumber === null
    ? "Without an order"
    : [orderNumber, shopName ?? "", ...(booked ? [bookedText({ booked })] : [])].join(", ");

function rowHtml(first: string, { amounts, totalMinor }: StatementRow, { currency }: Statement): string {
  const cells = [...statementColumns.map(([column]) => amounts[column]), totalMinor];
  const money = cells.map((amountMinor) => `<td>${escapeHtml(formatMoney(amountMinor, currency))}</td>`);
  return `<tr><th scope="row">${escapeHtml(first)}</th>${money.join("")}</tr>`;
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

const styles = `
body { font: 14px/1.5 system-ui, sans-serif; color: #1c1917; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem; overflow-x: auto; }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 0 0 1.5rem; }
dt { color: #57534e; } dd { margin: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.6rem; text-align: right; border-bottom: 1px solid #e7e5e4; white-space: nowrap; }
thead th { white-space: normal; vertical-align: bottom; }
th:first-child { text-align: left; }
tbody th { font-weight: 400; }
tfoot th, tfoot td { font-weight: 600; border-bottom: 0; }
@media print { main { max-width: none; padding: 0; font-size: 11px; } }
`;
