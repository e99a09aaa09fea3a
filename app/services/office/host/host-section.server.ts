import { redirect } from "@remix-run/node";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { countOf } from "~/models/office/host/count-of";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { formatBytes } from "~/models/platform/bytes/format-bytes";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import {
  type QuotaName,
  type QuotaUse,
  quotaNames,
  quotasSchema,
  quotaText,
  quotaWords,
} from "~/models/shops/limits/quotas";
import { type ListedShop, listShops } from "../../files/list-shops.server";
import { homeCluster } from "../../platform/config/database-addresses.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { readHostedQuotas, setHostedQuotas } from "./host-quotas.server";
import { requireHost } from "./require-host.server";
import { suspendBusiness } from "./suspend-business.server";
import { actOnApply, applyDeed } from "./works/apply-folder.server";
import { backUpBusiness } from "./works/back-up-business.server";
import { exportBusiness } from "./works/export-business.server";
import { databasesOf, moveBusiness } from "./works/move-business.server";
import { actOnNewShop, loadNewShop, newShopPath, workPath } from "./works/new-shop-page.server";
import { actOnRestore, loadRestore } from "./works/restore-page.server";
import { actOnWork, hostPlace, loadWork, workDoneTexts, workRows } from "./works/work-page.server";

const path = "/admin/host";
/** Shops that are listed; the search finds the others. */
const shown = 200;

type Args = [ctx: RequestContext, code: string];
const typedCode = z.object({ code: requiredText("Code", 60) });
const chosenDatabase = z.object({ to: requiredText("Database", 60) });
const why = z.object({ words: requiredText("Why", 500) });

const rules = {
  suspend: deedRule<Args, typeof why>(why, (ctx, code, { words }) => suspendBusiness(ctx, code, words)),
  quotas: deedRule<Args, typeof quotasSchema>(quotasSchema, setHostedQuotas),
  export: deedRule<Args, z.ZodTypeAny>(z.object({}), async (ctx, code) =>
    redirect(workPath(await exportBusiness(ctx, code, { ends: false })), 303),
  ),
  remove: deedRule<Args, typeof typedCode>(typedCode, async (ctx, code, typed) => {
    if (typed.code !== code) throw new AppError("invalid", `Type ${code} to remove this shop.`, "code");
    return redirect(workPath(await exportBusiness(ctx, code, { ends: true })), 303);
  }),
  backup: deedRule<Args, z.ZodTypeAny>(z.object({}), async (ctx, code) =>
    redirect(workPath(await backUpBusiness(ctx, code)), 303),
  ),
  move: deedRule<Args, typeof chosenDatabase>(chosenDatabase, async (ctx, code, { to }) =>
    redirect(workPath(await moveBusiness(ctx, code, to)), 303),
  ),
  back: deedRule<Args, z.ZodTypeAny>(z.object({}), (ctx, code) => suspendBusiness(ctx, code, null)),
  resume: deedRule<Args, z.ZodObject<Record<string, never>>>(z.object({}), (ctx, code) =>
    suspendBusiness(ctx, code, null),
  ),
};

const stateOf = ({ suspendedWords, isOpen, goesAt }: ListedShop) =>
  goesAt !== null
    ? ({ text: "To be removed", tone: "bad" } as const)
    : suspendedWords !== null
      ? ({ text: "Suspended", tone: "bad" } as const)
      : isOpen
        ? ({ text: "Open", tone: "good" } as const)
        : ({ text: "Shut by its owner", tone: "plain" } as const);

const isSellers = ({ type }: ListedShop) => type === "marketplaceseller";
const kinds: Record<string, string> = { marketplace: "marketplace", marketplaceseller: "a seller’s shop" };

async function loadList(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const base = await requireHost(ctx, "view");
  const text = (query.get("q") ?? "").slice(0, 200);
  const found = await listShops(base, { text, limit: shown + 1 });
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "All shops",
    badges: [],
    intro: "Every shop of this machine’s database, of all businesses.",
    way: [],
    deeds: [],
    ask: [deedField("q", "Find", { text, isOptional: true })],
    main: [
      {
        kind: "rows",
        title: found.length > shown ? `The first ${shown}` : countOf(found.length, "shop"),
        more: { to: newShopPath, label: "New shop" },
        empty: text ? "Nothing matches." : "There are no shops.",
        rows: found.slice(0, shown).map((shop) => ({
          title: shop.name,
          to: `${path}/${shop.code}`,
          sub: [
            shop.code,
            kinds[shop.type] ?? "",
            shop.domains[0] ?? "",
            countOf(shop.productTotal, "product"),
            isSellers(shop) || shop.fileBytes === null ? "" : `${formatBytes(shop.fileBytes)} of files`,
            shop.lastOrderAt ? `last order ${dayText(shop.lastOrderAt, clock)}` : "no orders yet",
          ]
            .filter(Boolean)
            .join(" · "),
          end: stateOf(shop).text,
          tone: stateOf(shop).tone,
        })),
      },
    ],
    aside: [await workRows(ctx, 10, hostPlace)],
  };
}

async function loadOne(ctx: RequestContext, code: string): Promise<RecordView> {
  const base = await requireHost(ctx, "view");
  const shop = (await listShops(base, { text: code })).find((one) => one.code === code);
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  const quotas = await readHostedQuotas(ctx, code);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const isOwn = code === ctx.shop.code;
  return {
    title: shop.name,
    badges: [stateOf(shop)],
    intro: shop.suspendedWords ? `Its staff read: ${shop.suspendedWords}` : "",
    way: [{ to: path, label: "All shops" }],
    deeds: [
      ...(isOwn ? [backingUp, exporting, applyDeed] : deedsOf(shop)),
      ...(isOwn ? [] : moving(ctx)),
      limiting(quotas),
    ],
    main: [
      {
        kind: "facts",
        title: "The shop",
        facts: [
          { label: "Code", text: shop.code },
          { label: "Kind", text: kinds[shop.type] ?? "shop" },
          { label: "Domains", text: shop.domains.join(", ") || "none of its own" },
          ...(isSellers(shop) ? [{ label: "Products it offers", text: String(shop.productTotal) }] : []),
          {
            label: "Database",
            text:
              databasesOf(ctx.config).length > 0
                ? homeCluster
                : `${homeCluster}; moving is off: DATABASE_CLUSTERS names none`,
          },
          ...(shop.goesAt ? [{ label: "Goes for good", text: dayText(shop.goesAt, clock) }] : []),
          { label: "Last order", text: shop.lastOrderAt ? dayText(shop.lastOrderAt, clock) : "none yet" },
        ],
      },
      {
        kind: "facts",
        title: isSellers(shop) ? "What its marketplace uses" : "What the business uses",
        facts: quotaNames.map((name) => ({
          label: quotaWords[name].label,
          text: quotaText(name, quotas[name]),
        })),
      },
      {
        kind: "lines",
        title: "By command",
        lines: [
          `npm run shop -- quota --client ${code} --products 500 --staff none --megabytes 2000`,
          `npm run shop -- backup-shop --client ${code} <file.zip>`,
          `npm run shop -- export --client ${code} <folder>`,
          `npm run shop -- plan <folder>`,
          `npm run shop -- apply <folder>`,
          `npm run shop -- move-tenant ${code} --to <database>`,
        ],
      },
    ],
    aside: [await workRows(ctx, 10, hostPlace, code)],
  };
}

function deedsOf(shop: ListedShop): DeedView[] {
  const { goesAt, suspendedWords } = shop;
  if (goesAt !== null) return [puttingBack, backingUp, exporting];
  const opening = suspendedWords === null ? suspend : resume;
  return isSellers(shop)
    ? [opening, exporting, applyDeed]
    : [opening, backingUp, exporting, applyDeed, removing];
}

/** The way to another database, where there are some (rule hosting-12). */
function moving({ config }: RequestContext): DeedView[] {
  const databases = databasesOf(config);
  if (databases.length === 0) return [];
  const choices = databases.map((name) => ({ value: name, label: name }));
  return [
    {
      deed: "move",
      label: "Move…",
      submit: "Move it",
      about:
        "Its rows are copied to another database while it sells; its writes wait a moment for the switch. Afterwards you confirm the move, or undo it.",
      fields: [deedField("to", "Database", { kind: "choice", choices, text: databases.at(-1) ?? "" })],
    },
  ];
}

const limiting = (quotas: Record<QuotaName, QuotaUse>): DeedView => ({
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
const backingUp: DeedView = {
  deed: "backup",
  label: "Back up…",
  submit: "Back it up",
  about:
    "A ZIP with every row and file as of now, from which the business comes back as it was, or as a new shop. The latest three of a shop are kept here.",
  fields: [],
};
const exporting: DeedView = {
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

/** Most bytes of what a host sends (rule hosting-8). */
const maxBytes = 200 * 1024 * 1024;
/** Work lies beside the shops, whose codes have no slash. */
const workId = (rest: string) => /^works\/([\w-]+)$/.exec(rest)?.[1];

/** Every shop of the machine, for its hosts (rules hosting-2 to hosting-4, hosting-10), and work on them. */
export const hostSection: Section = {
  need: { verb: "view", kind: "machine" },
  takesFiles: { maxBytes },
  doneTexts: {
    suspend: "Suspended. Its shops are shut.",
    resume: "Its shops may open again.",
    quotas: "The limits are set.",
    back: "It is back, and its shops may open again.",
    ...workDoneTexts,
  },
  load(ctx, rest, query) {
    const id = workId(rest);
    if (id === "new") return loadNewShop(ctx);
    if (id === "restore") return loadRestore(ctx, query);
    if (id) return loadWork(ctx, id, hostPlace);
    return rest === "" ? loadList(ctx, query) : loadOne(ctx, rest);
  },
  async act(ctx, posted, rest) {
    const id = workId(rest);
    if (id === "new") return actOnNewShop(ctx, posted);
    if (id === "restore") return actOnRestore(ctx, posted);
    if (id) return actOnWork(ctx, posted, id);
    if (posted.get("do") === "apply") return actOnApply(ctx, posted, rest);
    return answerDeed<Args>(posted, rules, [ctx, rest], rest === "" ? path : `${path}/${rest}`);
  },
};
