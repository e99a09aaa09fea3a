import type { DeedView } from "~/models/office/record/record-view";
import { LeafField } from "../form/leaf-field";
import { Deed } from "./deed";

/** An action of a record, made of its description. */
export const DeedForm = ({
  view: { deed, label, submit, about, isMain, isDanger, fields, values = {} },
}: {
  view: DeedView;
}) => (
  <Deed deed={deed} label={label} submit={submit} kind={isDanger ? "danger" : "main"} isMain={isMain}>
    {about ? <p>{about}</p> : null}
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {fields.map((field) => (
      <LeafField key={field.key} node={field} texts={field.texts ?? field.text} path={field.key} />
    ))}
  </Deed>
);
