import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import { officeRecordsPath } from "~/paths/office";
import { RecordForm } from "../form/record-form";
import { OfficePage } from "../frame/office-page";

/** Adds a record of a kind (rule office-20). */
export const NewRecordPage = ({
  list: { segment, title, one },
  form,
  texts,
}: {
  list: { segment: string; title: string; one: string };
  form: FormNode;
  texts: FormTexts;
}) => (
  <OfficePage title={`Add a ${one}`} way={[{ to: officeRecordsPath(segment), label: title }]}>
    <div className="office-module">
      <RecordForm deed="new" form={form} texts={texts} version={null} submit={`Add the ${one}`} />
    </div>
  </OfficePage>
);
