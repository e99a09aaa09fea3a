import { describeFields } from "~/models/api/owner/field-descriptions";
import { AppError } from "~/models/platform/error/app-error";
import type { QueryResolvers, Resolvers } from "../resolvers";

const widgetTypes: QueryResolvers["widgetTypes"] = (_parent, { type: asked }, { api }) => {
  const { widgets } = api.ctx.handlers;
  const types = Object.keys(widgets);
  if (asked != null && !types.includes(asked))
    throw new AppError("invalid", `A type is one of ${types.join(", ")}.`, "type");
  return types.flatMap((type) => {
    const declared = widgets[type];
    if (!declared || (asked != null && type !== asked)) return [];
    const { title, help, props, items } = declared;
    return [
      {
        type,
        title,
        help,
        properties: describeFields(props),
        items: describeFields(items.fields),
        itemTitle: items.most === 0 ? "" : items.one,
        mostItems: items.most,
      },
    ];
  });
};

export const widgetResolvers = { Query: { widgetTypes } } satisfies Resolvers;
