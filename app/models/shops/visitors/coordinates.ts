// @public

import { z } from "zod";

/** A place on earth in degrees, north and east positive. */
export const coordinatesSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** A place on earth in degrees. */
export type Coordinates = z.output<typeof coordinatesSchema>;
