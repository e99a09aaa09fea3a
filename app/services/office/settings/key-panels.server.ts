import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView } from "~/models/office/record/record-view";
import { maxSecretLength, type SecretName } from "~/models/platform/secret/secret-name";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { listSecretTimes } from "../../shops/secrets/list-secret-times.server";
import { writeSecrets } from "../../shops/secrets/write-secrets.server";
import { type DeedRule, deedRule } from "../answer-deed.server";
import type { SettingsExtra } from "./settings-extra";

type Args = [ctx: RequestContext];

/** Secrets that are written together: those of one provider. */
export type KeyGroup = {
  code: string;
  /** Whose they are. */
  name: string;
  /** What the panel is called, and how one comes by the keys. */
  title: string;
  steps?: readonly string[];
  /** Each with its label; `isLong` takes several lines, as a file has them. */
  keys: readonly { secret: SecretName; label: string; isLong?: true }[];
};

/** The field of a secret: the last part of its name. */
const fieldOf = (secret: SecretName): string => secret.split(".").at(-1) ?? secret;

export const keysDeed = ({ code }: Pick<KeyGroup, "code">): string => `keys-${code}`;

/** What is said once keys are kept. */
export const keysDone = ({ name }: Pick<KeyGroup, "name">): string => `The keys of ${name} are kept.`;

/** Panels that write secrets and never show them, each saying since when it is set (rule secrets-4). */
export async function keyPanels(ctx: RequestContext, groups: readonly KeyGroup[]): Promise<PanelView[]> {
  const times = await listSecretTimes(ctx);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const stateOf = (secret: SecretName) => {
    const at = times.get(secret);
    return at ? `Set ${dayText(at, clock)}. Leave it empty to keep it.` : "Not set yet.";
  };
  return groups.map(
    (group): PanelView => ({
      kind: "form",
      title: group.title,
      about: "A key is written once and never shown again.",
      steps: group.steps,
      deed: {
        deed: keysDeed(group),
        label: "Keep",
        submit: "Keep these keys",
        fields: [
          ...group.keys.map(({ secret, label, isLong }) =>
            deedField(fieldOf(secret), label, {
              kind: isLong ? "long text" : "secret",
              isOptional: true,
              help: stateOf(secret),
            }),
          ),
          deedField("remove", `Remove the keys of ${group.name}`, { kind: "flag" }),
        ],
      },
    }),
  );
}

/** What the panel of a group does: keeps what was typed, or removes all of it. */
export function keysRule({ keys }: KeyGroup): DeedRule<Args> {
  const secretText = z.string().trim().max(maxSecretLength).default("");
  const typedKeys = z
    .object({ remove: z.enum(["yes"]).optional() })
    .extend(Object.fromEntries(keys.map(({ secret }) => [fieldOf(secret), secretText])))
    .passthrough();
  return {
    ...deedRule<Args, typeof typedKeys>(typedKeys, (ctx, typed) => {
      const texts = keys.map(({ secret }) => [secret, String(typed[fieldOf(secret)] ?? "")] as const);
      const written = typed.remove
        ? texts.map(([secret]) => [secret, ""] as const)
        : texts.filter(([, text]) => text !== "");
      return inTransaction(ctx, (inner) =>
        writeSecrets({ ...inner, box: ctx.box }, Object.fromEntries(written)),
      );
    }),
    keepsNothing: true,
  };
}

/** A page of settings whose secrets are written beside its form. */
export const keysExtra = (groups: readonly KeyGroup[]): SettingsExtra => ({
  load: async (ctx) => ({ above: [], beside: await keyPanels(ctx, groups) }),
  rules: Object.fromEntries(groups.map((group) => [keysDeed(group), keysRule(group)])),
  doneTexts: Object.fromEntries(groups.map((group) => [keysDeed(group), keysDone(group)])),
});
