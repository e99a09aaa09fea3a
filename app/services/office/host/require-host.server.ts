import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { Verb } from "~/models/shops/actors/subject";
import type { FilesContext } from "../../files/files-context.server";
import type { Config } from "../../platform/config/read-config.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { acting } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { officePlace } from "../require-office.server";

/** What hosts work with on the shops of every database, in their office or by command. */
export type HostBase = FilesContext &
  Pick<Config, "clusters"> & {
    /** Who does it. */
    by: string;
    /** The business of the hosts, which stays; null where HOST_CLIENT names none. */
    hostId: string | null;
  };

/**
 * Lets a host in (rule hosting-1), and answers what to work on every shop of the database with: in a host's
 * hands a change has the rights of a command, and the audit of the shop names them (rule hosting-2).
 * @throws AppError `forbidden`; for a change `confirm_first` (rule staff-14)
 */
export async function requireHost(ctx: RequestContext, verb: Verb): Promise<HostBase> {
  if (!officePlace(ctx).isHost) throw new AppError("forbidden", "The hosts alone may do this.");
  authorize(await ctx.actor(), verb, { kind: "machine", tenantId: ctx.tenant.id });
  if (verb !== "view") await requireConfirmed(ctx);
  const by = (await ctx.staff())?.email ?? "host";
  const { db, now, log, box, fileStore, handlers } = ctx;
  const actor = acting({ kind: "command-line", command: `host ${by}` });
  const { clusters } = ctx.config;
  return { db, now, log, box, fileStore, handlers, actor, by, clusters, hostId: ctx.tenant.id };
}
