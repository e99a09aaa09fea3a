import { deedField } from "~/models/office/record/deed-field";
import type { DeedView } from "~/models/office/record/record-view";
import { type QuotaName, type QuotaUse, quotaNames, quotaWords } from "~/models/shops/limits/quotas";
import { homeCluster } from "../../platform/config/database-addresses.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { HostedShop } from "./databases/hosted-databases.server";
import { applyDeed } from "./works/apply-folder.server";
import { databasesOf } from "./works/move-business.server";

/** Whether it belongs to a seller of a marketplace. */
export const isSellers = ({ type }: Pick<HostedShop, "type">) => type === "marketplaceseller";

/** What a host may do with a shop that is not their own, by where it lives and how it is. */
export function deedsOf(shop: HostedShop): DeedView[] {
  const { goesAt, suspendedWords } = shop;
  if (goesAt !== null) return [puttingBack, backingUp, exporting];
  const opening = suspendedWords === null ? suspend : resume;
  if (isSellers(shop)) return [opening, exporting, applyDeed];
  // What goes after its days is looked for in the database of the hosts.
  const ending = shop.database === homeCluster ? [removing] : [];
  return [opening, backingUp, exporting, applyDeed, ...ending];
}

/** The way to another database, where there are some (rule hosting-12). */
export function moving({ config }: RequestContext, from: string): DeedView[] {
  const databases = databasesOf(config).filter((name) => name !== from);
  if (databases.length === 0) return [];
  const choices = databases.map((name) => ({ value: name, label: name }));
  return [
    {
      deed: "move",
      label: "Move…",
      submit: "Show what it would do",
      about:
        "Its rows go to another database while it sells. Nothing is moved yet: next you see what would be done, and begin or drop it.",
      fields: [deedField("to", "To the database", { kind: "choice", choices, text: databases[0] ?? "" })],
    },
  ];
}

/** The limits of what a business may add (rule hosting-10). */
export const limiting = (quotas: Record<QuotaName, QuotaUse>): DeedView => ({
  deed: "quotas",
  label: "Limits…",
  submit: "Set the limits",
  about:
    "How much this business may have. What it has already stays and may change; nothing is added above a limit.",
  fields: quotaNames.map((name) =>
    deedField(name, quotaWords[name].label, {
      kind: "number",
      text: String(quotas[name].allowed ?? ""),
      isOptional: true,
      help: `${quotaWords[name].unit ? `${quotaWords[name].unit}. ` : ""}Empty for no limit.`,
    }),
  ),
});
/** See rule hosting-11. */
export const backingUp: DeedView = {
  deed: "backup",
  label: "Back up…",
  submit: "Back it up",
  about:
    "A ZIP with every row and file as of now, from which the business comes back as it was, or as a new shop. The latest three of a shop are kept here.",
  fields: [],
};
/** See rule hosting-9. */
export const exporting: DeedView = {
  deed: "export",
  label: "Export…",
  submit: "Make the file",
  about:
    "A ZIP with the shop’s folder, which a new shop may begin with and this one may be brought up to date by, and every row as it is stored.",
  fields: [],
};
const removing: DeedView = {
  deed: "remove",
  label: "Remove…",
  submit: "Export, shut and remove",
  isDanger: true,
  about:
    "First an export is made, then every shop of this business is shut. For 30 days it can be put back; then everything of it goes: products, orders, customers, pictures, and the exports kept here.",
  fields: [deedField("code", "Code of the shop", { help: "Type it to show that you mean this one." })],
};
const puttingBack: DeedView = {
  deed: "back",
  label: "Put back…",
  submit: "Put it back",
  isMain: true,
  about: "Its shops may open again, and nothing of it goes.",
  fields: [],
};
const suspend: DeedView = {
  deed: "suspend",
  label: "Suspend…",
  submit: "Suspend the business",
  isDanger: true,
  about:
    "Every shop of this business answers “Please try back again soon.” Orders that are under way go on, and its staff still reach their office.",
  fields: [deedField("words", "Why", { kind: "long text", help: "Its staff read it in their office." })],
};
const resume: DeedView = {
  deed: "resume",
  label: "Let it open…",
  submit: "Let it open",
  isMain: true,
  fields: [],
};
