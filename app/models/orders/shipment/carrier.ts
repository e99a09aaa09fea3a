// @public

/** Carriers whose tracking pages are known: name and address of the page, `{number}` for the parcel. */
const carriers = {
  ups: ["UPS", "https://www.ups.com/track?tracknum={number}"],
  usps: ["USPS", "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}"],
  fedex: ["FedEx", "https://www.fedex.com/fedextrack/?trknbr={number}"],
  dhl: ["DHL", "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}"],
  dpd: ["DPD", "https://www.dpd.com/tracking/{number}"],
  gls: ["GLS", "https://gls-group.com/track/{number}"],
  royal_mail: ["Royal Mail", "https://www.royalmail.com/track-your-item#/tracking-results/{number}"],
  canada_post: [
    "Canada Post",
    "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}",
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** Code of a carrier with a tracking page. */
type CarrierCode = keyof typeof carriers;

/** The codes of the known carriers. */
export const carrierCodes = Object.keys(carriers);

const isKnown = (carrier: string): carrier is CarrierCode => Object.hasOwn(carriers, carrier);

/** The code of a carrier that is named by its code or name; any other text as it is. */
export function carrierCode(text: string): string {
  const plain = text.trim();
  const wanted = plain.toLowerCase();
  return carrierCodes.find((code) => code === wanted || carrierName(code).toLowerCase() === wanted) ?? plain;
}

/** Who carries what its shopper collects (rule orders-20). */
export const pickupCarrier = "pickup";

/** The displayed name of a carrier; any other text is the name itself (rule orders-7). */
export function carrierName(carrier: string): string {
  if (carrier === pickupCarrier) return "Pickup";
  return isKnown(carrier) ? carriers[carrier][0] : carrier;
}

/** The carrier's page about a parcel; null for another carrier or without a number. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  if (!isKnown(carrier) || trackingNumber === "") return null;
  return carriers[carrier][1].replace("{number}", encodeURIComponent(trackingNumber));
}
