import { expect, test } from "vitest";
import { jobRegistry } from "~/composition/jobs.server";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { queueScheduledJobs } from "./queue-scheduled-jobs.server";

const database = withTestDatabase();

/** When each scheduled job waits to be done. */
async function queueAt(now: string): Promise<string[]> {
  await queueScheduledJobs(database.pool, jobRegistry.scheduled, new Date(now));
  const { rows } = await database.pool.query<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where key like 'clock:%' order by run_at",
  );
  return rows.map(({ run_at }) => run_at.toISOString());
}

/** Three jobs run every minute. */
const ofTheMinute = (at: string) => [at, at, at, at];
const ofTheHour = ["07", "07", "09", "19", "27", "41", "41", "42"].map(
  (minute) => `2026-03-01T02:${minute}:00.000Z`,
);
const ofTheDay = ["03:05", "03:17", "03:47", "03:53", "04:21", "04:29", "04:37", "04:47", "16:23"].map(
  (time) => `2026-03-01T${time}:00.000Z`,
);

test("each job waits once, for its next time, and keeps it when that has come", async () => {
  expect(await queueAt("2026-03-01T02:00:30.000Z")).toEqual([
    ...ofTheMinute("2026-03-01T02:01:00.000Z"),
    ...ofTheHour,
    ...ofTheDay,
  ]);
  expect(await queueAt("2026-03-01T02:01:10.000Z")).toEqual([
    ...ofTheMinute("2026-03-01T02:01:00.000Z"),
    ...ofTheHour,
    ...ofTheDay,
  ]);
});

test("jobs queued with a clock that was ahead are brought forward", async () => {
  await database.pool.query("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
  expect((await queueAt("2027-01-01T12:00:30.000Z"))[0]).toBe("2027-01-01T12:01:00.000Z");
  expect(await queueAt("2026-03-01T02:00:30.000Z")).toEqual([
    ...ofTheMinute("2026-03-01T02:01:00.000Z"),
    ...ofTheHour,
    ...ofTheDay,
  ]);
});
