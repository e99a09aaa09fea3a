import { z } from "zod";
import { factorRoles } from "../../actors/factor-roles";
import { privateModule } from "./settings-module";

/** What the shop demands of people who work there: of which roles a second factor (rule staff-13). */
export const staffSettings = privateModule(
  z
    .object({ second_factor_roles: z.array(z.enum(factorRoles)).default([]) })
    .strict()
    .default({}),
);
