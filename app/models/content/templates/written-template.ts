// @public

import { z } from "zod";
import { withTranslations } from "../../platform/translations/translated-schema";
import { translationsOf } from "../../platform/translations/translations";
import { secondMainPart } from "./around";
import { templateHeadShape, translatedHeadFields } from "./template";

const html = z.string().superRefine((text, issues) => {
  const fault = secondMainPart(text);
  if (fault) issues.addIssue({ code: "custom", message: `Line ${fault.line}: ${fault.words}.` });
});

/** What a template says in each of the shop's languages (rule texts-7). */
export const translatedTemplateFields = [...translatedHeadFields, "html"] as const;

/** The addresses of a page in further languages. */
export const templateSlugs = (head: object): { language: string; slug: string }[] =>
  Object.entries(translationsOf({ ...head }, (field) => field === "slug") ?? {}).flatMap(
    ([language, { slug }]) => (slug ? [{ language, slug }] : []),
  );

/** A template as its owner writes it: what a file's head says, and its HTML. */
export const writtenTemplateSchema = withTranslations(
  templateHeadShape.extend({ html }),
  translatedTemplateFields,
);

/** See {@link writtenTemplateSchema}. */
export type WrittenTemplate = z.output<typeof writtenTemplateSchema>;

/** What a template is called among records of all types: `page/About us`. */
export const templateName = ({ entity_type, name }: Pick<WrittenTemplate, "entity_type" | "name">): string =>
  `${entity_type}/${name}`;

/** Type and name of a record's name; without a type it is a page's. */
export function templateKeyOf(recordName: string): { entity_type: string; name: string } {
  const at = recordName.indexOf("/");
  if (at < 0) return { entity_type: "page", name: recordName };
  return { entity_type: recordName.slice(0, at), name: recordName.slice(at + 1) };
}
