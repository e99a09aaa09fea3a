// @public

import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type Redirect, redirectFrom, redirectHosts, redirectTo } from "~/models/content/redirects/redirects";
import { AppError } from "~/models/platform/error/app-error";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { redirects } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { WholeKind } from "../../shops/records/record-kind";
import { holdRedirects } from "./hold-redirects.server";
import { removeRedirect } from "./remove-redirect.server";
import { saveRedirects } from "./save-redirects.server";

const typedSchema = z.object({ from: z.string().optional(), to: z.string() }).strict();

/** The redirects of a shop, named by the addresses they lead on (rule addresses-7). */
export const redirectRecords: WholeKind<Redirect> = {
  kind: "redirect",
  reach: "shop",
  subjectOf: (ctx) => shopSubject("content", ctx.shop),
  nameOf: ({ from }) => from,
  async listNames(ctx) {
    const rows = await ctx.db
      .select({ from: redirects.fromPath })
      .from(redirects)
      .where(ofShop(redirects, ctx))
      .orderBy(asc(redirects.fromPath));
    return rows.map(({ from }) => from);
  },
  async readAll(ctx) {
    const rows = await ctx.db
      .select({ from: redirects.fromPath, to: redirects.toPath })
      .from(redirects)
      .where(ofShop(redirects, ctx))
      .orderBy(asc(redirects.fromPath));
    return new Map(rows.map((row) => [row.from, row]));
  },
  async read(ctx, name, hold) {
    if (hold) await holdRedirects(ctx);
    const [row] = await ctx.db
      .select({ from: redirects.fromPath, to: redirects.toPath })
      .from(redirects)
      .where(and(ofShop(redirects, ctx), eq(redirects.fromPath, redirectFrom(name) ?? "")));
    return row ?? null;
  },
  check(name, typed, ctx) {
    const source = `redirect '${name}'`;
    const { from: typedFrom = name, to: typedTo } = checkRecord(typedSchema, source, typed);
    const [from, to] = [redirectFrom(typedFrom), redirectTo(typedTo, redirectHosts(ctx.shop))];
    if (from === null)
      throw new AppError("invalid", `${source}: from: '${typedFrom}' is no address of a shop`);
    if (from !== redirectFrom(name))
      throw new AppError("invalid", `${source}: from: Use '${name}', or write another redirect`);
    if (to === null)
      throw new AppError("invalid", `${source}: to: '${typedTo}' is no address within the shop`);
    return { from, to };
  },
  async save(inner, name, redirect) {
    if (redirect === null) await removeRedirect(inner, name);
    else {
      const { refused } = await saveRedirects(inner, [redirect], "merge");
      if (refused[0]) throw new AppError("invalid", `redirect '${name}': ${refused[0].reason}`);
    }
    // No page shows where a redirect leads.
    return [];
  },
};
