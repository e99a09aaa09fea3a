import type { PageDifference } from "~/models/office/builder/builder-view";
import { differentFields } from "~/models/office/form/different-fields";
import { formTextsOf } from "~/models/office/form/form-texts";
import type { RecordFacts, RecordFormOf } from "~/models/office/records/record-screen";
import { draftAt } from "~/paths";
import { signPreview } from "../../content/templates/preview-token.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { isOfficeApart } from "../../shops/directory/shop-url.server";
import { formPlace, recordLanguages } from "../load-record.server";
import type { ShownDraft } from "./record-draft.server";

const dayMs = 86_400_000;

/** A record with a draft: its kind and name, its form, and the page of the shop that shows it. */
type Compared = {
  kind: string;
  name: string;
  title: string;
  formOf(record: unknown, facts: RecordFacts): Pick<RecordFormOf, "form" | "toForm">;
  pageOf(record: unknown): Promise<string | null>;
};

/**
 * What a record's draft changes: field by field, and where a page of the shop shows it, as two pages beside
 * each other (rule builder-28).
 */
export async function recordDifference(
  ctx: RequestContext,
  { kind, name, title, formOf, pageOf }: Compared,
  { published, draft }: { published: unknown; draft: ShownDraft },
): Promise<PageDifference> {
  const facts = { widgets: ctx.handlers.widgets, languages: recordLanguages(ctx, [published, draft.record]) };
  const { form, toForm } = formOf(draft.record, facts);
  const textsOf = (record: unknown) => formTextsOf(form, toForm(record), formPlace(ctx));
  const fields = differentFields(form, textsOf(draft.record), textsOf(published));
  const before = await pageOf(published);
  const after = await pageOf(draft.record);
  const subject = { shopId: ctx.shop.id, draft: `${kind} ${name}` };
  // The same all day, as the builder's frames.
  const day = new Date(Math.floor(ctx.now().getTime() / dayMs) * dayMs);
  const token = signPreview(ctx.secret, subject, day);
  const frame = (path: string, query: Parameters<typeof draftAt>[3]) =>
    (isOfficeApart(ctx) ? ctx.origin : "") + draftAt(path, subject.draft, token, query);
  return {
    frames:
      before === null && after === null
        ? null
        : {
            published: frame(before ?? after ?? "/", { builder: "published", published: "yes" }),
            draft: frame(after ?? before ?? "/", { builder: draft.version }),
          },
    isShown: true,
    sentences: [],
    fields: fields.length > 0 ? [{ name: "", title, fields }] : [],
  };
}
