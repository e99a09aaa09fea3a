import { Link, useSearchParams } from "@remix-run/react";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import type { Lacking } from "~/models/office/form/in-languages";
import type { ProductState } from "~/models/office/products/product-state";
import { pictureDoneTexts } from "~/models/office/record/done-texts";
import type { OutdatedText } from "~/models/platform/translations/outdated-texts";
import {
  officeOptionTrialPath,
  officeProductPath,
  officeProductPicturesPath,
  officeProductsPath,
  officeRecordPath,
  officeVariationsPath,
} from "~/paths/office";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { RecordForm } from "../form/record-form";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { PictureUpload } from "../library/picture-upload";
import { Deed } from "../record/deed";
import { LackingWords } from "../record/lacking-words";
import { Panel } from "../record/panel";
import { LedBack, PictureList } from "./picture-list";

/** What the page of a product shows. */
export type OfficeProductPageData = {
  sku: string;
  name: string;
  isArchived: boolean;
  /** What shoppers have of it, and why they do not find it; null of a variation. */
  state: ProductState | null;
  parent: { sku: string; name: string } | null;
  shopPath: string | null;
  form: FormNode;
  texts: FormTexts;
  /** What it lacks in the shop's further languages. */
  lacking: readonly Lacking[];
  outdated: readonly OutdatedText[];
  version: string;
  /** Whether who looks at it may change the catalogue. */
  mayChange: boolean;
  pictures: { url: string; alt: string }[];
  /** What a change of them names. */
  pictureVersion: string;
  /** Code of its option set; null without one. */
  optionSet: string | null;
  /** Whether it is a product that can have variations. */
  mayVary: boolean;
  variations: { sku: string; text: string; isArchived: boolean }[];
};

/** After these the list of pictures is shown again. */
const listDeeds = new Set(["describe", "move", "remove"]);

const doneTexts = {
  ...pictureDoneTexts,
  saved: "Saved. The shop shows it within a second.",
  archive: "Archived: the shop no longer shows it. You can bring it back here.",
  restore: "It is back in the shop.",
  varied: "The variations are added. The audit lists them, and takes them back together.",
};

/** A product on one page: its form, its pictures and its variations (rule office-9). */
export function OfficeProductPage(product: OfficeProductPageData) {
  const { sku, name, isArchived, state, parent, shopPath, form, texts, version, mayChange } = product;
  const archived: ProductState = { text: "Archived" };
  const badges = [state ?? (isArchived ? archived : null)].flatMap((one) =>
    one ? [{ text: one.text, tone: one.tone ?? "plain" }] : [],
  );
  const way = [
    { to: officeProductsPath(), label: "Products" },
    ...(parent ? [{ to: officeProductPath(parent.sku), label: parent.name }] : []),
  ];
  return (
    <OfficePage
      title={name}
      intro={state?.sub ? `${sku} · ${state.sub}` : sku}
      badges={badges}
      way={way}
      actions={
        shopPath ? (
          <a href={shopPath} target="_blank" rel="noopener noreferrer" className="office-button">
            Show in the shop
          </a>
        ) : null
      }
    >
      <DoneNote texts={doneTexts} />
      <div className="office-deeds">
        {!mayChange ? null : isArchived ? (
          <Deed deed="restore" label="Bring it back…" submit="Bring it back" isMain />
        ) : (
          <Deed deed="archive" label="Archive…" submit="Archive" kind="danger">
            <p>The shop no longer shows it. Orders and reviews stay, and it can be brought back.</p>
          </Deed>
        )}
      </div>
      <div className="office-record">
        <div>
          {isArchived ? null : <LackingWords lacking={product.lacking} outdated={product.outdated} />}
          {isArchived || !mayChange ? null : (
            <RecordForm
              key={version}
              deed="product"
              form={form}
              texts={texts}
              version={version}
              submit="Save"
            />
          )}
        </div>
        <div>
          {isArchived ? null : <PicturesPanel {...product} />}
          {isArchived ? null : <VariationsPanel {...product} />}
          {product.optionSet && !isArchived ? (
            <Panel title="Options" more={<Link to={officeOptionTrialPath(sku)}>Try them</Link>}>
              <p>
                Option set{" "}
                <Link to={officeRecordPath("option-sets", product.optionSet)}>{product.optionSet}</Link>
              </p>
            </Panel>
          ) : null}
        </div>
      </div>
    </OfficePage>
  );
}

/** The pictures, and where they are dropped, described, put in order and removed (rule office-19). */
function PicturesPanel({ sku, name, mayChange, pictures, pictureVersion }: OfficeProductPageData) {
  const [query] = useSearchParams();
  const path = officeProductPicturesPath(sku);
  return (
    <Panel title="Pictures" more={mayChange ? <Link to={path}>From the library</Link> : undefined}>
      {pictures.length > 0 ? (
        <ul className="office-pictures">
          {pictures.map(({ url, alt }) => (
            <li key={url}>
              <img src={url} alt={alt || name} width={96} height={96} loading="lazy" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="office-quiet">No pictures yet.</p>
      )}
      {mayChange ? (
        <OfficeForm deed="add" hasFiles action={path}>
          <LedBack />
          <PictureUpload label="Add pictures" isMany />
          <SubmitButton>Add them</SubmitButton>
        </OfficeForm>
      ) : null}
      {mayChange && pictures.length > 0 ? (
        <details open={listDeeds.has(query.get("done") ?? "")}>
          <summary>Describe, order or remove</summary>
          <PictureList version={pictureVersion} pictures={pictures} action={path} />
        </details>
      ) : null}
    </Panel>
  );
}

const VariationsPanel = ({ sku, mayChange, mayVary, variations }: OfficeProductPageData) =>
  variations.length === 0 && !(mayChange && mayVary) ? null : (
    <Panel
      title="Variations"
      more={mayChange && mayVary ? <Link to={officeVariationsPath(sku)}>Add from options</Link> : undefined}
    >
      {variations.length === 0 ? (
        <p className="office-quiet">None. Colors or sizes are sold as variations.</p>
      ) : (
        <ul className="office-rows">
          {variations.map((one) => (
            <li key={one.sku} className="office-row">
              <span>
                <Link to={officeProductPath(one.sku)}>{one.text}</Link>
                <small>{one.sku}</small>
              </span>
              {one.isArchived ? <span>Archived</span> : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
