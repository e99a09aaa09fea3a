import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SellerMap } from "~/models/marketplace/map-dots";
import { mapSize } from "~/models/marketplace/us-map";
import type { StaticData } from "~/models/platform/page/static-data";
import { sellerPath } from "~/paths/places";
import { StaticPart } from "../../ui/framework/static-part";

/** Of more sellers the names would lie over each other. */
const mostNames = 8;

/** A name stands right of its dot in the west, below it in the middle, and left of it where the map ends. */
function nameAt(x: number, y: number) {
  if (x < mapSize.width * 0.35) return { x: x + 18, y: y + 10, textAnchor: "start" as const };
  if (x > mapSize.width * 0.8) return { x: x - 18, y: y + 10, textAnchor: "end" as const };
  return { x, y: y + 42, textAnchor: "middle" as const };
}

/**
 * Where sellers are, with their names where there is room, as links on a map of the United States. The list
 * beside it says the same.
 */
export function UsMap({ of }: { of: StaticData<SellerMap> }) {
  const t = useTexts();
  return (
    <StaticPart
      of={of}
      as="nav"
      aria-label={t("Map of sellers in the United States")}
      className="rounded-base bg-sunken p-3 md:p-6"
    >
      {({ country, states, dots }) => (
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className="block h-auto w-full">
          <title>{t("Sellers in the United States")}</title>
          <Land country={country} states={states} />
          {dots.map(({ code, name, x, y }) => (
            <PlainLink key={code} href={sellerPath(code)} aria-label={name} className="group">
              <title>{name}</title>
              <circle cx={x} cy={y} r="26" fill="transparent" />
              <circle
                cx={x}
                cy={y}
                r="10"
                className="fill-brand stroke-surface group-hover:fill-accent group-focus:fill-accent"
                strokeWidth="3"
              />
              {dots.length <= mostNames ? (
                <text
                  {...nameAt(x, y)}
                  className="fill-ink stroke-surface text-[30px] font-medium [paint-order:stroke] group-hover:underline"
                  strokeWidth="6"
                >
                  {name}
                </text>
              ) : null}
            </PlainLink>
          ))}
        </svg>
      )}
    </StaticPart>
  );
}

/** Where one seller is, as a picture on its own page. */
export const PlaceMap = ({ of, name }: { of: StaticData<SellerMap>; name: string }) => {
  const t = useTexts();
  return (
    <StaticPart of={of} className="rounded-base bg-sunken p-4">
      {({ country, states, dots }) => (
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          role="img"
          aria-label={t("{name} on a map of the United States", { name })}
          className="block h-auto w-full"
        >
          <Land country={country} states={states} />
          {dots.map(({ code, x, y }) => (
            <g key={code}>
              <circle cx={x} cy={y} r="44" className="fill-brand/20" />
              <circle cx={x} cy={y} r="17" className="fill-brand stroke-surface" strokeWidth="5" />
            </g>
          ))}
        </svg>
      )}
    </StaticPart>
  );
};

const Land = ({ country, states }: Pick<SellerMap, "country" | "states">) => (
  <>
    <path d={country} className="fill-surface stroke-ink/40" strokeWidth="2" strokeLinejoin="round" />
    <path d={states} fill="none" className="stroke-ink/15" strokeWidth="1.5" strokeLinejoin="round" />
  </>
);
