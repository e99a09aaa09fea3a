import { z } from "zod";
import { typedRowIdSchema } from "../validation/row-id";
import { mostPieces } from "./list-limits";

/** Ids of the forms. */
export const newListFormId = "new-list";
export const renameFormId = "rename-list";
export const pickerFormId = "pick-list";

const longestName = 80;
const listName = z
  .string()
  .trim()
  .min(1, "Enter a name for the list.")
  .max(longestName, `Use ${longestName} characters or fewer.`);

/** The form that names a list, a new one or another name for it (rule lists-8). */
export const listNameSchema = z.object({ name: listName });

/** The form that puts a product on a list: an existing one, or a new one with a name. */
export const pickerSchema = z
  .object({ list: z.union([z.literal("new"), typedRowIdSchema]), name: z.string().trim().default("") })
  .superRefine(({ list, name }, issues) => {
    if (list !== "new") return;
    for (const issue of listName.safeParse(name).error?.issues ?? [])
      issues.addIssue({ ...issue, path: ["name"] });
  });

/** Pieces as they are typed: what is no number is 1, and there are limits (rule lists-3). */
export const typedPieces = z
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
  z.object({ intent: z.literal("quantity"), ...item, qty: typedPieces }),
  z.object({ intent: z.literal("up"), ...item }),
  z.object({ intent: z.literal("down"), ...item }),
  z.object({ intent: z.literal("move"), ...item, to: typedRowIdSchema }),
  z.object({ intent: z.literal("remove"), ...item }),
]);

/** One change of a list or of an item on it. */
export type ListForm = z.output<typeof listFormSchema>;
