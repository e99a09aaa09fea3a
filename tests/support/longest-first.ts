import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files that run for a minute and more. One of them at the end would keep the whole run waiting for it alone. */
const longest = ["live/chaos/chaos.test.ts", "live/market.test.ts", "live/killed-postgres.test.ts"];

/** The order of test files: vitest's own, by their size, but the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
