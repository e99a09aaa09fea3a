import { z } from "zod";

/** The address of a PostgreSQL, as a variable has it. */
export const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, "an address like postgres://user:password@host:5432/database");

/** A list of such addresses with commas between; empty for none. */
export const databaseAddresses = z
  .string()
  .default("")
  .transform((list) => list.split(",").flatMap((url) => url.trim() || []))
  .refine((urls) => urls.every((url) => databaseAddress.safeParse(url).success && URL.canParse(url)), {
    message: "addresses like postgres://user:password@host:5432/database, separated by commas",
  });
