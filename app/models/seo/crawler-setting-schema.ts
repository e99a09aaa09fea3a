import { z } from "zod";
import { crawlerSettings } from "./crawler-setting";

/** A setting as files hold it. Apart from the rule, which pages bring to browsers without a schema. */
export const crawlerSettingSchema = z.enum(crawlerSettings);
