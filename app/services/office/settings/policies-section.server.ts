import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { parseTemplateFile } from "~/models/files/folders/template-file";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { type PolicyKind, policyKinds, policyLabel } from "~/models/shops/settings/shop-policies";
import { officeBuilderPath, officePoliciesPath, officeRecordPath } from "~/paths/office";
import { startPage } from "../../content/builder/start-page.server";
import { answerNotes } from "../../content/templates/owner-notes.server";
import { templateRecords } from "../../content/templates/template-records.server";
import { starterFolder } from "../../files/seed/create-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { readRecord } from "../../shops/records/read-record.server";
import { answerDeed, type DeedRule, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { listPolicyPages, type PolicyPage } from "./list-policy-pages.server";

type Args = [ctx: RequestContext];

/** What an answer to a note holds at most. */
const longestAnswer = 5000;

const stateOf = ({ notes }: PolicyPage): { end: string; tone: "good" | "mind" } =>
  notes.length === 0
    ? { end: "In the shop", tone: "good" }
    : { end: notes.length === 1 ? "1 thing to say" : `${notes.length} things to say`, tone: "mind" };

/** What a page asks of its owner, as fields of a form; an answer stands in the page where its note stood. */
const answering = ({ kind, notes }: PolicyPage): PanelView => ({
  kind: "form",
  title: policyLabel({ kind }),
  about: "What you say stands in the page where it is asked for. What you leave empty is left out.",
  deed: {
    deed: `say-${kind}`,
    label: "Save",
    submit: `Put it into the ${policyLabel({ kind }).toLowerCase()}`,
    fields: notes.map(({ heading, text }, at) =>
      deedField(`note${at}`, heading || text, {
        kind: "long text",
        help: heading ? text : "",
        isOptional: true,
      }),
    ),
  },
});

const beginning = (kind: PolicyKind): DeedView => ({
  deed: `begin-${kind}`,
  label: `Begin the ${policyLabel({ kind }).toLowerCase()}…`,
  submit: "Open it in the builder",
  about: "It begins with words to change. Shoppers see it once you publish it.",
  fields: [],
});

async function load(ctx: RequestContext): Promise<RecordView> {
  const pages = await listPolicyPages(ctx);
  const missing = policyKinds.filter((kind) => !pages.some((page) => page.kind === kind));
  return {
    title: "Policies",
    badges: [],
    intro: "Linked from the footers of cart, checkout and orders. They are pages like any other.",
    way: [],
    deeds: missing.map(beginning),
    main: [
      {
        kind: "rows",
        title: "Pages",
        rows: [
          ...pages.map((page) => ({
            title: policyLabel(page),
            to: officeRecordPath("pages", page.name),
            sub: `/${page.slug}`,
            ...stateOf(page),
          })),
          ...missing.map((kind) => ({
            title: policyLabel({ kind }),
            sub: "Shoppers find no such page.",
            end: "Missing",
            tone: "bad" as const,
          })),
        ],
        empty: "",
      },
      ...pages.filter(({ notes }) => notes.length > 0).map(answering),
    ],
    aside: [],
  };
}

async function begin(ctx: RequestContext, kind: PolicyKind): Promise<Response> {
  const text = await readFile(join(starterFolder, "templates", starterFiles[kind]), "utf8");
  const file = parseTemplateFile(text);
  if ("problem" in file) throw new Error(`${starterFiles[kind]}: ${file.problem}`);
  const written: WrittenTemplate = Object.assign({}, file.head, { html: file.renderHtml });
  return redirect(officeBuilderPath(await startPage(ctx, written, "")), 303);
}

const starterFiles: Record<PolicyKind, string> = {
  refund: "refund-policy.html",
  shipping: "shipping.html",
  privacy: "privacy-policy.html",
  terms: "terms-of-service.html",
};

async function say(ctx: RequestContext, { name, notes }: PolicyPage, typed: Record<string, unknown>) {
  const { record, version } = await readRecord(ctx, templateRecords, name);
  const answers = notes.map((_note, at) => String(typed[`note${at}`] ?? ""));
  const html = answerNotes(record.html, answers);
  await changeRecord(ctx, templateRecords, {
    name,
    typed: Object.assign({}, record, { html }),
    expectedVersion: version,
  });
}

/** A form for each page has a name of its own. */
async function rulesOf(ctx: RequestContext): Promise<Record<string, DeedRule<Args>>> {
  const pages = await listPolicyPages(ctx);
  const answer = z.string().max(longestAnswer, `At most ${longestAnswer} characters.`).optional();
  return Object.fromEntries([
    ...pages.map((page): [string, DeedRule<Args>] => {
      const fields = z.object(Object.fromEntries(page.notes.map((_note, at) => [`note${at}`, answer])));
      return [
        `say-${page.kind}`,
        deedRule<Args, typeof fields>(fields, (inner, typed) => say(inner, page, typed)),
      ];
    }),
    ...policyKinds.map((kind): [string, DeedRule<Args>] => [
      `begin-${kind}`,
      deedRule<Args, z.AnyZodObject>(z.object({}), (inner) => begin(inner, kind)),
    ]),
  ]);
}

/** The shop's policies: which are there, what each still lacks, and what begins one (rule policies-4). */
export const policiesSection: Section = {
  need: { verb: "change", kind: "content" },
  doneTexts: Object.fromEntries(
    policyKinds.map((kind) => [`say-${kind}`, "Saved. The shop shows it within a second."]),
  ),
  load,
  act: async (ctx, posted) => answerDeed<Args>(posted, await rulesOf(ctx), [ctx], officePoliciesPath()),
};
