import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView } from "~/models/office/record/record-view";
import { can } from "~/models/shops/actors/can";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { dnsEntries, isPlatformHost, type ServerPlace } from "~/models/shops/hosts/domain-check";
import { domainSchema, type ShopRecord } from "~/models/shops/records/shop-record";
import { officeDomainsPath, officeSettingsPath } from "~/paths/office";
import type { RequestContext } from "../../shops/context/request-context.server";
import { withFreshShop } from "../../shops/directory/with-fresh-shop.server";
import { checkDomain, findServer } from "../../shops/domains/check-domain.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { readRecord } from "../../shops/records/read-record.server";
import { answerDeed, answered, deedRule } from "../answer-deed.server";
import { requireKind } from "../load-record.server";
import type { Section } from "../sections/section";

type Args = [ctx: RequestContext];

/** Most domains of a shop that its page lists. */
const mostDomains = 20;

const oneDomain = z.object({ domain: z.string().max(253) });
const newDomain = z.object({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(domainSchema.refine((text) => text.includes("."), "Enter a whole domain, such as shop.example.")),
});

/** Writes the shop's domains anew. */
async function write(ctx: RequestContext, change: (domains: readonly string[]) => readonly string[]) {
  const kind = requireKind(ctx, "shop");
  const { record, version } = await readRecord(ctx, kind, ctx.shop.code);
  const shop = record as ShopRecord;
  const typed = { ...shop, domains: change(shop.domains) };
  await changeRecord(ctx, kind, { name: ctx.shop.code, typed, expectedVersion: version });
}

const rules = {
  add: deedRule<Args, typeof newDomain>(newDomain, (ctx, { domain }) =>
    write(ctx, (domains) => [...domains.filter((one) => one !== domain), domain].slice(0, mostDomains)),
  ),
  main: deedRule<Args, typeof oneDomain>(oneDomain, (ctx, { domain }) =>
    write(ctx, (domains) =>
      domains.includes(domain) ? [domain, ...domains.filter((one) => one !== domain)] : domains,
    ),
  ),
  remove: deedRule<Args, typeof oneDomain>(oneDomain, (ctx, { domain }) =>
    write(ctx, (domains) => domains.filter((one) => one !== domain)),
  ),
};

/** A form for each domain has a name of its own, so that its answer stands below it. */
const rulesOf = (domains: readonly string[]) => ({
  ...rules,
  ...Object.fromEntries(
    domains.map((domain, at) => [
      `check-${at}`,
      deedRule<Args, typeof oneDomain>(oneDomain, async (ctx) => {
        const { state, text, certificate } = await checkDomain(ctx, domain);
        const end = { here: "Works", elsewhere: "Elsewhere", nowhere: "Nowhere yet", unknown: "Not known" }[
          state
        ];
        return answered(`check-${at}`, [
          {
            kind: "rows",
            title: "What was found",
            rows: [
              { title: text, end, tone: state === "here" ? "good" : "mind" },
              { title: "Certificate", sub: certificate },
            ],
            empty: "",
          },
        ]);
      }),
    ]),
  ),
});

const titleOf = (domain: string, at: number) => (at === 0 ? `${domain} (main)` : domain);

/** An address of the platform itself works without an entry at a DNS provider. */
const ownPanel = (domain: string, at: number): PanelView => ({
  kind: "lines",
  title: titleOf(domain, at),
  lines: ["It is an address of this platform. There is nothing to enter anywhere."],
});

function panelsOf(domain: string, at: number, server: ServerPlace): PanelView[] {
  const entries = dnsEntries(domain, server);
  return [
    {
      kind: "table",
      title: titleOf(domain, at),
      columns: [{ label: "Type" }, { label: "Name" }, { label: "Value" }],
      rows: entries.map(({ type, name, value }) => [type, name, value]),
      empty: "The server’s own address is not known here. Ask the host of this shop for it.",
    },
    {
      kind: "form",
      title: `Check ${domain}`,
      about: "It asks the DNS now, and the server for its certificate.",
      deed: {
        deed: `check-${at}`,
        label: "Check it now",
        submit: "Check it now",
        fields: [],
        values: { domain },
      },
    },
  ];
}

const choiceOf = (domains: readonly string[]) =>
  deedField("domain", "Domain", {
    kind: "choice",
    text: domains[0] ?? "",
    choices: domains.map((value) => ({ value, label: value })),
  });

function deedsOf(domains: readonly string[]): DeedView[] {
  const others = domains.slice(1);
  const add: DeedView = {
    deed: "add",
    label: "Add a domain…",
    submit: "Add it",
    isMain: true,
    about: "Enter it here first, then what the page shows at your DNS provider.",
    fields: [deedField("domain", "Domain", { example: "www.shop.example" })],
  };
  const main: DeedView = {
    deed: "main",
    label: "Choose the main one…",
    submit: "Make it the main one",
    about: "Links, mails and search engines name it; the others lead to it.",
    fields: [choiceOf(others)],
  };
  const remove: DeedView = {
    deed: "remove",
    label: "Remove…",
    submit: "Remove the domain",
    isDanger: true,
    about: "It leads to the shop no longer.",
    fields: [choiceOf(domains)],
  };
  return [add, ...(others.length > 0 ? [main] : []), ...(domains.length > 0 ? [remove] : [])];
}

/** The shop's domains: what to enter at one's DNS provider, and how each stands (rule hosts-11). */
export const domainsSection: Section = {
  need: { verb: "view", kind: "setting" },
  doneTexts: {
    add: "Added. Enter at your DNS provider what stands below.",
    main: "It is the main domain now. The others lead to it.",
    remove: "Removed.",
  },
  async load(given) {
    const ctx = await withFreshShop(given);
    const { domains } = ctx.shop;
    const server = await findServer(ctx);
    const mayChange = can(await ctx.actor(), "change", shopSubject("setting", ctx.shop));
    return {
      title: "Domains",
      badges: [],
      intro: `Where shoppers find the shop. It always answers at ${server.host}, too.`,
      way: [{ to: officeSettingsPath(), label: "Settings" }],
      deeds: mayChange ? deedsOf(domains) : [],
      main:
        domains.length > 0
          ? domains
              .slice(0, mostDomains)
              .flatMap((domain, at) =>
                isPlatformHost(domain, ctx.config.baseDomain)
                  ? [ownPanel(domain, at)]
                  : panelsOf(domain, at, server),
              )
          : [{ kind: "rows", title: "Domains", rows: [], empty: "No domain of your own yet." }],
      aside: [],
    };
  },
  async act(given, posted) {
    const ctx = await withFreshShop(given);
    return answerDeed<Args>(posted, rulesOf(ctx.shop.domains), [ctx], officeDomainsPath());
  },
};
