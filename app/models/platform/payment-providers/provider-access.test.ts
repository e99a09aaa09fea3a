import { expect, test } from "vitest";
import { providerUrls, standardAddresses } from "./provider-access";

test("an address that is given takes the place of the provider's own, without a slash at its end", () => {
  const urls = providerUrls({ ...standardAddresses, STRIPE_API_URL: "http://127.0.0.1:9/" });
  expect(urls.stripe).toBe("http://127.0.0.1:9");
  expect(urls.paypal).toBe("https://api-m.paypal.com");
});
