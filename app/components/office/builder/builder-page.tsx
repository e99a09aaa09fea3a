import { Link } from "@remix-run/react";
import { Fragment, useRef } from "react";
import { type BuilderView, builderQuery } from "~/models/office/builder/builder-view";
import {
  officeBuilderOpenPath,
  officeBuilderPath,
  officeRecordsPath,
  officeSellerPagePath,
} from "~/paths/office";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { OfficeTextField } from "../form/office-field";
import { OfficeForm } from "../form/office-form";
import { OfficePage } from "../frame/office-page";
import { Deed } from "../record/deed";
import { BlockOutline } from "./block-outline";
import { BlockPalette } from "./block-palette";
import { BlockPanel } from "./block-panel";
import { OthersHere } from "./others-here";
import { PageDifference } from "./page-difference";
import { BuilderFrame } from "./page-frame";
import { PageMerge } from "./page-merge";
import { PageVersions } from "./page-versions";
import { untyped } from "./typing";
import { useBuilderActs } from "./use-builder-acts";

/**
 * The page builder (rule builder-4): the blocks of a page, the page itself in a frame, and the form of what
 * is chosen. Without a script each change is a post, and the frame shows what it made.
 */
export function BuilderPage(view: BuilderView) {
  const {
    name,
    heading,
    notes,
    isChanged,
    canUndo,
    canRedo,
    canGoDown,
    isDown,
    isSellers,
    previewPath,
    advice,
    card,
    difference,
    merge,
    versions,
    uses,
    made,
  } = view;
  const kept = builderQuery(view);
  const panel = useRef<HTMLDivElement>(null);
  const act = useBuilderActs(view, panel);
  const typing = useRef(untyped());
  return (
    <OfficePage
      title={heading}
      badges={isChanged ? [{ text: "Not published yet", tone: "mind" }] : []}
      way={[
        isSellers
          ? { to: officeSellerPagePath, label: "Your page" }
          : { to: officeRecordsPath("pages"), label: "Pages" },
      ]}
      actions={
        <>
          <StepButton deed="undo" label="Undo" isOff={!canUndo} made={made} />
          <StepButton deed="redo" label="Redo" isOff={!canRedo} made={made} />
          {previewPath ? (
            <a href={previewPath} target="_blank" rel="noopener noreferrer" className="office-button">
              Open in a tab
            </a>
          ) : null}
        </>
      }
    >
      <OthersHere
        others={view.others}
        askPath={officeBuilderOpenPath(name, { made })}
        showPath={officeBuilderPath(name, builderQuery(view))}
      />
      {notes.map(({ text, tone }) => (
        <p key={text} className={tone === "plain" ? "office-quiet" : "office-note"} data-tone={tone}>
          {text}
        </p>
      ))}
      <div className="office-deeds">
        {isChanged ? (
          <Deed deed="publish" label="Publish…" submit="Publish" isMain>
            <MadeOf made={made} />
            <p>The page and what its widgets show go out together.</p>
            <OfficeTextField
              name="at"
              label="At (optional)"
              help="On the shop’s clock. Empty for now."
              type="datetime-local"
            />
            {card ? (
              <figure className="office-search-card">
                <figcaption>What search engines and shared links show:</figcaption>
                <b>{card.title}</b>
                <small>{card.address}</small>
                <p>{card.description}</p>
              </figure>
            ) : null}
            {advice.length > 0 ? <Advice view={view} /> : null}
          </Deed>
        ) : null}
        {canGoDown && isDown ? (
          <OfficeForm deed="put-up" keepsPlace>
            <MadeOf made={made} />
            <button type="submit" className="office-button">
              Put up again
            </button>
          </OfficeForm>
        ) : null}
        {canGoDown && !isDown ? (
          <Deed deed="take-down" label="Take down…" submit="Save">
            <p>
              {isSellers
                ? "From then on shoppers see your page without what you built here."
                : "From then on the page opens by preview links alone."}
            </p>
            <OfficeTextField
              name="at"
              label="At (optional)"
              help="On the shop’s clock. Empty to leave it up."
              type="datetime-local"
            />
          </Deed>
        ) : null}
        {isChanged ? (
          <Deed deed="discard" label="Throw away…" submit="Throw the draft away" kind="danger">
            <MadeOf made={made} />
            <p>What is published stays as it is. This cannot be taken back.</p>
          </Deed>
        ) : null}
        {isSellers ? null : (
          <Link to={officeBuilderPath(name, { ...kept, panel: "page" })} className="office-button">
            Title, address and HTML
          </Link>
        )}
        {difference || versions || merge ? (
          <Link to={officeBuilderPath(name, kept)} className="office-button">
            Build
          </Link>
        ) : null}
        {view.isStale && !merge ? (
          <Link to={officeBuilderPath(name, { ...kept, panel: "merge" })} className="office-button">
            Bring both together
          </Link>
        ) : null}
        {isChanged && !difference ? (
          <Link to={officeBuilderPath(name, { ...kept, panel: "difference" })} className="office-button">
            What is different
          </Link>
        ) : null}
        {versions ? null : (
          <Link to={officeBuilderPath(name, { ...kept, panel: "versions" })} className="office-button">
            Earlier versions
          </Link>
        )}
      </div>
      {versions ? <PageVersions versions={versions} made={made} /> : null}
      {difference ? <PageDifference {...difference} /> : null}
      {merge ? <PageMerge merge={merge} made={made} /> : null}
      {versions || difference || merge ? null : (
        <div className="office-builder">
          <div className="office-builder-side">
            <BlockOutline view={view} act={act} />
            <BlockPalette view={view} />
          </div>
          <BuilderFrame view={view} act={act} typing={typing} />
          <div ref={panel} className="office-builder-side office-builder-chosen">
            {uses.length > 0 ? (
              <p className="office-note">
                {view.chosen === null ? "It is shown in " : "What you change here changes also in "}
                {uses.map(({ record, label }, at) => (
                  <Fragment key={record}>
                    {at > 0 ? ", " : ""}
                    <Link to={officeBuilderPath(record)}>{label}</Link>
                  </Fragment>
                ))}
                .
              </p>
            ) : null}
            <BlockPanel key={`${name} ${view.chosen ?? view.panel?.deed}`} view={view} typing={typing} />
          </div>
        </div>
      )}
    </OfficePage>
  );
}

/** The version of the page beside a form, which does nothing to another's change unseen. */
const MadeOf = ({ made }: { made: string }) => <input type="hidden" name="made" value={made} />;

/** With a script the button that was pressed keeps the focus, even where there is no step left. */
function StepButton({
  deed,
  label,
  isOff,
  made,
}: {
  deed: string;
  label: string;
  isOff: boolean;
  made: string;
}) {
  const isHydrated = useIsHydrated();
  return (
    <OfficeForm deed={deed} className="office-step" keepsPlace>
      <MadeOf made={made} />
      <button
        type="submit"
        className="office-button"
        disabled={isOff && !isHydrated}
        aria-disabled={(isOff && isHydrated) || undefined}
        onClick={isOff ? (event) => event.preventDefault() : undefined}
      >
        {label}
      </button>
    </OfficeForm>
  );
}

function Advice({ view }: { view: BuilderView }) {
  const { name, advice } = view;
  return (
    <div className="office-note" data-tone="mind">
      <p>Before it goes out:</p>
      <ul>
        {advice.map(({ text, block }) => (
          <li key={`${block} ${text}`}>
            {block === null ? (
              text
            ) : (
              <Link to={officeBuilderPath(name, { block, ...builderQuery(view) })}>{text}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
