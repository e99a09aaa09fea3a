import { redirect } from "@remix-run/node";
import { z } from "zod";
import { customerList } from "~/models/office/customers/customer-list";
import { type Chosen, chosenText, readChosen } from "~/models/office/list/chosen";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { officeCustomerPath, officeCustomersPath, officeManyPath } from "~/paths/office";
import { readOwnedCustomers } from "../../../accounts/owned-customers/read-owned-customers.server";
import { startPreviewedChange } from "../../../bulk/start-previewed-change.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import { chosenCustomers } from "../../chosen/chosen-customers.server";
import { kindsAsked } from "../../list-office-customers.server";
import type { Section } from "../section";

/** Each is shown before it is done. */
const look = "Show what it would do";
const path = "/admin/chosen-customers";
/** Chosen customers that are named. */
const named = 50;

async function load(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const chosen = readChosen(customerList, query);
  const ids = await chosenCustomers(ctx, chosen);
  const shown = await readOwnedCustomers(ctx, { ids: ids.slice(0, named), emails: [] });
  const count = ids.length === 1 ? "1 customer" : `${ids.length.toLocaleString("en-US")} customers`;
  const values = { chosen: chosenText(customerList, chosen) };
  const groups = ctx.shop.settings.customer_groups.map(({ code, name }) => ({ value: code, label: name }));
  const deeds: DeedView[] = [
    {
      deed: "group",
      label: "Group…",
      submit: look,
      isMain: true,
      about: "Prices and discounts of the group are theirs. No group takes them out of theirs.",
      fields: [
        deedField("group", "Group", {
          kind: groups.length > 0 ? "choice" : "text",
          choices: groups,
          isOptional: true,
        }),
      ],
    },
    {
      deed: "restrict",
      label: "Restrict…",
      submit: look,
      fields: [
        deedField("restricted", "Orders", {
          kind: "choice",
          choices: [
            { value: "true", label: "Cannot order" },
            { value: "false", label: "Can order" },
          ],
        }),
      ],
    },
  ];
  return {
    title: ids.length === 0 ? "Change customers" : `Change ${count}`,
    badges: [],
    intro: `${hasGuests(chosen) ? "Guests are left out: only accounts have a group and a restriction. " : ""}What a change would do is shown before it is done, and it can be undone.`,
    way: [{ to: officeCustomersPath(), label: "Customers" }],
    deeds: ids.length === 0 ? [] : deeds.map((deed) => ({ ...deed, values })),
    main: [
      {
        kind: "rows",
        title: ids.length > named ? `Chosen: the first of ${count}` : "Chosen",
        rows: shown.map(({ id, email, group }) => ({ title: email, to: officeCustomerPath(id), sub: group })),
        empty: "Choose customers in the list first.",
      },
    ],
    aside: [],
  };
}

const hasGuests = ({ isAll, ids, address }: Chosen): boolean =>
  isAll ? kindsAsked(address).guest : ids.some((id) => id.startsWith("guest-"));

type Args = [ctx: RequestContext];
const some = z.object({ chosen: requiredText("Chosen", 50_000) });

async function preview(ctx: RequestContext, chosen: string, change: Record<string, unknown>) {
  const ids = await chosenCustomers(ctx, readChosen(customerList, new URLSearchParams(chosen)));
  const rows = ids.map((id) => ({ id, ...change }));
  const { id } = await startPreviewedChange(ctx, { kind: "customer", rows });
  return redirect(officeManyPath(id), 303);
}

const grouped = some.extend({ group: optionalText("Group", 60) });
const restricted = some.extend({
  restricted: z.enum(["true", "false"], { message: "Choose whether they can order." }),
});

const rules = {
  group: deedRule<Args, typeof grouped>(grouped, (ctx, { chosen, group }) => preview(ctx, chosen, { group })),
  restrict: deedRule<Args, typeof restricted>(restricted, (ctx, { chosen, restricted: isRestricted }) =>
    preview(ctx, chosen, { isRestricted }),
  ),
};

/** What can be done with customers that were chosen in the list, after a preview (rule office-30). */
export const chosenCustomersSection: Section = {
  need: { verb: "change", kind: "customer" },
  doneTexts: {},
  load: (ctx, _rest, query) => load(ctx, query),
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};
