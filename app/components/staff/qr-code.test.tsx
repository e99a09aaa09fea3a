import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code";

test("dark squares beside each other are drawn as one, four squares from the edge", () => {
  const html = renderToStaticMarkup(<QrCode squares={["110", "001", "101"]} label="QR code" />);
  expect(html).toContain('viewBox="0 0 11 11"');
  expect(html).toContain('d="M4 4h2v1h-2zM6 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z"');
  expect(html).toContain('aria-label="QR code"');
});
