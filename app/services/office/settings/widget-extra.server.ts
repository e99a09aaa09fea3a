import { popupSettingsSchema } from "~/models/content/popups/popup-settings-schema";
import { popupVerdicts } from "~/models/content/popups/popup-verdict";
import { popupTrial, popupTrialForm, popupTrialSchema } from "~/models/office/settings/trials/popup-trial";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { readWidgetContents } from "../../content/widgets/read-widget-contents.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answered, deedRule } from "../answer-deed.server";
import type { RecordExtra } from "./settings-extra";

type Args = [ctx: RequestContext, name: string];

/** Whether a popup would open for someone on a page, and why (rule popups-5); other widgets have no trial. */
export const widgetExtra: RecordExtra = {
  async load(_, __, record) {
    if ((record as WidgetContent).type !== "popup") return { above: [], beside: [] };
    return {
      above: [],
      beside: [
        {
          kind: "form",
          title: "Would it open?",
          about: "It takes the popup as it is saved, on a page that has it. Every device is treated alike.",
          deed: popupTrialForm,
        },
      ],
    };
  },
  rules: {
    try: deedRule<Args, typeof popupTrialSchema>(popupTrialSchema, async (ctx, name, typed) => {
      authorize(await ctx.actor(), "view", shopSubject("content", ctx.shop));
      const content = (await readWidgetContents(ctx, [name])).get(name);
      const declared = ctx.handlers.widgets.popup;
      if (content?.type !== "popup" || !declared)
        throw new AppError("not_found", `There is no popup '${name}'.`);
      const { props, items } = declared.read(content);
      const popup = popupSettingsSchema.parse(props);
      const verdicts = popupVerdicts(popup, items.length > 0, {
        path: typed.path,
        isSignedIn: typed.visitor === "customer",
        daysSince: typed.days === "" ? null : Number(typed.days),
      });
      return answered("try", popupTrial(verdicts, popup));
    }),
  },
};
