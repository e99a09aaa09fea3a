import { dayText } from "~/models/office/day-text";
import { differentFields } from "~/models/office/form/different-fields";
import type { FormNode } from "~/models/office/form/form-node";
import { formTextsOf } from "~/models/office/form/form-texts";
import { type HistoryEntry, shownChanges } from "~/models/office/record/history-entry";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listVersions } from "../../shops/records/list-versions.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { formPlace } from "../load-record.server";
import { nameActors } from "../orders/name-actors.server";

/** What a history is of: a record, its form, and what it is now. */
export type HistoryOf = {
  kind: RecordKind<unknown>;
  name: string;
  form: FormNode;
  current: unknown;
  toForm?: (record: unknown) => unknown;
};

/** The last changes of a record, the latest first (rule office-14). @throws AppError `forbidden` */
export async function loadHistory(
  ctx: ShopContext,
  { kind, name, form, current, toForm = (record) => record }: HistoryOf,
): Promise<HistoryEntry[]> {
  const versions = (await listVersions(ctx, kind, name)).slice(0, shownChanges);
  const names = await nameActors(
    ctx,
    versions.map(({ actor }) => actor),
  );
  const place = formPlace(ctx);
  const clock = { zone: place.zone, now: ctx.now() };
  const texts = (record: unknown) => (record === null ? undefined : formTextsOf(form, toForm(record), place));
  return versions.map(({ version, at, actor, record }, index) => ({
    version,
    who: names(actor),
    atText: dayText(at, clock),
    fields: differentFields(form, texts(index === 0 ? current : versions[index - 1]?.record), texts(record)),
  }));
}
