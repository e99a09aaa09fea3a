import { z } from "zod";
import { settingsModules } from "../../shops/settings/shop-settings";
import { isTranslatedSetting } from "../../shops/settings/translated-settings";
import type { FormNode } from "../form/form-node";
import { formOf } from "../form/form-of";
import { inLanguages } from "../form/in-languages";
import type { ModuleWords } from "./module-words";
import { settingsWords } from "./settings-words";

/** A module of settings with its form. A value that is no object stands in the form below `value`. */
export type ModuleForm = {
  said: ModuleWords;
  form: FormNode;
  schema: z.ZodTypeAny;
  toForm(settings: unknown): unknown;
  fromForm(value: unknown): unknown;
};

/** The form of a module by its name in shop.json; null where there is none. */
export function moduleForm(name: string, languages: readonly string[] = []): ModuleForm | null {
  const schema = settingsModules.get(name);
  const said = Object.hasOwn(settingsWords, name) ? settingsWords[name] : undefined;
  if (!schema || !said) return null;
  const isGroup = !Object.hasOwn(said.words, "value");
  const formSchema = isGroup ? schema : z.object({ value: schema });
  return {
    said,
    form: inLanguages(formOf(formSchema, said.words), languages, (path) => isTranslatedSetting(name, path)),
    schema: formSchema,
    toForm: (settings) => (isGroup ? settings : { value: settings }),
    fromForm: (value) => (isGroup ? value : (value as { value?: unknown }).value),
  };
}
