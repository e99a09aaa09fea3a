// @public

import type { Minor } from "../../platform/money/money";
import type { OfferCondition } from "./offer-condition";
import { type FieldValues, type OfferField, type OfferFieldKey, offerFields } from "./offer-fields";

type Fields = typeof offerFields;

/** The columns in files of an offer's own fields, or of those of its stock item. */
export type OfferCell<Of extends OfferField["of"] = OfferField["of"]> = {
  [Key in OfferFieldKey]: Fields[Key]["of"] extends Of ? Fields[Key]["cell"] : never;
}[OfferFieldKey];

/** The values of an offer's own fields, or of those of its stock item. */
export type OfferValues<Of extends OfferField["of"]> = {
  -readonly [Key in keyof Fields as Fields[Key]["of"] extends Of
    ? Key
    : never]: FieldValues[Fields[Key]["kind"]];
};

/** The values of an offer's fields in what can be sold, where every fee is known. */
export type SoldValues<Place extends NonNullable<OfferField["sold"]>> = {
  -readonly [Key in keyof Fields as Fields[Key] extends { sold: Place }
    ? Key
    : never]: Fields[Key]["kind"] extends "fee" ? Minor : FieldValues[Fields[Key]["kind"]];
};

/** What a page says of an offer besides its `Sellable`; each offer has a condition there. */
export type PageTerms = Omit<SoldValues<"line" | "page">, "condition"> & { condition: OfferCondition };

/** All fields with their keys, in order. */
export const offerFieldList = Object.entries(offerFields).map(
  ([key, field]): OfferField & { key: OfferFieldKey; cell: OfferCell } => ({
    ...field,
    key: key as OfferFieldKey,
  }),
);

/** The fields of an offer itself, or of its stock item. */
export const fieldsOf = (of: OfferField["of"]) => offerFieldList.filter((field) => field.of === of);

/** The fields that lines of carts read beside what is sold, or pages do, which read those of lines, too. */
export const fieldsBeside = (reader: "line" | "page") =>
  offerFieldList.filter(({ sold }) => sold === "line" || sold === reader);

/** The columns of a group in files, in order. */
export const cellsOf = (group: OfferField["group"]): OfferCell[] =>
  offerFieldList.filter((field) => field.group === group).map(({ cell }) => cell);

const emptyOf = (of: OfferField["of"]) =>
  Object.fromEntries(fieldsOf(of).map(({ key, empty }) => [key, empty]));

/** What a new offer has. */
export const emptyOffer = emptyOf("offer") as OfferValues<"offer">;

/** What a new stock item has. */
export const emptyStock = emptyOf("stock") as OfferValues<"stock">;
