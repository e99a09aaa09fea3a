import type { SellerMap } from "~/models/marketplace/map-dots";
import { mapSize } from "~/models/marketplace/us-map";
import type { StaticData } from "~/models/platform/page/static-data";
import { sellerPath } from "~/paths/places";
import { StaticPart } from "../../ui/framework/static-part";

/** Where sellers are, as links on a map of the United States. The list beside it says the same. */
export function UsMap({ of }: { of: StaticData<SellerMap> }) {
  return (
    <StaticPart
      of={of}
      as="nav"
      aria-label="Map of sellers in the United States"
      className="rounded-base bg-sunken p-3 md:p-6"
    >
      {({ country, states, dots }) => (
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className="block h-auto w-full">
          <title>Sellers in the United States</title>
          <path d={country} className="fill-surface stroke-ink/40" strokeWidth="2" strokeLinejoin="round" />
          <path d={states} fill="none" className="stroke-ink/15" strokeWidth="1.5" strokeLinejoin="round" />
          {dots.map(({ code, name, x, y }) => (
            <a key={code} href={sellerPath(code)} aria-label={name} className="group">
              <title>{name}</title>
              <circle cx={x} cy={y} r="26" fill="transparent" />
              <circle
                cx={x}
                cy={y}
                r="10"
                className="fill-brand stroke-surface group-hover:fill-accent group-focus:fill-accent"
                strokeWidth="3"
              />
            </a>
          ))}
        </svg>
      )}
    </StaticPart>
  );
}
