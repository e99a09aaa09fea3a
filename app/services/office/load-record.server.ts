import type { FormNode, FormPlace, FormTexts } from "~/models/office/form/form-node";
import { textsOf } from "~/models/office/form/form-texts";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readRecord } from "../shops/records/read-record.server";
import type { RecordKind } from "../shops/records/record-kind";

/** What typed amounts and moments of a shop depend on. */
export const formPlace = ({ tenant, shop }: ShopContext): FormPlace => ({
  currency: tenant.currency,
  zone: shop.settings.general.time_zone,
});

/**
 * A record as its form shows it, with the version that a change of it names.
 * @throws AppError `not_found`, `forbidden`
 */
export async function loadRecord(
  ctx: ShopContext,
  kind: string,
  name: string,
  form: FormNode,
): Promise<{ texts: FormTexts; version: string }> {
  const { record, version } = await readRecord(ctx, requireKind(ctx, kind), name);
  return { texts: textsOf(form, record, formPlace(ctx)), version };
}

/** A kind of record by its name. @throws AppError `not_found` */
export function requireKind(ctx: ShopContext, kind: string): RecordKind<unknown> {
  const found = ctx.handlers.recordKinds.find((one) => one.kind === kind);
  if (!found) throw new AppError("not_found", `There are no records of the kind '${kind}'.`);
  return found;
}
