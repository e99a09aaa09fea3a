import { z } from "zod";

/** The address of a PostgreSQL, as a variable has it. */
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, "an address like postgres://user:password@host:5432/database");

/** A list of such addresses with commas between; empty for none. */
const databaseAddresses = z
  .string()
  .default("")
  .transform((list) => list.split(",").flatMap((url) => url.trim() || []))
  .refine((urls) => urls.every((url) => databaseAddress.safeParse(url).success && URL.canParse(url)), {
    message: "addresses like postgres://user:password@host:5432/database, separated by commas",
  });

/** The name of the database that `DATABASE_URL` leads to, among clusters. */
export const homeCluster = "home";

const clusterRule = 'names with addresses, like {"two":"postgres://user:password@host:5432/database"}';

/** Further databases by name, as JSON; empty for none. */
const databaseClusters = z
  .string()
  .default("{}")
  .transform((text, ctx) => {
    const read = z
      .record(z.string().regex(/^[a-z][a-z0-9]{0,30}$/), databaseAddress)
      .safeParse(parsedOrNull(text));
    const isGood =
      read.success &&
      !(homeCluster in read.data) &&
      Object.values(read.data).every((url) => URL.canParse(url));
    if (isGood) return Object.entries(read.data).map(([name, url]) => ({ name, url }));
    ctx.addIssue({ code: "custom", message: clusterRule });
    return z.NEVER;
  });

/** The variables that lead to databases. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_CLUSTERS: databaseClusters,
  DATABASE_REPLICA_URLS: databaseAddresses,
};

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
