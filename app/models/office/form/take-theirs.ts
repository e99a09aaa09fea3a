import { z } from "zod";
import type { FormTexts } from "./form-node";

const shape: z.ZodType<FormTexts> = z.lazy(() =>
  z.union([z.string(), z.array(shape), z.record(z.string(), shape)]),
) as z.ZodType<FormTexts>;

/** What someone else saved, as a form brings it back; undefined for what no form sends. */
export function readTheirs(text: unknown): FormTexts | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The texts of a form with those of someone else at some paths, such as `rows[2].name` (rule office-7). */
export const takeTheirs = (mine: FormTexts, theirs: FormTexts, paths: readonly string[]): FormTexts =>
  paths.reduce((texts, path) => take(texts, theirs, path.match(/[^.[\]]+/g) ?? []), mine);

function take(
  mine: FormTexts | undefined,
  theirs: FormTexts | undefined,
  [step, ...rest]: readonly string[],
): FormTexts {
  if (step === undefined) return theirs ?? "";
  if (Array.isArray(mine)) {
    const other = Array.isArray(theirs) ? (theirs as readonly FormTexts[]) : [];
    return (mine as readonly FormTexts[]).map((item, index) =>
      String(index) === step ? take(item, other[index], rest) : item,
    );
  }
  const [own, other] = [groupOf(mine), groupOf(theirs)];
  return { ...own, [step]: take(own[step], other[step], rest) };
}

const groupOf = (texts: FormTexts | undefined): { readonly [key: string]: FormTexts } =>
  typeof texts === "object" && !Array.isArray(texts) ? (texts as { readonly [key: string]: FormTexts }) : {};
