import { AppError } from "~/models/platform/error/app-error";
import { type HomeRow, readHome } from "./home-rows.server";
import type { Side } from "./move";
import { asMover, settleHome } from "./settle-home.server";

/** What a command that moves a tenant works with. */
export type Mover = {
  tenantId: string;
  home: Side;
  /** @throws AppError `not_found` for a cluster that is not configured */
  sideOf: (cluster: string) => Side;
  /** Absolute path of the migrations. */
  migrations: string;
  /**
   * Waits until each process knows where the tenant lives now, or has noticed that it hears nothing and
   * serves nothing: until then rows that are no longer in force stay, so that a write of them is refused and
   * not lost.
   */
  untilAllKnow: () => Promise<void>;
  say: (line: string) => void;
  onProgress: (what: string, done: number, total: number) => void;
};

/**
 * Does something to the tenant's move, of which the tenant's home is settled first.
 * @throws AppError `conflict` while another command does
 */
export async function alone<T>(mover: Mover, work: () => Promise<T>): Promise<T> {
  const done = await asMover(mover.home, mover.tenantId, async () => {
    await settleHome(mover.home, mover.tenantId, mover.sideOf);
    return { value: await work() };
  });
  if (!done) throw new AppError("conflict", "another command moves this tenant");
  return done.value;
}

/**
 * The databases of a move that is not over.
 * @throws AppError `conflict` where there is none in one of these states
 */
export async function unfinished({ tenantId, home, sideOf }: Mover, states: readonly HomeRow["state"][]) {
  const row = await readHome(home.pool, tenantId);
  if (!row?.other || !states.includes(row.state))
    throw new AppError("conflict", `there is no move of this tenant to end so`);
  return { lives: sideOf(row.cluster), other: sideOf(row.other) };
}
