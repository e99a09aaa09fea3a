/** Whether properties are tried with many cases of chance, as `npm run test:long` does. */
const isLong = process.env.PROPERTIES === "long";

/**
 * How many cases a property is tried with.
 * @param daily in `npm test`
 * @param long in `npm run test:long`
 */
export const runs = (daily: number, long: number): number => (isLong ? long : daily);
