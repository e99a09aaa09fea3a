import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { FormNode } from "~/models/office/form/form-node";
import { formOf } from "~/models/office/form/form-of";
import { settingsWords } from "~/models/office/settings/settings-words";
import { AppError } from "~/models/platform/error/app-error";
import { settingsModules } from "~/models/shops/settings/shop-settings";
import { withQuery } from "~/paths";
import { officeSettingsPath } from "~/paths/office";
import { readRecordForm } from "../platform/forms/read-record-form.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { changeRecord } from "../shops/records/change-record.server";
import { answerRecordForm } from "./answer-record-form.server";
import { formPlace, loadRecord, requireKind } from "./load-record.server";

const kind = "settings";

/** The page of a module of settings: its words, its form and what is in it. @throws AppError `not_found` */
export async function loadSettingsPage(ctx: ShopContext, name: string) {
  const { title, about, form } = moduleOf(name);
  return { title, about, form, ...(await loadRecord(ctx, kind, name, form)) };
}

/** Saves a module of settings from its form. @throws AppError `not_found` */
export async function saveSettingsPage(ctx: ShopContext, request: Request, name: string) {
  const { form, schema } = moduleOf(name);
  const place = formPlace(ctx);
  return answerRecordForm(
    await readRecordForm(request),
    { id: kind, form, schema, place },
    async (typed, version) => {
      await changeRecord(ctx, requireKind(ctx, kind), { name, typed, expectedVersion: version });
      return redirect(withQuery(officeSettingsPath(name), { done: "saved" }), 303);
    },
  );
}

function moduleOf(name: string): { title: string; about: string; form: FormNode; schema: z.ZodTypeAny } {
  const schema = settingsModules.get(name);
  const said = Object.hasOwn(settingsWords, name) ? settingsWords[name] : undefined;
  if (!schema || !said) throw new AppError("not_found", "There are no such settings.");
  return { title: said.title, about: said.about, form: formOf(schema, said.words), schema };
}
