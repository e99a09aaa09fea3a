import { LinkList } from "~/components/ui/link/smart-link";
import type { MenuView } from "~/models/content/menus/menu-view";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** A list of more links is set in two columns. */
const mostInColumn = 8;

/** Links of the footer under a title. Those below each other fold on a phone (rule menus-10). */
export function FooterMenu({ props, data }: WidgetProps<Props, MenuView>) {
  if (!data || data.items.length === 0) return null;
  const list =
    props.layout === "horizontal"
      ? `flex flex-wrap gap-x-5 ${props.dividers ? "divide-x divide-current/20 [&>li:not(:first-child)]:ps-5" : ""}`
      : props.dividers
        ? "divide-y divide-current/20"
        : data.items.length > mostInColumn
          ? "is-long"
          : "";
  const canFold = Boolean(props.title) && props.layout !== "horizontal";
  return (
    <nav aria-label={props.title || data.name}>
      {props.title ? (
        <p className={`mb-2 font-medium${canFold ? " footer-title" : ""}`}>{props.title}</p>
      ) : null}
      {canFold ? (
        // Empty, and before its list: so the style sheet folds it on phones alone.
        <details className="menu-fold footer-fold">
          <summary>{props.title}</summary>
        </details>
      ) : null}
      <LinkList links={data.items} className={`footer-links ${list}`.trim()} />
    </nav>
  );
}
