import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import type { ExtraPanels } from "~/models/office/record/record-view";
import { withArticle } from "~/models/office/records/with-article";
import { officeRecordsPath } from "~/paths/office";
import { RecordForm } from "../form/record-form";
import { OfficePage } from "../frame/office-page";
import { BesideForm } from "../record/beside-form";

/** Adds a record of a kind (rule office-20). */
export const NewRecordPage = ({
  list: { segment, title, one },
  form,
  texts,
  panels,
}: {
  list: { segment: string; title: string; one: string };
  form: FormNode;
  texts: FormTexts;
  panels: ExtraPanels;
}) => (
  <OfficePage title={`Add ${withArticle(one)}`} way={[{ to: officeRecordsPath(segment), label: title }]}>
    <BesideForm {...panels}>
      <RecordForm deed="new" form={form} texts={texts} version={null} submit={`Add the ${one}`} />
    </BesideForm>
  </OfficePage>
);
