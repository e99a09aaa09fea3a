import { useRootData } from "~/components/layout/root-data";
import { Button } from "~/components/ui/button";
import { backInStockPath } from "~/paths/stock-notices";

/** Asks below 'Sold out' for a mail when the product is back; the answer is a page (rule stock-notices-1). */
export function AskNotice({ productId }: { productId: number }) {
  const { isSignedIn } = useRootData().visitor;
  return (
    <form method="post" action={backInStockPath(productId)} className="ask-notice">
      <p id="ask-notice">Get one mail when it is back</p>
      {isSignedIn ? null : (
        <input
          type="email"
          name="email"
          required
          aria-label="Your email"
          autoComplete="email"
          placeholder="Email"
        />
      )}
      <Button variant="secondary" aria-describedby="ask-notice">
        Notify me
      </Button>
    </form>
  );
}
