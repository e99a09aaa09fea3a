// @public

import { z } from "zod";
import { cutText } from "../../platform/text/storable-text";
import type { WidgetContent, WidgetField } from "../../shops/pages/widget-content";
import { findScriptLink } from "../templates/script-link";

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const field = z.union([z.object({ value: scalar, label: z.string().default("") }).strict(), scalar]);

/** Stored content of a widget: type, properties, items. Plain values become `{ value, label }`. */
export const widgetContentSchema = z
  .object({
    type: z.string().min(1),
    props: z.record(z.unknown()).default({}),
    items: z
      .array(
        z.record(
          field.transform(
            (raw): WidgetField => (raw !== null && typeof raw === "object" ? raw : { value: raw, label: "" }),
          ),
        ),
      )
      .default([]),
  })
  .strict()
  .superRefine(({ props, items }, context) => {
    for (const [path, value] of Object.entries({ props, items })) {
      const link = findScriptLink(value);
      if (link === null) continue;
      const message = `Use a path of this shop or an http(s) address instead of '${cutText(link, 60)}'`;
      context.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
    }
  }) satisfies z.ZodType<WidgetContent, z.ZodTypeDef, unknown>;
