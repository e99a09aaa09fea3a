import { writeFileSync } from "node:fs";
import { jobsDocument } from "../../tests/architecture/jobs/jobs-document";

/** Writes the page of all jobs from their table. */
writeFileSync("docs/jobs.md", jobsDocument());
