import type { FormPlace } from "~/models/office/form/form-node";
import { AppError } from "~/models/platform/error/app-error";
import { languagesIn } from "~/models/platform/translations/fields-in-languages";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { RecordKind } from "../shops/records/record-kind";

/** What typed amounts and moments of a shop depend on. */
export const formPlace = ({ tenant, shop }: ShopContext): FormPlace => ({
  currency: tenant.currency,
  zone: shop.settings.general.time_zone,
});

/** The languages a record's form has besides the first: the shop's, and those it has words in. */
export const recordLanguages = ({ shop }: ShopContext, record: unknown): string[] => [
  ...new Set([...shop.settings.general.languages.map(({ language }) => language), ...languagesIn(record)]),
];

/** A kind of record by its name. @throws AppError `not_found` */
export function requireKind(ctx: ShopContext, kind: string): RecordKind<unknown> {
  const found = ctx.handlers.recordKinds.find((one) => one.kind === kind);
  if (!found) throw new AppError("not_found", `There are no records of the kind “${kind}”.`);
  return found;
}
