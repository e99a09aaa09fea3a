import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { plannedMove } from "~/models/office/host/works/planned-move";
import type { MoveInput } from "~/models/office/host/works/work-input";
import { AppError } from "~/models/platform/error/app-error";
import {
  confirmMove,
  findTenant,
  type Mover,
  moveTenant,
  planMove,
  type Side,
  undoMove,
} from "../../../machines/machines.server";
import { homeCluster } from "../../../platform/config/database-addresses.server";
import { openPool } from "../../../platform/db/pool/open-pool.server";
import type { RunningJob } from "../../../shops/jobs/job.server";
import type { Work, WorkDeps } from "./host-work";

/** A process that hears nothing of a move notices, and serves nothing of the business, within this time. */
const knownAfterMs = 30_000;

/** Moves a business to another database while it sells, or ends such a move (rule hosting-12). */
export const moveWork: Work<MoveInput> = moveWorkThat(() => delay(knownAfterMs));

/** The same with another wait until all processes know of a move. */
export function moveWorkThat(untilAllKnow: Mover["untilAllKnow"]): Work<MoveInput> {
  return {
    preview: (deps, { business, to }) =>
      withMover(deps, { business, untilAllKnow }, async (mover) =>
        plannedMove(to, await planMove(mover, to)),
      ),
    run: (deps, { business, to, end }) =>
      withMover(deps, { business, untilAllKnow }, async (mover, said) => {
        const done = await act(mover, to, end);
        return { taken: [done], changed: said, refused: [], next: nextOf(end), file: null };
      }),
  };
}

async function withMover<T>(
  { job, hostId, onProgress }: WorkDeps,
  { business, untilAllKnow }: { business: string } & Pick<Mover, "untilAllKnow">,
  work: (mover: Mover, said: string[]) => Promise<T>,
): Promise<T> {
  const sides = openSides(job);
  const sideOf = (cluster: string): Side => {
    const side = sides.find((one) => one.cluster === cluster);
    if (side) return side;
    throw new AppError("not_found", `DATABASE_CLUSTERS has no '${cluster}'.`);
  };
  try {
    const home = sideOf(homeCluster);
    const tenantId = await findTenant(home, business);
    // A move waits until no job of the business runs, and this is one of the hosts'.
    if (tenantId === hostId)
      throw new AppError("conflict", "This is the business of the hosts: move it by the command.");
    const said: string[] = [];
    const mover: Mover = {
      tenantId,
      home,
      sideOf,
      migrations: join(process.cwd(), "app", "services", "platform", "db", "migrations"),
      untilAllKnow,
      say: (line) => void said.push(line),
      onProgress,
    };
    return await work(mover, said);
  } finally {
    await Promise.all(sides.map(({ pool }) => pool.end()));
  }
}

async function act(mover: Mover, to: string, end: MoveInput["end"]): Promise<string> {
  if (end === "confirm") {
    await confirmMove(mover);
    return "The move is confirmed; the old database has forgotten the business.";
  }
  if (end === "undo")
    return `It is back where it was. Its writes waited ${Math.round(await undoMove(mover))} ms.`;
  const pauseMs = await moveTenant(mover, to);
  return pauseMs === null
    ? `It lives in '${to}' already.`
    : `It lives in '${to}'. Its writes waited ${Math.round(pauseMs)} ms.`;
}

const nextOf = (end: MoveInput["end"]): string[] =>
  end === null
    ? ["The old database follows until you confirm the move, or undo it. Do so within a day."]
    : [];

function openSides({
  config: { clusters = [], databaseUrl, databaseDirectUrl = databaseUrl },
}: RunningJob): Side[] {
  if (databaseDirectUrl === undefined || clusters.length === 0)
    throw new AppError("conflict", "Further databases are off: DATABASE_CLUSTERS names none.");
  const sideAt = (cluster: string, connectionString: string): Side => ({
    cluster,
    connection: { connectionString },
    pool: openPool({ connectionString, max: 4 }),
  });
  return [
    sideAt(homeCluster, databaseDirectUrl),
    ...clusters.map(({ name, directUrl }) => sideAt(name, directUrl)),
  ];
}
