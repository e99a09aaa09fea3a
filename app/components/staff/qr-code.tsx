/** Squares around a QR code that stay light, without which a camera does not find it. */
const border = 4;

/**
 * A QR code as a picture in the page: no request, no script. It stays dark on light in every theme.
 * @param squares its rows, `1` for a dark square
 */
export function QrCode({ squares, label }: { squares: readonly string[]; label: string }) {
  const size = squares.length + 2 * border;
  const path = squares
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: dark }) => `M${index + border} ${y + border}h${dark.length}v1h-${dark.length}z`,
      ),
    )
    .join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="h-auto w-56 max-w-full">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
