import { moreText } from "~/models/office/orders/more-orders";
import type { Paper } from "~/models/platform/paper/paper";
import { officeOrdersPath } from "~/paths/office";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { OfficePage } from "../frame/office-page";
import { PaperSheet } from "./paper-sheet";

/**
 * Slips or invoices to print or to take along as one PDF (rules office-17 and office-26).
 * @param filePath of the PDF that holds them
 * @param without orders that have no such paper yet
 */
export function PapersPage({
  title,
  papers,
  filePath,
  without = [],
  isMore = false,
}: {
  title: string;
  papers: Paper[];
  filePath: string;
  without?: string[];
  isMore?: boolean;
}) {
  const isHydrated = useIsHydrated();
  return (
    <OfficePage
      title={title}
      way={[{ to: officeOrdersPath(), label: "Orders" }]}
      intro={`Each has a sheet of its own, printed or as a PDF.${isMore ? ` ${moreText}` : ""}`}
      actions={
        <>
          {papers.length > 0 ? (
            <a href={filePath} className="office-button" data-kind={isHydrated ? undefined : "main"}>
              Save as PDF
            </a>
          ) : null}
          {isHydrated ? (
            <button type="button" className="office-button" data-kind="main" onClick={() => window.print()}>
              Print
            </button>
          ) : null}
        </>
      }
    >
      {without.length > 0 ? (
        <p className="office-note" data-tone="mind">
          Without an invoice yet: {without.join(", ")}
        </p>
      ) : null}
      {papers.map((paper) => (
        <PaperSheet key={paper.title} paper={paper} />
      ))}
    </OfficePage>
  );
}
