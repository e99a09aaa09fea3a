import { choicesOf, noOptionSet } from "~/models/catalogue/options/line-choices";
import { type OptionSetRecord, readOptionSets } from "~/models/catalogue/options/option-set-record";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import { typedOptionSet } from "~/models/office/products/options/typed-option-set";
import type { ExtraPanels } from "~/models/office/record/record-view";
import { optionSetScreen } from "~/models/office/records/option-set-screen";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { formPlace } from "../load-record.server";
import type { RecordExtra } from "./settings-extra";

const facts = { widgets: {}, languages: [] };

const trialPanel = (ctx: ShopContext, form: FormNode, record: OptionSetRecord | null): ExtraPanels => {
  const place = formPlace(ctx);
  const read = record && readOptionSets([record], place.currency).sets.get(record.code);
  return { above: [], beside: [{ kind: "options", title: "Try it", form, place, set: read ?? noOptionSet }] };
};

/** What is typed of an option set is tried beside its form (rule office-101). */
export const optionSetExtra: RecordExtra = {
  load: async (ctx, _name, record) =>
    trialPanel(ctx, optionSetScreen.formOf(record, facts).form, record as OptionSetRecord),
  loadNew: (ctx) => trialPanel(ctx, optionSetScreen.newForm(facts).form, null),
  tried: (ctx, form, texts: FormTexts, posted) => ({
    typed: typedOptionSet(form, texts, formPlace(ctx)),
    sent: choicesOf(Object.fromEntries(posted)),
  }),
  rules: {},
};
