import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { townText } from "~/models/marketplace/seller-profile";
import { sellerStory } from "~/models/marketplace/seller-story";
import type { SellerView } from "~/models/marketplace/seller-view";

/** Where a phone tells the whole story. */
export const sellerStoryId = "story";

/**
 * A seller's address, opening hours, pickup, terms and policies, as far as it says them; on a phone before
 * them its story, of which the head of the page has but the beginning.
 */
export function SellerAbout({ seller }: { seller: SellerView }) {
  const t = useTexts();
  const { address, opening, pickup, policies, terms, tax_number } = seller;
  const town = [townText(seller), address.postalCode].filter(Boolean).join(" ");
  const parts = [
    address.line1 || town ? (
      <Part key="address" title={t("Address")}>
        <address className="not-italic">
          {address.line1 ? <p>{address.line1}</p> : null}
          <p>{town}</p>
        </address>
        {tax_number ? <p className="mt-2">{t("Tax number {tax_number}", { tax_number })}</p> : null}
      </Part>
    ) : null,
    opening.length > 0 ? (
      <Part key="opening" title={t("Opening hours")}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {opening.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </Part>
    ) : null,
    pickup.isOffered ? (
      <Part key="pickup" title={t("Pickup")}>
        <p>{pickup.note || t("You can collect your order from this seller.")}</p>
      </Part>
    ) : null,
    terms.length > 0 ? (
      <Part key="terms" title={t("Orders")}>
        {terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
    ) : null,
    ...policies.map(({ title, text }) => (
      <Part key={`policy ${title}`} title={title}>
        <p className="whitespace-pre-line">{text}</p>
      </Part>
    )),
  ].filter((part) => part !== null);
  const { paragraphs, isLong } = sellerStory(seller.story);
  if (parts.length === 0 && !isLong) return null;
  return (
    <section
      aria-label={t("About {name}", { name: seller.name })}
      className={`mt-20 grid gap-8 rounded-base bg-sunken px-6 py-10 sm:grid-cols-2 lg:grid-cols-3 md:px-12 ${parts.length === 0 ? "md:hidden" : ""}`}
    >
      {isLong ? (
        <div id={sellerStoryId} className="scroll-mt-24 sm:col-span-2 md:hidden">
          <h2 className="mb-2 text-xl font-medium">{t("Our story")}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-3 last:mb-0">
              {paragraph}
            </p>
          ))}
        </div>
      ) : null}
      {parts}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-xl font-medium">{title}</h2>
      {children}
    </div>
  );
}
