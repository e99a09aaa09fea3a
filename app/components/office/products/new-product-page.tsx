import type { DeedView } from "~/models/office/record/record-view";
import { officeProductsPath } from "~/paths/office";
import { LeafField } from "../form/leaf-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { OfficePage } from "../frame/office-page";
import { Panel } from "../record/panel";

/** Adds a product: what it needs before it has a page of its own. */
export const NewProductPage = ({ deed: { deed, label, submit, fields } }: { deed: DeedView }) => (
  <OfficePage
    title={label}
    way={[{ to: officeProductsPath(), label: "Products" }]}
    intro="It stays hidden until you show it on its page."
  >
    <Panel title="The product">
      <OfficeForm deed={deed}>
        {fields.map((field) => (
          <LeafField key={field.key} node={field} texts={field.text} path={field.key} />
        ))}
        <SubmitButton>{submit}</SubmitButton>
      </OfficeForm>
    </Panel>
  </OfficePage>
);
