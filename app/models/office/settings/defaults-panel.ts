import { differentFields } from "../form/different-fields";
import type { FormNode, FormTexts } from "../form/form-node";
import type { PanelView } from "../record/record-view";

/** Fields that are listed at most. */
const mostFields = 40;

/** What of a form is not as it is by default, each field with both texts (rule office-29). */
export const defaultsPanel = (form: FormNode, now: FormTexts, byDefault: FormTexts): PanelView => ({
  kind: "table",
  title: "Changed from the default",
  columns: [{ label: "Field" }, { label: "By default" }, { label: "Now" }],
  rows: differentFields(form, now, byDefault)
    .slice(0, mostFields)
    .map(({ label, theirText, myText }) => [label, theirText || "–", myText || "–"]),
  empty: "Everything is as it is by default.",
});
