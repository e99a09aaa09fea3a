import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { checkRecord } from "~/models/shops/check-record";
import { settingsModules, shopSettingsSchema } from "~/models/shops/shop-settings";
import { shopSubject } from "~/models/shops/shop-subject";
import { shops } from "~/tables/shops";
import type { RecordKind } from "./record-kind";
import { writeSettings } from "./write-settings.server";

/** Where a module that is named as in shop.json stands there. */
const below = (name: string) => name.split(".");

/**
 * The settings of a shop, a record each module: `tax`, `modules.messages`. Secrets are no part of them. What a
 * record leaves out has its default.
 */
export const settingsRecords: RecordKind<unknown> = {
  kind: "settings",
  reach: "shop",
  subjectOf: (ctx) => shopSubject("setting", ctx.shop),
  listNames: async () => [...settingsModules.keys()].sort(),
  async read(ctx, name, hold) {
    if (!settingsModules.has(name)) return null;
    const ofRow = ctx.db
      .select({ settings: shops.settings })
      .from(shops)
      .where(and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, ctx.shop.id)));
    // As `writeSettings` holds it.
    const [stored] = await (hold ? ofRow.for("no key update") : ofRow);
    const settings: unknown = shopSettingsSchema.parse(stored?.settings ?? {});
    return below(name).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], settings);
  },
  check(name, typed) {
    const schema = settingsModules.get(name);
    if (!schema)
      throw new AppError(
        "not_found",
        `There are no settings '${name}'. Use one of ${[...settingsModules.keys()].join(", ")}.`,
      );
    return checkRecord(schema, `settings: ${name}`, typed);
  },
  async save(inner, name, settings) {
    if (settings === null)
      throw new AppError("invalid", `A shop always has settings '${name}': write {} for their defaults.`);
    const changes = below(name).reduceRight<unknown>((part, key) => ({ [key]: part }), settings);
    // It tells all processes of the whole shop.
    await writeSettings(inner, changes);
    return [];
  },
};
