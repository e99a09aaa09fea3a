import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take a minute and more beside everything else. A first run knows nothing of how long files take
 * and begins with the largest, and these only name the folders of their parts: they came last, and the end of
 * a run waited for one of them on one processor.
 */
const longest = [
  "tests/live/private-database.test.ts",
  "tests/live/backup.test.ts",
  "tests/live/starts.test.ts",
  "tests/live/two-processes.test.ts",
  "tests/live/troubled-database.test.ts",
];

/** Vitest's order, with the longest files before all others. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll("\\", "/"));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
