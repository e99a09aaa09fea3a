import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import { manyOf } from "~/models/office/record/many-of";
import { requiredText } from "~/models/platform/validation/required-text";
import { keyAreas, readScopes } from "~/models/shops/actors/key-scope";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { addApiKey } from "../../accounts/api-keys/add-api-key.server";
import { listApiKeys } from "../../accounts/api-keys/list-api-keys.server";
import { revokeApiKey } from "../../accounts/api-keys/revoke-api-key.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule, shownOnce } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/keys";
const choices = keyAreas.flatMap((area) => [
  { value: `${area}:read`, label: `Read ${area}` },
  { value: `${area}:write`, label: `Read and change ${area}` },
]);

type Args = [ctx: RequestContext];
const newKey = z.object({ name: requiredText("Name", 100), scopes: manyOf, here: z.string().optional() });
const oneKey = z.object({ prefix: requiredText("Key", 40) });

const rules = {
  add: deedRule<Args, typeof newKey>(newKey, async (ctx, { name, scopes, here }) => {
    const sellerId = sellerOfActor(await ctx.actor());
    const read = readScopes(scopes.join(" "));
    const reach = sellerId !== null ? { sellerId } : here === "yes" ? "shop" : "business";
    const key = await addApiKey(ctx, { name, scopes: "scopes" in read ? read.scopes : [], reach });
    return shownOnce("add", "The key. It is shown this once: keep it where your program finds it.", key);
  }),
  revoke: deedRule<Args, typeof oneKey>(oneKey, async (ctx, { prefix }) =>
    revokeApiKey(ctx, { prefix, sellerId: sellerOfActor(await ctx.actor()) }),
  ),
};

/** Keys of the owner's API. */
export const keysSection: Section = {
  need: { verb: "view", kind: "key" },
  doneTexts: { revoke: "Revoked: the key does not work any more." },
  async load(ctx) {
    const sellerId = sellerOfActor(await ctx.actor());
    const keys = await listApiKeys(ctx, sellerId);
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    const valid = keys.filter(({ revokedAt }) => revokedAt === null);
    return {
      title: "API keys",
      badges: [],
      intro: "With a key a program does what you let it do.",
      way: [],
      deeds: [
        {
          deed: "add",
          label: "Add a key…",
          submit: "Make the key",
          isMain: true,
          fields: [
            deedField("name", "What it is for", { example: "Warehouse" }),
            deedField("scopes", "What it may do", { kind: "choices", choices }),
            ...(sellerId === null ? [deedField("here", "In this shop alone", { kind: "flag" })] : []),
          ],
        },
        ...(valid.length > 0
          ? [
              {
                deed: "revoke",
                label: "Revoke a key…",
                submit: "Revoke",
                isDanger: true,
                about:
                  "Programs that use it are refused at once, and jobs it began end. A revoked key stays so: add another.",
                fields: [
                  deedField("prefix", "Key", {
                    kind: "choice",
                    choices: valid.map(({ prefix, name }) => ({
                      value: prefix,
                      label: `${name} (${prefix}…)`,
                    })),
                  }),
                ],
              },
            ]
          : []),
      ],
      main: [
        {
          kind: "rows",
          title: "Keys",
          empty: "No keys yet.",
          rows: keys.map(({ prefix, name, scopes, shop, seller, lastUsedAt, revokedAt }) => ({
            title: name,
            sub: [
              `${prefix}…`,
              scopes.join(", "),
              seller ?? shop ?? "all shops",
              lastUsedAt ? `used ${dayText(lastUsedAt, clock)}` : "never used",
            ].join(" · "),
            ...(revokedAt && { end: "Revoked", tone: "plain" as const }),
          })),
        },
      ],
      aside: [],
    };
  },
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};
