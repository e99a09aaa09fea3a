import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeptLine } from "~/components/selling/lines/kept-line";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { openList } from "~/services/selling/lists/open-list.server";
import { refuseWithoutLists } from "~/services/selling/lists/require-lists.server";

/** A list that its owner shares, for anyone with the link (rule lists-11). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.doNotCache();
  refuseWithoutLists(context);
  const { name, items } = await openList(context, params.token ?? "");
  return { name, items };
}

export default function SharedListPage() {
  const { name, items } = useLoaderData<typeof loader>();
  return (
    <div className="page-width space-y-8 py-8 *:max-w-[50rem] lg:py-14">
      <div>
        <h1 className="text-3xl font-medium wrap-anywhere md:text-4xl">{name}</h1>
        <p className="mt-2 text-muted">
          {phrase("A shared list of {count, plural, one {# item} other {# items}}", { count: items.length })}
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <KeptLine key={item.id} item={item}>
            <p className="text-sm text-muted">
              {phrase("{count, plural, one {# item} other {# items}}", { count: item.qty })}
            </p>
          </KeptLine>
        ))}
      </ul>
    </div>
  );
}

export const meta: MetaFunction<typeof loader> = (call) =>
  visitorPageMeta(call, call.data?.name ?? phrase("Shared list"));
