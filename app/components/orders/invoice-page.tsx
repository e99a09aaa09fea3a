// @public

import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { Paper } from "~/models/platform/paper/paper";
import { PrintButton } from "../selling/lists/print-button";
import { useRootData } from "../ui/page/root-data";

/**
 * An invoice as it is printed: seller, buyer, lines, taxes and what was paid (rule orders-11).
 * @param filePath of the same as a PDF
 * @param xmlPath of the same as an XRechnung, for a business that buys
 */
export function InvoicePage({
  paper,
  filePath,
  xmlPath = null,
}: {
  paper: Paper;
  filePath: string;
  xmlPath?: string | null;
}) {
  const t = useTexts();
  return (
    <article className="mx-auto max-w-[800px] px-5 py-10 text-[0.95rem] md:px-8 print:max-w-none print:p-0">
      <div className="mb-8 flex items-center justify-between gap-6 border-b-4 border-brand pb-5">
        <ShopMark />
        <div className="flex flex-wrap items-center gap-4">
          <PlainLink href={filePath} className="underline print:hidden">
            {t("Save as PDF")}
          </PlainLink>
          {xmlPath ? (
            <PlainLink href={xmlPath} className="underline print:hidden">
              XRechnung
            </PlainLink>
          ) : null}
          <PrintButton />
        </div>
      </div>
      <header>
        <h1 className="text-3xl font-medium wrap-anywhere">{paper.title}</h1>
        <p className="mt-2 text-muted">{paper.about}</p>
      </header>
      <div className="mt-8 grid gap-8 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3">
        {paper.parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </div>
      <Lines paper={paper} />
      <Sums sums={paper.sums} />
      {paper.notes.map((note) => (
        <p key={note} className="mt-4 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      ))}
    </article>
  );
}

/** Whose invoice it is: the shop's logo, or its name in its typeface. */
function ShopMark() {
  const { name, logo } = useRootData().shop;
  if (logo) return <img src={logo} alt={name} className="max-h-12 w-auto min-w-0" />;
  return <p className="font-heading text-2xl tracking-tight wrap-anywhere">{name}</p>;
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2 className="font-body text-sm font-semibold tracking-normal">{title}</h2>
      <address className="mt-1.5 not-italic">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </p>
        ))}
      </address>
    </section>
  );
}

function Lines({ paper: { title, columns, rows } }: { paper: Paper }) {
  const t = useTexts();
  const cell = "border-b border-line py-2.5 ps-4 align-top first:ps-0";
  const cells = columns.map(({ label, kind, isSpare }) => ({
    label,
    kind,
    // A spare one, the price of a piece, gives way on phones.
    look: `${cell} ${kind === "number" ? "text-end tabular-nums" : "text-start wrap-anywhere"} ${isSpare ? "hidden sm:table-cell print:table-cell" : ""}`,
  }));
  return (
    <table className="mt-10 w-full border-collapse">
      <caption className="sr-only">{t("Items of {title}", { title })}</caption>
      <thead>
        <tr className="text-start text-sm text-muted">
          {cells.map(({ label, look }) => (
            <th key={label} scope="col" className={look}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="break-inside-avoid">
            {cells.map(({ label, kind, look }, at) => (
              <td key={label} className={look}>
                {row.cells[at]}
                {kind === "item" ? <span className="block text-sm text-muted">{row.detail}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ sums }: { sums: Paper["sums"] }) {
  return (
    <dl className="mt-6 mb-8 ms-auto grid max-w-xs grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 tabular-nums break-inside-avoid">
      {sums.map(({ label, text, isTotal }) => (
        <div
          key={label}
          className={`col-span-2 grid grid-cols-subgrid ${isTotal ? "mt-1 text-lg font-semibold" : ""}`}
        >
          <dt>{label}</dt>
          <dd className="text-end">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
