import { useLocation } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import type { QuestionView } from "~/models/conversations/product-question";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import type { StaticData } from "~/models/platform/page/static-data";
import { pageParameter, scopeParameter, starParameter } from "~/paths";
import { QuestionSection } from "../../../conversations/question-section";
import { ReviewPress } from "../../../conversations/review-press";
import { ReviewSection } from "../../../conversations/review-section";
import { StaticPart } from "../../../ui/framework/static-part";
import { OwnerHtml } from "../../../ui/owner-html";
import { useRootData } from "../../../ui/page/root-data";
import { hasShippingInfo, ShippingInfo } from "../buying/shipping-info";
import { ProductDetails } from "./product-details";
import { useOpenTab } from "./use-open-tab";
import { useTabOfAddress } from "./use-tab-of-address";

type ProductTabsProps = {
  product: ShownProduct;
  reviews: StaticData<ProductReviews> | null;
  questions: StaticData<QuestionView[]> | null;
};

/** A tab; `id` is the place in its content that an address may name. */
type Tab = { id: string; label: string; content: ReactNode };

/**
 * What is told of a product (rule product-10): tabs on a wide screen, an accordion on a small one. Both are
 * `details` of one name, which need no script; the styles lay them out.
 */
export function ProductTabs(props: ProductTabsProps) {
  const tabs = useTabs(props);
  const box = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const [openId] = useState(asksForReviews(search) ? "reviews" : tabs[0]?.id);
  useTabOfAddress(box);
  useOpenTab(box, tabs.map(({ id }) => id).join(" "));
  if (tabs.length === 0) return null;
  return (
    <div ref={box} className="product-tabs">
      {tabs.map(({ id, label, content }) => (
        <details key={id} name="tabs" open={id === openId}>
          <summary>{label}</summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Whether an address chooses among the reviews of a product: of a variation, of some stars, a page. */
function asksForReviews(search: string): boolean {
  const query = new URLSearchParams(search);
  return [scopeParameter, starParameter, pageParameter].some((name) => query.has(name));
}

function useTabs({ product, reviews, questions }: ProductTabsProps): Tab[] {
  const t = useTexts();
  const { policies } = useRootData();
  const { about, rating, market } = product;
  const tabs: (Tab | false | null)[] = [
    about.description && {
      id: "description",
      label: t("Description"),
      content: <Text of={about.description} id="description" />,
    },
    about.details && {
      id: "details",
      label: t("Details"),
      content: <ProductDetails details={about.details} leadsToBrandLine={market === null} />,
    },
    hasShippingInfo(product, policies) && {
      id: "shipping",
      label: t("Shipping"),
      content: <ShippingInfo product={product} policies={policies} />,
    },
    reviews && {
      id: "reviews",
      label: rating ? t("Reviews ({count})", { count: rating.count }) : t("Reviews"),
      content: (
        <>
          <ReviewSection reviews={reviews} />
          <ReviewPress />
        </>
      ),
    },
    questions && {
      id: "questions",
      label: t("Questions"),
      content: <QuestionSection questions={questions} />,
    },
    ...about.own.map(({ id, label, html }) => ({ id, label, content: <Text of={html} id={id} /> })),
  ];
  return tabs.filter((tab) => tab !== null && tab !== false);
}

const Text = ({ of, id }: { of: StaticData<string>; id: string }) => (
  <StaticPart of={of} id={id}>
    {(html) => <OwnerHtml html={html} className="prose" />}
  </StaticPart>
);
