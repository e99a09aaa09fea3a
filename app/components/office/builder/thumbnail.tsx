import type { ThumbnailStrip } from "~/models/content/blocks/thumbnail";

const width = 96;
const edge = 6;
const heights = { picture: 16, title: 4, text: 7, button: 6, row: 6, table: 22, frame: 26 } as const;
const gap = 3;

/** A small picture of what can be added (rule builder-17). */
export function Thumbnail({ strips }: { strips: readonly ThumbnailStrip[] }) {
  let y = edge;
  const drawn = strips.flatMap(({ columns, parts }) => {
    const room = (width - 2 * edge - (columns - 1) * gap) / columns;
    const top = y;
    y += parts.reduce((sum, part) => sum + heights[part] + gap, 0);
    return Array.from({ length: columns }, (_, column) => {
      let inner = top;
      return parts.map((part) => {
        const from = inner;
        inner += heights[part] + gap;
        const x = edge + column * (room + gap);
        return <Part key={`${x} ${from}`} part={part} x={x} y={from} room={room} />;
      });
    });
  });
  const height = y - gap + edge;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="office-thumbnail" aria-hidden="true">
      <rect width={width} height={height} className="is-ground" />
      {drawn}
    </svg>
  );
}

type Place = { part: keyof typeof heights; x: number; y: number; room: number };

function Part({ part, x, y, room }: Place) {
  const height = heights[part];
  switch (part) {
    case "title":
      return <rect x={x} y={y} width={room * 0.7} height={height} className="is-dark" />;
    case "text":
      return (
        <>
          <rect x={x} y={y} width={room} height="2" className="is-line" />
          <rect x={x} y={y + 4} width={room * 0.8} height="2" className="is-line" />
        </>
      );
    case "button":
      return <rect x={x} y={y} width={Math.min(room, 24)} height={height} rx="2" className="is-main" />;
    case "picture":
      return (
        <>
          <rect x={x} y={y} width={room} height={height} className="is-picture" />
          <path
            d={`M${x} ${y + height}l${room / 3} -8 ${room / 3} 5 ${room / 3} -3v6z`}
            className="is-line"
          />
        </>
      );
    case "row":
      return (
        <>
          <rect x={x} y={y} width={room} height={height} className="is-picture" />
          <path d={`M${x + room - 6} ${y + 2}l2 2 2 -2`} className="is-stroke" />
        </>
      );
    case "table":
      return (
        <path
          d={`M${x} ${y}h${room}v${height}h-${room}zm0 7h${room}m-${room} 8h${room}M${x + room / 3} ${y}v${height}m${room / 3} 0v-${height}`}
          className="is-stroke"
        />
      );
    default:
      return <rect x={x} y={y} width={room} height={height} className="is-dashed" />;
  }
}
