// @public

import { z } from "zod";
import { crawlerSettings } from "./crawler-setting";

/** A crawler setting in files. Its own module, so that pages using the rule bring no schema to browsers. */
export const crawlerSettingSchema = z.enum(crawlerSettings);
