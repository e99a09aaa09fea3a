import type { LookChoice } from "~/models/office/record/record-view";
import { typefaces } from "~/models/office/settings/look-words";
import { themeContrast, wholeColors } from "~/models/shops/settings/look/theme-contrast";
import { themePresets, typePairs } from "~/models/shops/settings/look/theme-presets";
import { themeText, typedTheme } from "~/models/shops/settings/look/typed-theme";
import type { Theme } from "~/models/shops/settings/theme";
import { lookParameter } from "~/paths";
import { findTemplate } from "../../content/templates/find-template.server";
import { framePath } from "../builder/frame-path.server";
import type { SettingsExtra } from "./settings-extra";

const choices: readonly LookChoice[] = [
  ...themePresets.map(
    ({ label, about, theme }): LookChoice => ({
      group: "A look to begin with",
      label,
      about,
      text: themeText(theme),
      colors: [theme.colors.brand, theme.colors.accent, theme.colors.surfaceSunken].flatMap(
        (color) => color ?? [],
      ),
    }),
  ),
  ...typePairs.map(
    (pair): LookChoice => ({
      group: "Typefaces that go together",
      label: typefaces[pair.headingFamily],
      about: `over ${typefaces[pair.fontFamily].toLowerCase()}`,
      text: themeText(pair),
      colors: [],
    }),
  ),
];

/** Looks to begin with, what can be read, and the shop beside them, before it is saved (rule builder-15). */
export const lookExtra: SettingsExtra = {
  async load(ctx, query) {
    const saved = ctx.shop.settings.active_theme;
    const text = query.get(lookParameter) ?? "";
    const shown = typedTheme(text, saved);
    const home = await findTemplate(ctx, { entityType: "page", name: "Homepage" });
    return {
      above: [],
      beside: [
        {
          kind: "look",
          title: "How it looks",
          frame: home && framePath(ctx, { name: "page/Homepage", templateId: home.id }, { builder: "look" }),
          text,
          choices,
          contrast: themeContrast(wholeColors(shown.colors)),
        },
      ],
    };
  },
  rules: {},
  unsaved: (query, saved) => {
    const text = query.get(lookParameter);
    return text === null ? null : typedTheme(text, saved as Theme);
  },
  queryOf: (typed) => ({ [lookParameter]: themeText(typed as Theme) }),
};
