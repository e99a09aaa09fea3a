import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { commands } from "~/cli/commands";
import { recordScreens } from "~/models/office/records/record-screens";
import { officeSections } from "~/services/office/sections/office-sections.server";
import { jobProofs } from "./job-proofs";
import { jobsDocument } from "./jobs-document";
import { otherCalls, otherCommands, otherScreens, ownerJobs } from "./owner-jobs";

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The first words behind /admin: of routes, sections and screens of records. */
const screens = sorted([
  ...readdirSync("app/routes/admin+")
    .map((file) => file.replace(/\[\.\]csv\.ts$|\.tsx?$/g, "").split(/[._]/)[0] ?? "")
    .filter((word) => /^[a-z]/.test(word)),
  ...Object.keys(officeSections),
  ...recordScreens.map(({ segment }) => segment),
]);

/** Queries and mutations of the owner's API. */
const calls = sorted(
  parse(readFileSync("public/admin-api.graphql", "utf8")).definitions.flatMap((one) =>
    one.kind === "ObjectTypeDefinition" && /^(Query|Mutation)$/.test(one.name.value)
      ? (one.fields ?? []).map(({ name }) => name.value)
      : [],
  ),
);

test("every screen of the office is one of a job, and the other way round", () => {
  expect(sorted([...ownerJobs.flatMap((job) => job.screens), ...otherScreens])).toEqual(screens);
});

test("every call of the owner's API is one of a job, and the other way round", () => {
  expect(sorted([...ownerJobs.flatMap((job) => job.calls), ...otherCalls])).toEqual(calls);
});

test("every command is one of a job, and each job's is there", () => {
  const used = ownerJobs.flatMap((job) => job.commands);
  const words = sorted([...used, ...otherCommands].map((command) => command.split(" ")[0] ?? ""));
  expect(words).toEqual(sorted(commands.map(({ name }) => name)));
  const usage = commands.map((command) => command.usage).join("\n");
  expect(used.filter((command) => !usage.includes(`\n  ${command} `))).toEqual([]);
});

test("each job has a screen, a call and a command, or says why not", () => {
  const lacking = ownerJobs.filter(
    ({ screens, calls, commands }) => screens.length * calls.length * commands.length === 0,
  );
  const excused = Object.keys(jobProofs).filter((job) => jobProofs[job]?.why);
  expect(sorted(lacking.map(({ job }) => job))).toEqual(sorted(excused));
});

test("each job has a test or journey that names one of its screens or calls", () => {
  expect(Object.keys(jobProofs)).toEqual(ownerJobs.map(({ job }) => job));
  const unproved = ownerJobs.filter(({ job, screens, calls }) => {
    const { proof = "", why } = jobProofs[job] ?? {};
    if (!existsSync(proof)) return true;
    const text = readFileSync(proof, "utf8");
    const names = [...screens.map((screen) => `/admin/${screen}`), ...calls];
    return !why && !names.some((name) => text.includes(name));
  });
  expect(unproved.map(({ job }) => job)).toEqual([]);
});

test("docs/jobs.md says what the table says: npm run docs:jobs writes it", () => {
  expect(readFileSync("docs/jobs.md", "utf8")).toBe(jobsDocument());
});
