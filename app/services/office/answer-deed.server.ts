import { redirect } from "@remix-run/node";
import { withZod } from "@remix-validated-form/with-zod";
import type { z } from "zod";
import type { PanelView, PreviewView } from "~/models/office/record/record-view";
import { withQuery } from "~/paths";
import { answerForm } from "../platform/forms/answer-form.server";
import { readForm } from "../platform/forms/read-form.server";
import { typedValues } from "../platform/forms/typed-values.server";

/** One action: what its form is checked by, and the service that does it. */
export type DeedRule<Args extends readonly unknown[]> = {
  schema: z.ZodTypeAny;
  act: (...args: [...Args, never]) => Promise<unknown>;
  /** Whether a refusal leaves out what was typed, as of secrets. */
  keepsNothing?: boolean;
};

/** What an action answers that is seen once and never again, such as a key, with what to do with it. */
export type ShownOnce = { formId: string; shownOnce: { about: string; text: string } };

/** Has the page show a secret below its heading, and nowhere else. `deed` is the action's name. */
export const shownOnce = (deed: string, about: string, text: string): ShownOnce => ({
  formId: deed,
  shownOnce: { about, text },
});

/** What an action would do, shown above the form with a button that does it. */
export type Previewed = { formId: string; preview: PreviewView };

/**
 * Has the page show what an action would do (rule office-25). Its button sends the form again with `values`
 * beside what was typed.
 */
export const previewed = (
  deed: string,
  preview: Omit<PreviewView, "values"> & { values: Record<string, string> },
): Previewed => ({ formId: deed, preview });

/** What a trial answers, shown below its form, which keeps what was typed. */
export type Answered = { formId: string; answer: readonly PanelView[] };

/** Has the page show what a trial answers (rule office-27). `deed` is the form's name. */
export const answered = (deed: string, answer: readonly PanelView[]): Answered => ({ formId: deed, answer });

const isAnswered = (done: unknown): done is Answered =>
  typeof done === "object" && done !== null && "answer" in done;

const isPreviewed = (done: unknown): done is Previewed =>
  typeof done === "object" && done !== null && "preview" in done;

const isShownOnce = (done: unknown): done is ShownOnce =>
  typeof done === "object" && done !== null && "shownOnce" in done;

/** An action whose answers have its schema's type. */
export const deedRule = <Args extends readonly unknown[], Schema extends z.ZodTypeAny>(
  schema: Schema,
  act: (...args: [...Args, z.output<Schema>]) => Promise<unknown>,
): DeedRule<Args> => ({ schema, act: act as DeedRule<Args>["act"] });

/**
 * Does what a form of a record's page asks for by its name (`do`), and leads back to the page, which says
 * what was done (rule office-4).
 * @param args what the services get before the form's answers
 * @throws Response 400 for a form that is none of the page's
 */
export async function answerDeed<Args extends readonly unknown[]>(
  posted: Request | FormData,
  rules: Readonly<Record<string, DeedRule<Args>>>,
  args: Args,
  backTo: string,
) {
  const form = posted instanceof Request ? await readForm(posted) : posted;
  const deed = form.get("do");
  const rule = typeof deed === "string" && Object.hasOwn(rules, deed) ? rules[deed] : undefined;
  if (typeof deed !== "string" || !rule) throw new Response("Bad Request", { status: 400 });
  return answerForm(
    form,
    { id: deed, schema: rule.schema, keeps: rule.keepsNothing ? [] : "all" },
    async (answers) => {
      const done = await rule.act(...args, answers as never);
      if (isShownOnce(done) || done instanceof Response) return done;
      if (isAnswered(done))
        return { formId: deed, answer: done.answer, repopulateFields: await kept(form, rule.schema) };
      if (isPreviewed(done)) return withTyped(done, form, rule.schema);
      return redirect(withQuery(backTo, { done: deed }), 303);
    },
  );
}

/** What was typed stays in the form, and goes along with the button of the preview. */
async function withTyped({ formId, preview }: Previewed, form: FormData, schema: z.ZodTypeAny) {
  const typed = typedValues(
    form,
    [...form.keys()].filter((name) => name !== "do"),
  );
  const values = { ...typed, ...preview.values };
  return { formId, repopulateFields: await kept(form, schema), preview: { ...preview, values } };
}

const kept = async (form: FormData, schema: z.ZodTypeAny) =>
  (await withZod(schema).validate(form)).submittedData;
