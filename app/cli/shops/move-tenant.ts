import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "~/models/platform/error/app-error";
import {
  abandonMove,
  confirmMove,
  findTenant,
  type Mover,
  moveTenant,
  type Side,
  undoMove,
} from "~/services/machines/machines.server";
import { homeCluster } from "~/services/platform/config/database-addresses.server";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { type Command, UsageError } from "../command";
import { migrationsFolder, withDatabase } from "../open-database";
import { readArguments } from "../read-arguments";

/**
 * A process that hears nothing notices within ten seconds, and waits for up to fifteen for another server
 * before it serves nothing.
 */
const knownAfterMs = 30_000;

const switches = ["confirm", "undo", "abandon"] as const;

/**
 * `move-tenant <code> --to <cluster> | --confirm | --undo | --abandon`: moves a business to another database
 * while it sells (decision 0036).
 */
async function run(args: string[]): Promise<void> {
  const read = readArguments(args, { required: [], optional: ["to"], switches: [...switches] }, ["<code>"]);
  const chosen = switches.filter((name) => read.switches.has(name));
  const to = read.options.to;
  if (chosen.length + (to ? 1 : 0) !== 1)
    throw new UsageError("move-tenant takes one of --to <cluster>, --confirm, --undo and --abandon");
  await withDatabase(async ({ config, connect, say, onProgress }) => {
    const connection = await connect();
    const sides: Side[] = [
      { cluster: homeCluster, connection, pool: openPool(connection) },
      ...config.clusters.map(({ name, directUrl }) => {
        const own = { connectionString: directUrl };
        return { cluster: name, connection: own, pool: openPool(own) };
      }),
    ];
    const sideOf = (cluster: string): Side => {
      const side = sides.find((one) => one.cluster === cluster);
      if (side) return side;
      throw new AppError(
        "not_found",
        `DATABASE_CLUSTERS has no '${cluster}': it names the databases there are`,
      );
    };
    try {
      const home = sideOf(homeCluster);
      const tenantId = await findTenant(home, read.rest[0] ?? "");
      const mover: Mover = {
        tenantId,
        home,
        sideOf,
        migrations: migrationsFolder,
        say,
        onProgress,
        untilAllKnow,
      };

      await act(mover, to ?? null, chosen[0]);
    } finally {
      await Promise.all(sides.map(({ pool }) => pool.end()));
    }
  });
}

const untilAllKnow = () => delay(knownAfterMs);

async function act(
  mover: Mover,
  to: string | null,
  end: (typeof switches)[number] | undefined,
): Promise<void> {
  const { say } = mover;
  if (to !== null) {
    const pauseMs = await moveTenant(mover, to);
    say(pauseMs === null ? `It lives in '${to}' already.` : `It lives in '${to}'. ${waited(pauseMs)}`);
    return say("The old database follows until you run this command with --confirm, or --undo to go back.");
  }
  if (end === "confirm") {
    await confirmMove(mover);
    return say("The move is confirmed; the old database has forgotten the business.");
  }
  if (end === "undo") return say(`It is back where it was. ${waited(await undoMove(mover))}`);
  await abandonMove(mover);
  say("What the move had left is removed; the business lives where it did.");
}

const waited = (ms: number) => `Its writes waited ${Math.round(ms)} ms.`;

/** See {@link run}. */
export const moveTenantCommand: Command = {
  name: "move-tenant",
  usage: `
  move-tenant <code> --to <cluster>                            move a business to another database while it sells; then
                                                               --confirm or --undo; --abandon after a move that failed`,
  run,
};
