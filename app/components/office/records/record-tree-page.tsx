import { Form, Link } from "@remix-run/react";
import { useRef } from "react";
import type { TreeRow } from "~/models/office/records/category-tree";
import { officeNewRecordPath, officeRecordPath, officeRecordsPath } from "~/paths/office";
import { ItemHandle } from "../form/item-handle";
import { Badge, OfficePage } from "../frame/office-page";
import { useTreeMoves } from "./use-tree-moves";

/** What the tree of a kind of records shows. */
export type RecordTreeData = {
  place: string;
  title: string;
  one: string;
  about: string;
  mayChange: boolean;
  rows: TreeRow[];
};

const signs = { up: "↑", down: "↓", in: "→", out: "←" };
const words = { up: "Move up", down: "Move down", in: "Put below the one before:", out: "Take out:" };

/**
 * Records as a tree (rule office-75), moved by posts of each row's buttons; with a script by dragging a row's
 * handle, or by arrow keys on it.
 */
export function RecordTreePage({ place, title, one, about, mayChange, rows }: RecordTreeData) {
  const tree = useRef<HTMLUListElement>(null);
  useTreeMoves(tree, rows);
  return (
    <OfficePage
      title={title}
      intro={about}
      actions={
        mayChange ? (
          <Link to={officeNewRecordPath(place)} className="office-button" data-kind="main">
            Add a {one}
          </Link>
        ) : null
      }
    >
      <section className="office-card office-list" aria-label={title}>
        <Form role="search" action={officeRecordsPath(place)} className="office-tree-search">
          <input type="search" name="q" aria-label="Search" placeholder="Name or address" maxLength={200} />
          <button type="submit" className="office-button">
            Search
          </button>
        </Form>
        {rows.length === 0 ? <p className="office-empty">There is none yet.</p> : null}
        <ul ref={tree} className="office-tree">
          {rows.map(({ slug, name, depth, steps, isShown }) => (
            <li key={slug} data-slug={slug} style={{ "--depth": depth } as React.CSSProperties}>
              {mayChange ? <ItemHandle name={name} /> : null}
              <span>
                <Link to={officeRecordPath(place, slug)}>{name}</Link>
                <small>{slug}</small>
              </span>
              {isShown ? null : <Badge text="Hidden" tone="mind" />}
              {mayChange ? (
                <Form method="post" preventScrollReset className="office-item-buttons">
                  <input type="hidden" name="slug" value={slug} />
                  {steps.map((step) => (
                    <button
                      key={step}
                      type="submit"
                      name="step"
                      value={step}
                      className="office-button"
                      aria-label={`${words[step]} ${name}`}
                    >
                      {signs[step]}
                    </button>
                  ))}
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </OfficePage>
  );
}
