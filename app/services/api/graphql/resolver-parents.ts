import type { SettingsFields } from "~/models/api/fields/settings-fields";
import type { TemplateFields } from "~/models/api/fields/template-fields";
import type { StoredTemplate } from "../../content/templates/find-template.server";

/** The settings to resolve. */
export type InitSettingsParent = { success: boolean; settings: SettingsFields };

/** A template to resolve; nested fields are resolved only on request. */
export type TemplateParent = TemplateFields & { stored: StoredTemplate };
