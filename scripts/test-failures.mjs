import { relative } from "node:path";

// What failed, from the reports of the runners: name and reason of each, to be read at the end of a long
// output.

/** Lines of each reason that are shown; the rest is in the runner's own output. */
const shownLines = 12;

const failure = (name, ...reasons) =>
  [`✗ ${name}`, ...reasons.flatMap(linesOf).map((line) => `    ${line}`)].join("\n");

const linesOf = (reason) =>
  (reason ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, shownLines);

/** Failures in a report of Vitest: tests, and files that broke before their first test. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative(process.cwd(), path);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [failure(name, message)] : [];
    return failed.map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages.join("\n")));
  });
}

/** Failures in a report of Playwright, those that passed when tried again among them. */
export function playwrightFailures({ suites, errors }) {
  const broken = (errors ?? []).map(({ message }) => failure("journeys", message));
  return [...broken, ...suites.flatMap(failuresOfSuite)];
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        failure(
          `${file}:${line} [${projectName}] ${title}`,
          ...results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}
