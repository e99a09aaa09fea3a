// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "../../platform/validation/row-id";
import { longestListName, mostPieces, noListName } from "./list-limits";

/** Ids of the forms. */
export const newListFormId = "new-list";
export const renameFormId = "rename-list";
export const pickerFormId = "pick-list";

const listName = z
  .string()
  .trim()
  .min(1, phrase(noListName))
  .max(longestListName, phrase("Use {length} characters or fewer.", { length: longestListName }));

/** The form that names a list, a new one or another name for it (rule lists-8). */
export const listNameSchema = z.object({ name: listName });

const chosenList = {
  list: z.union([z.literal("new"), typedRowIdSchema]),
  name: z.string().trim().default(""),
};

/** A new list needs a name. */
function checkName({ list, name }: { list: number | "new"; name: string }, issues: z.RefinementCtx): void {
  if (list !== "new") return;
  for (const issue of listName.safeParse(name).error?.issues ?? [])
    issues.addIssue({ ...issue, path: ["name"] });
}

/** The form that puts a product on a list: an existing one, or a new one with a name. */
export const pickerSchema = z.object(chosenList).superRefine(checkName);

/** One mark of a list, or a new one for the product (rule lists-15). */
export const listMarkSchema = z
  .object({ ...chosenList, on: z.enum(["true", "false"]).default("true") })
  .superRefine(checkName)
  .transform(({ on, ...mark }) => ({ ...mark, isOn: on === "true" }));

/** One mark of a list, or a new one for the product. */
export type ListMark = z.output<typeof listMarkSchema>;

/** Pieces as they are typed: what is no number is 1, and there are limits (rule lists-3). */
export const typedQty = z
  .string()
  .default("1")
  .transform((text) => Math.min(mostPieces, Math.max(1, Math.floor(Number(text.trim()) || 1))));

const item = { item_id: typedRowIdSchema };

/** One change of a list or of an item on it. */
export const listFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add_all") }),
  z.object({ intent: z.literal("delete") }),
  z.object({ intent: z.literal("share") }),
  z.object({ intent: z.literal("unshare") }),
  z.object({ intent: z.literal("add"), ...item }),
  z.object({ intent: z.literal("quantity"), ...item, qty: typedQty }),
  z.object({ intent: z.literal("up"), ...item }),
  z.object({ intent: z.literal("down"), ...item }),
  z.object({ intent: z.literal("move"), ...item, to: typedRowIdSchema }),
  z.object({ intent: z.literal("remove"), ...item }),
]);

/** One change of a list or of an item on it. */
export type ListForm = z.output<typeof listFormSchema>;
