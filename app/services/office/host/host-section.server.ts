import { redirect } from "@remix-run/node";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { countOf } from "~/models/office/host/count-of";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { formatBytes } from "~/models/platform/bytes/format-bytes";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import { quotaNames, quotasSchema, quotaText, quotaWords } from "~/models/shops/limits/quotas";
import { type ListedShop, listShops } from "../../files/list-shops.server";
import { homeCluster } from "../../platform/config/database-addresses.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { inDatabaseOf, listHostedShops } from "./databases/hosted-databases.server";
import { readHostedQuotas, setHostedQuotas } from "./host-quotas.server";
import { requireHost } from "./require-host.server";
import { backingUp, deedsOf, exporting, isSellers, limiting, moving } from "./shop-deeds.server";
import { suspendBusiness } from "./suspend-business.server";
import { actOnApply, applyDeed } from "./works/apply-folder.server";
import { backUpBusiness } from "./works/back-up-business.server";
import { exportBusiness } from "./works/export-business.server";
import { moveBusiness, whyNoMoves } from "./works/move-business.server";
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

const kinds: Record<string, string> = { marketplace: "marketplace", marketplaceseller: "a seller’s shop" };

async function loadList(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const base = await requireHost(ctx, "view");
  const text = (query.get("q") ?? "").slice(0, 200);
  const { shops: found, away } = await listHostedShops(base, ctx.config, { text, limit: shown + 1 });
  const hasMany = ctx.config.clusters.length > 0;
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "All shops",
    badges: [],
    intro: [
      hasMany
        ? "Every shop of all databases, of all businesses."
        : "Every shop of this machine’s database, of all businesses.",
      ...away.map((name) => `The database '${name}' does not answer: its shops are missing here.`),
    ].join(" "),
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
            hasMany ? `in '${shop.database}'` : "",
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
  const shop = await inDatabaseOf(base, ctx.config, code, async (there, database) => {
    const found = (await listShops(there, { text: code })).find((one) => one.code === code);
    return found && { ...found, database };
  });
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  const quotas = await readHostedQuotas(ctx, code);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const isOwn = code === ctx.shop.code;
  const noMoves = whyNoMoves(ctx.config);
  return {
    title: shop.name,
    badges: [stateOf(shop)],
    intro: [
      shop.suspendedWords ? `Its staff read: ${shop.suspendedWords}` : "",
      shop.database === homeCluster
        ? ""
        : "It lives in another database: move it home to remove it, or to restore it from a backup.",
    ]
      .filter(Boolean)
      .join(" "),
    way: [{ to: path, label: "All shops" }],
    deeds: [
      ...(isOwn ? [backingUp, exporting, applyDeed] : deedsOf(shop)),
      ...(isOwn ? [] : moving(ctx, shop.database)),
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
            text: noMoves === null ? shop.database : `${shop.database}; moving is off: ${noMoves}`,
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
          `npm run shop -- suspend --client ${code} --reason "..."`,
          `npm run shop -- remove --client ${code} <file.zip>`,
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
