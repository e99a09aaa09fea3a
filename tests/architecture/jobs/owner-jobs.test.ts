import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { commands } from "~/cli/commands";
import { recordScreens } from "~/models/office/records/record-screens";
import { officeSections } from "~/services/office/sections/office-sections.server";
import { commandOfCall, commandsWithoutCall, readingCommands } from "./change-pairs";
import { jobProofs, ways } from "./job-proofs";
import { jobsDocument } from "./jobs-document";
import { otherCalls, otherScreens, ownerJobs } from "./owner-jobs";

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The first words behind /admin: of routes, sections and screens of records. */
const screens = sorted([
  ...readdirSync("app/routes/admin+")
    .map((file) => file.replace(/\[\.\]csv\.ts$|\.tsx?$/g, "").split(/[._]/)[0] ?? "")
    .filter((word) => /^[a-z]/.test(word)),
  ...Object.keys(officeSections),
  ...recordScreens.map(({ segment }) => segment),
]);

const ownersApi = parse(readFileSync("public/admin-api.graphql", "utf8"));
const callsOf = (type: "Query" | "Mutation") =>
  ownersApi.definitions.flatMap((one) =>
    one.kind === "ObjectTypeDefinition" && one.name.value === type
      ? (one.fields ?? []).map(({ name }) => name.value)
      : [],
  );
/** Queries and mutations of the owner's API. */
const calls = sorted([...callsOf("Query"), ...callsOf("Mutation")]);

/** Commands as their help has them, with the word behind where that is no option. */
const typedCommands = sorted(
  commands.flatMap(({ usage }) =>
    usage.split("\n").flatMap((line) => /^ {2}([a-z]\S*(?: [a-z][a-z|-]*)?)/.exec(line)?.[1] ?? []),
  ),
);

test("every screen of the office is one of a job, and the other way round", () => {
  const used = ownerJobs.flatMap((job) => job.screens.map((screen) => screen.split("/")[0] ?? ""));
  expect(sorted([...used, ...otherScreens])).toEqual(screens);
});

test("every call of the owner's API is one of a job, and the other way round", () => {
  expect(sorted([...ownerJobs.flatMap((job) => job.calls), ...otherCalls])).toEqual(calls);
});

test("every command is one of a job, and the other way round", () => {
  expect(sorted(ownerJobs.flatMap((job) => job.commands))).toEqual(typedCommands);
});

test("each job has its screens, calls and commands, or says why not", () => {
  const lacking = ownerJobs.flatMap((job) =>
    ways.flatMap((way) => (job[way].length ? [] : [`${job.job}: ${way}`])),
  );
  const excused = Object.entries(jobProofs).flatMap(([job, { why = {} }]) =>
    Object.keys(why).map((way) => `${job}: ${way}`),
  );
  expect(sorted(lacking)).toEqual(sorted(excused));
});

test("each changing call has a command in its job, or says why not", () => {
  expect(sorted(Object.keys(commandOfCall))).toEqual(sorted(callsOf("Mutation")));
  const apart = Object.entries(commandOfCall).filter(
    ([call, command]) =>
      typeof command === "string" &&
      !ownerJobs.some((job) => job.calls.includes(call) && job.commands.includes(command)),
  );
  expect(apart).toEqual([]);
});

test("each changing command has a call, or says why not", () => {
  const paired = Object.values(commandOfCall).filter((command) => typeof command === "string");
  const known = [...paired, ...Object.keys(commandsWithoutCall), ...readingCommands];
  expect(sorted(known)).toEqual(typedCommands);
  expect(Object.keys(commandsWithoutCall).filter((command) => paired.includes(command))).toEqual([]);
});

test("each job has a test or journey that names one of its screens or calls", () => {
  expect(Object.keys(jobProofs)).toEqual(ownerJobs.map(({ job }) => job));
  const unproved = ownerJobs.filter(({ job, screens, calls }) => {
    const { proof = "" } = jobProofs[job] ?? {};
    if (!existsSync(proof)) return true;
    const text = readFileSync(proof, "utf8");
    const deep = screens.filter((screen) => screen.includes("/"));
    const names = [...screens.map((screen) => `/admin/${screen}`), ...calls];
    return (
      !names.some((name) => text.includes(name)) || !deep.every((name) => text.includes(`/admin/${name}`))
    );
  });
  expect(unproved.map(({ job }) => job)).toEqual([]);
});

test("docs/jobs.md says what the table says: npm run docs:jobs writes it", () => {
  expect(readFileSync("docs/jobs.md", "utf8")).toBe(jobsDocument());
});
