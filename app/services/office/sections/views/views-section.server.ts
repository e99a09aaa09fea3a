import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Need } from "~/models/office/frame/navigation";
import { chosenFilters, readListAddress, savedQuery } from "~/models/office/list/list-address";
import type { ListDescription } from "~/models/office/list/list-description";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { requiredText } from "~/models/platform/validation/required-text";
import { officeListViewsPath } from "~/paths/office";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import { listSavedViews, removeView, saveView } from "../../views/saved-views.server";
import type { Section } from "../section";

const longestQuery = 4000;
const saved = z.object({
  name: requiredText("A name", 60),
  shared: z.enum(["no", "yes"], { message: "Choose who sees it." }),
  query: z.string().max(longestQuery).default(""),
});
const removed = z.object({ view: z.coerce.number().int().positive({ message: "Choose a view." }) });

/** The saved views of a list: the one of the address is saved under a name, others are opened and removed. */
export function viewsSection(list: ListDescription, need: Need): Section {
  const path = officeListViewsPath(list.path);
  type Args = [ctx: RequestContext];
  const rules = {
    save: deedRule<Args, typeof saved>(saved, async (ctx, { name, shared, query: typed }) => {
      const { query } = await saveView(ctx, list, { name, typed, isShared: shared === "yes" });
      return redirect(query === "" ? list.path : `${list.path}?${query}`, 303);
    }),
    remove: deedRule<Args, typeof removed>(removed, (ctx, { view }) => removeView(ctx, list, view)),
  };
  return {
    need,
    doneTexts: { remove: "Removed." },
    load: (ctx, _rest, query) => load(ctx, list, query),
    act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
  };
}

async function load(ctx: RequestContext, list: ListDescription, query: URLSearchParams): Promise<RecordView> {
  const address = readListAddress(list, query);
  const views = await listSavedViews(ctx, list);
  const own = views.filter(({ isOwn }) => isOwn);
  const shares = (await ctx.actor()).kind === "staff";
  const words = [
    address.q ? `“${address.q}”` : "",
    ...chosenFilters(list, address).map(({ text }) => text),
    list.columns
      .filter(({ key }) => address.columns.includes(key))
      .map(({ label }) => label)
      .join(", "),
  ].filter(Boolean);
  const remove: DeedView[] =
    own.length === 0
      ? []
      : [
          {
            deed: "remove",
            label: "Remove a view…",
            submit: "Remove it",
            isDanger: true,
            about: "Its name goes, nothing that it lists. Save it anew from the list.",
            fields: [
              deedField("view", "View", {
                kind: "choice",
                choices: own.map(({ id, label }) => ({ value: String(id), label })),
              }),
            ],
          },
        ];
  return {
    title: `Views of ${list.title.toLowerCase()}`,
    badges: [],
    intro: "A view is a search with its filters, order and columns under a name. It stands above the list.",
    way: [{ to: list.path, label: list.title }],
    deeds: remove,
    main: [
      {
        kind: "form",
        title: "Save what was shown",
        about: words.join(" · "),
        deed: {
          deed: "save",
          label: "Save",
          submit: "Save the view",
          fields: [
            deedField("name", "Name", {
              example: "To pack today",
              help: "Your view of the same name becomes this one.",
            }),
            deedField("shared", "Who sees it", {
              kind: "choice",
              text: "no",
              choices: [
                { value: "no", label: "Only me" },
                ...(shares ? [{ value: "yes", label: "All staff of the shop" }] : []),
              ],
            }),
          ],
          values: { query: savedQuery(list, address) },
        },
      },
      {
        kind: "rows",
        title: "Saved views",
        empty: "None yet.",
        rows: views.map(({ label, query: of, isShared, isOwn }) => ({
          title: label,
          to: of === "" ? list.path : `${list.path}?${of}`,
          end: isShared ? (isOwn ? "Yours, for all staff" : "Of others") : "Only you",
        })),
      },
    ],
    aside: [],
  };
}
