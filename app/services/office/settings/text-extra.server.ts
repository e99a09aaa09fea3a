import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import { findTexts } from "~/models/office/settings/find-texts";
import { AppError } from "~/models/platform/error/app-error";
import { messageProblem } from "~/models/platform/texts/message-problem";
import { texts } from "~/models/shops/settings/modules/text-settings";
import { withQuery } from "~/paths";
import { officeSettingsPath } from "~/paths/office";
import type { RequestContext } from "../../shops/context/request-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { readRecord } from "../../shops/records/read-record.server";
import { settingsRecords } from "../../shops/settings/settings-records.server";
import { shownTexts } from "../../shops/texts/shown-texts.server";
import { answered, deedRule } from "../answer-deed.server";
import type { SettingsExtra } from "./settings-extra";

type Args = [ctx: RequestContext];

/** Rows of a search: more are found by more words. */
const mostFound = 50;

const search = z.object({ sought: z.string().trim().min(1, "Write some words").max(200) });
const pick = z.object({ of: z.string().max(2000) });
const change = z.object({ text: z.string().trim().max(2000), words: z.string().trim().max(2000) });

/** The language in which an owner's words are kept: that of the shop. */
const languageOf = ({ shop }: Pick<RequestContext, "shop">) => shop.settings.general.language;

/** Finds texts by the words that shoppers see, and changes one (rule texts-6). */
export const textExtra: SettingsExtra = {
  async load(ctx, query) {
    const picked = query.get("text") ?? "";
    const shown = shownTexts(ctx.shop).get(picked);
    return {
      above: [],
      beside: [
        {
          kind: "form",
          title: "Find a text",
          about: "By words as shoppers see them, or as they are in English.",
          deed: {
            deed: "find",
            label: "Find a text",
            submit: "Find",
            fields: [deedField("sought", "Words", { example: "Add to cart" })],
          },
        },
        ...(shown === undefined
          ? []
          : ([
              {
                kind: "form",
                title: "Say it in your words",
                about: `${picked.split("||")[0]} (${languageOf(ctx)})`,
                deed: {
                  deed: "say",
                  label: "Say it in your words",
                  submit: "Save",
                  values: { text: picked },
                  fields: [
                    deedField("words", "Your words", {
                      kind: "long text",
                      text: shown,
                      isOptional: true,
                      help: "Keep what stands in braces and angle brackets. Empty for our words.",
                    }),
                  ],
                },
              },
            ] as const)),
      ],
    };
  },
  doneTexts: { say: "Saved. Shoppers see it at once." },
  rules: {
    find: deedRule<Args, typeof search>(search, async (ctx, { sought }) => {
      const found = findTexts(shownTexts(ctx.shop), sought);
      const rows = found.slice(0, mostFound);
      return answered("find", [
        {
          kind: "table",
          title: found.length > mostFound ? `The first ${mostFound} of ${found.length}` : "Found",
          columns: [{ label: "As shoppers see it" }, { label: "In English" }],
          rows: rows.map(({ text, shown }) => [shown, text]),
          empty: "No text has these words.",
          button: { deed: "pick", label: "Change", of: rows.map(({ text }) => text), values: {} },
        },
      ]);
    }),
    pick: deedRule<Args, typeof pick>(pick, async (_, { of: text }) =>
      redirect(withQuery(officeSettingsPath("texts"), { text }), 303),
    ),
    say: deedRule<Args, typeof change>(change, async (ctx, { text, words }) => {
      if (!shownTexts(ctx.shop).has(text)) throw new AppError("not_found", "There is no such text any more.");
      const language = languageOf(ctx);
      const problem = words === "" ? null : messageProblem(text, words, language);
      if (problem) throw new AppError("invalid", problem, "words");
      const { record, version: expectedVersion } = await readRecord(ctx, settingsRecords, "texts");
      const { own } = texts.schema.parse(record);
      const { [text]: _former, ...others } = own[language] ?? {};
      const changed = words === "" ? others : { ...others, [text]: words };
      const typed = { own: { ...own, [language]: changed } };
      await changeRecord(ctx, settingsRecords, { name: "texts", typed, expectedVersion });
    }),
  },
};
