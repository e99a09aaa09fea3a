// @public

import { and, asc, eq, sql } from "drizzle-orm";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { readFormDefinition } from "~/models/content/form/read-form-definition";
import { type SignupProps, signupFields } from "~/models/content/form/signup-fields";
import { readValues } from "~/models/platform/fields/read-value";
import type { FormField } from "~/models/platform/form/form-field";
import { wordsIn } from "~/models/platform/translations/words-in";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { languageRead } from "~/models/shops/translations/language-read";
import { widgetContents } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a page may submit: a form, or a signup for news. */
export type FoundForm =
  | { kind: "form"; definition: FormDefinition }
  | { kind: "signup"; attributeName: string; props: SignupProps };

/** Finds a form or signup of the shop by the attribute name of its content, or null. */
export async function findForm(ctx: ShopContext, attributeName: string): Promise<FoundForm | null> {
  const [row] = await ctx.db
    .select({ content: widgetContents.content })
    .from(widgetContents)
    .where(and(ofShop(widgetContents, ctx), eq(widgetContents.attributeName, attributeName)));
  switch (row?.content.type) {
    case "form":
      return { kind: "form", definition: readFormDefinition(attributeName, spoken(ctx, row.content)) };
    case "email-signup":
      return {
        kind: "signup",
        attributeName,
        props: readValues(signupFields, spoken(ctx, row.content).props),
      };
    default:
      return null;
  }
}

/**
 * The fields of a form in the words they were first written in, by which submissions are kept; null where
 * they are read in those.
 */
export async function findFirstFields(ctx: ShopContext, attributeName: string): Promise<FormField[] | null> {
  if (languageRead(ctx.shop) === null) return null;
  const [row] = await ctx.db
    .select({ content: widgetContents.content })
    .from(widgetContents)
    .where(and(ofShop(widgetContents, ctx), eq(widgetContents.attributeName, attributeName)));
  return row ? readFormDefinition(attributeName, row.content).fields : null;
}

/** Finds a form by its owner's number, or null; of several with the same number the first by name. */
export async function findFormByNumber(ctx: ShopContext, form: number): Promise<FormDefinition | null> {
  const [row] = await ctx.db
    .select({ name: widgetContents.attributeName, content: widgetContents.content })
    .from(widgetContents)
    .where(
      and(
        ofShop(widgetContents, ctx),
        sql`${widgetContents.content}->>'type' = 'form'`,
        sql`${widgetContents.content}->'props'->>'form' = ${String(form)}`,
      ),
    )
    .orderBy(asc(widgetContents.attributeName))
    .limit(1);
  return row ? readFormDefinition(row.name, spoken(ctx, row.content)) : null;
}

const spoken = ({ shop }: ShopContext, content: WidgetContent): WidgetContent => {
  const language = languageRead(shop);
  return language === null ? content : wordsIn(content, language);
};
