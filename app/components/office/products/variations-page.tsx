import { Form, Link } from "@remix-run/react";
import type { GivenValue } from "~/models/catalogue/variation/combine-options";
import type { TypedOption, VariationFormRow } from "~/models/office/products/variation-rows";
import { officeProductPath, officeProductsPath } from "~/paths/office";
import { keyedItems } from "../../ui/page/keyed-items";
import { CheckField, OfficeTextField } from "../form/office-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { OfficePage } from "../frame/office-page";
import { Panel } from "../record/panel";

/** What the page that makes variations of options shows. */
export type VariationsPageData = {
  sku: string;
  name: string;
  options: readonly TypedOption[];
  /** Options that the product's variations have already; others share them. */
  fixedLabels: number;
  /** What those variations get of options that are added to theirs, and how many they are. */
  given: { count: number; options: readonly GivenValue[] } | null;
  price: string;
  qty: string;
  errors: Record<string, string>;
  rows: readonly VariationFormRow[];
};

/** Makes variations of the options in the address: below them stands every combination (rule office-100). */
export const OfficeVariationsPage = ({ rows, given, ...about }: VariationsPageData) => (
  <OfficePage
    title="Variations from options"
    intro="Type each option with its values. You see every combination before it is added."
    way={[
      { to: officeProductsPath(), label: "Products" },
      { to: officeProductPath(about.sku), label: about.name },
    ]}
  >
    <div className="office-record office-record-whole">
      <OptionsPanel {...about} />
      {rows.length > 0 ? <Combinations rows={rows} given={given} /> : null}
    </div>
  </OfficePage>
);

const OptionsPanel = ({
  options,
  fixedLabels,
  price,
  qty,
  errors,
}: Omit<VariationsPageData, "rows" | "given" | "name" | "sku">) => (
  <Panel title="Options">
    {/* With another product, or after a step back, the fields are others. */}
    <Form
      method="get"
      className="office-fields"
      key={options.map(({ label, values }) => label + values).join()}
    >
      {keyedItems(options).map(({ key, at, item: { label, values } }) => (
        <div key={key} className="office-pair">
          <OptionField
            id={`option${at + 1}`}
            name="option"
            label={fixedLabels > 0 && at >= fixedLabels ? "A further option" : `Option ${at + 1}`}
            text={label}
            example={["Color", "Size", "Material"][at]}
            isFixed={at < fixedLabels}
            error={errors[`option${at + 1}`]}
          />
          <OptionField
            id={`values${at + 1}`}
            name="values"
            label="Values, with commas"
            text={values}
            example={["red, blue", "S, M, L", "cotton, wool"][at]}
            error={errors[`values${at + 1}`]}
          />
        </div>
      ))}
      <div className="office-pair">
        <OptionField id="price" name="price" label="Price of each" text={price} example="24.00" />
        <OptionField id="qty" name="qty" label="Pieces of each (optional)" text={qty} example="10" />
      </div>
      <button type="submit" className="office-button">
        List combinations
      </button>
    </Form>
  </Panel>
);

function OptionField({
  id,
  name,
  label,
  text,
  example,
  isFixed = false,
  error,
}: {
  id: string;
  name: string;
  label: string;
  text: string;
  example?: string | undefined;
  isFixed?: boolean;
  error?: string | undefined;
}) {
  return (
    <div className="office-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={text}
        placeholder={example}
        readOnly={isFixed}
        maxLength={4000}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p id={`${id}-error`} className="office-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function Combinations({ rows, given }: Pick<VariationsPageData, "rows" | "given">) {
  const fresh = rows.filter(({ isThere }) => !isThere).length;
  const there = rows.length - fresh;
  const counted = [`${fresh} new`, ...(there > 0 ? [`${there} there already`] : [])].join(", ");
  return (
    <Panel title={`Combinations: ${counted}`}>
      <OfficeForm
        deed="variations"
        className="office-combinations"
        key={rows.map(({ name, price, qty }) => name + price + qty).join()}
      >
        {given ? <Given {...given} /> : null}
        <ul>
          {rows.map((row, at) => (
            <li key={row.name} data-there={row.isThere || undefined}>
              {row.isThere ? <ThereRow row={row} /> : <FreshRow row={row} path={`rows[${at}]`} />}
            </li>
          ))}
        </ul>
        {given ? (
          <SubmitButton>{fresh > 0 ? "Add the option and the ticked ones" : "Add the option"}</SubmitButton>
        ) : fresh > 0 ? (
          <SubmitButton>Add the ticked ones</SubmitButton>
        ) : (
          <p className="office-quiet">All of these are there already. Type a further value above.</p>
        )}
      </OfficeForm>
    </Panel>
  );
}

/** What becomes of variations that are there where options are added to theirs. */
const Given = ({ count, options }: NonNullable<VariationsPageData["given"]>) => (
  <p className="office-note" data-tone="mind">
    {count === 1 ? "The variation that is there gets " : `The ${count} variations that are there get `}
    {options.map(({ label, value }) => `${label} ${value}`).join(", ")}
    {count === 1 ? ", and keeps its " : ", and keep their "}
    SKU, price, stock and orders. Type another value first to give that. The audit takes it all back.
  </p>
);

const ThereRow = ({ row: { name, sku } }: { row: VariationFormRow }) => (
  <>
    <span>{name}</span>
    <span className="office-quiet">
      There already: <Link to={officeProductPath(sku)}>{sku}</Link>
    </span>
  </>
);

const FreshRow = ({ row: { name, sku, price, qty }, path }: { row: VariationFormRow; path: string }) => (
  <>
    <CheckField name={`${path}.take`} label={name} isOn />
    <OfficeTextField name={`${path}.sku`} label="SKU" defaultValue={sku} autoComplete="off" maxLength={200} />
    <OfficeTextField
      name={`${path}.price`}
      label="Price"
      defaultValue={price}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
    <OfficeTextField
      name={`${path}.qty`}
      label="Pieces"
      defaultValue={qty}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
    />
  </>
);
