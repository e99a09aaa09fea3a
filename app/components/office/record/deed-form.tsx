import type { DeedView } from "~/models/office/record/record-view";
import { LeafField } from "../form/leaf-field";
import { Deed } from "./deed";

/** An action of a record, made of its description. */
export const DeedForm = ({ view }: { view: DeedView }) => (
  <Deed
    deed={view.deed}
    label={view.label}
    submit={view.submit}
    kind={view.isDanger ? "danger" : "main"}
    isMain={view.isMain}
    isOpen={view.isOpen}
    hasFiles={view.fields.some(({ kind }) => kind === "file")}
  >
    {view.about ? <p>{view.about}</p> : null}
    <DeedFields view={view} />
  </Deed>
);

/** The fields of an action, and what is sent along unseen. */
export const DeedFields = ({ view: { fields, values = {} } }: { view: DeedView }) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {fields.map((field) => (
      <LeafField key={field.key} node={field} texts={field.texts ?? field.text} path={field.key} />
    ))}
  </>
);
