import { Form } from "@remix-run/react";
import { type BuilderView, builderQuery } from "~/models/office/builder/builder-view";
import { officeBuilderPath } from "~/paths/office";
import { ChosenField } from "../form/chosen-field";

/** By what each is asked for besides its name. */
const named = { category: "address", product: "SKU", seller: "code" } as const;

/** Chooses the category, product or seller with which a template is looked at (rule builder-20). */
export function LookAt({ view }: { view: BuilderView }) {
  const { lookAt, name, chosen } = view;
  if (!lookAt) return null;
  const kept = { ...builderQuery(view), at: undefined, block: chosen ?? undefined };
  return (
    <Form method="get" action={officeBuilderPath(name)} className="office-look-at" preventScrollReset>
      {Object.entries(kept).map(([key, value]) =>
        value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      <ChosenField
        key={lookAt.value}
        of={lookAt.kind}
        name="at"
        label={`Look at: ${lookAt.name || `no ${lookAt.kind} yet`}`}
        help={lookAt.isMissing ? `There is no ${lookAt.kind} of this name in the shop.` : undefined}
        placeholder={`Another one: name or ${named[lookAt.kind]}`}
        defaultValue={lookAt.value}
      />
      <button type="submit" className="office-button">
        Show
      </button>
    </Form>
  );
}
