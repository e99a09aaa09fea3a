import type { OwnerJob } from "./job";
import { jobProofs, ways } from "./job-proofs";
import { ownerJobs } from "./owner-jobs";

const code = (names: readonly string[]): string =>
  names.map((name) => `\`${name.replaceAll("|", "\\|")}\``).join(", ") || "none";

/** What the proof works with: a browser, requests, or the service and the call alone. */
const kindOf = (proof: string): string =>
  proof.startsWith("tests/journeys") ? "journey" : proof.startsWith("tests/http") ? "requests" : "service";

function row({ job, screens, calls, commands }: OwnerJob): string {
  const { people, proof } = jobProofs[job] ?? { people: "", proof: "" };
  const pages = screens.map((screen) => `/admin/${screen}`);
  return `| ${[job, people, code(pages), code(calls), code(commands), `[${kindOf(proof)}](../${proof})`].join(" | ")} |`;
}

/** The page of all jobs: who does each, its screens, calls, commands and test. */
export function jobsDocument(): string {
  const excuses = ownerJobs.flatMap(({ job }) => {
    const { why = {} } = jobProofs[job] ?? {};
    return ways.flatMap((way) => (why[way] ? [`- ${job}, no ${way}: ${why[way]}`] : []));
  });
  return `${[
    "# Jobs",
    "",
    "What owners, operators of marketplaces, sellers and hosts do in their week. `npm run docs:jobs` writes this page from `tests/architecture/jobs`.",
    "",
    "| Job | Who | Screens | Calls of the API | Commands after `npm run shop --` | Proved by |",
    "| --- | --- | --- | --- | --- | --- |",
    ...ownerJobs.map(row),
    "",
    "Not everywhere, for a reason:",
    "",
    ...excuses,
  ].join("\n")}\n`;
}
