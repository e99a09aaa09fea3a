/** The mirror image of a path about x = 0. The path has absolute M, L, C, Q and Z commands and `x y` pairs only. */
export function mirrorX(path: string): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_pair, x: string, y: string) => `${-Number(x)} ${y}`);
}

/** A rectangle with rounded corners as a path of absolute M, L, Q and Z commands, centred at (cx, cy). */
export function roundedBox(cx: number, cy: number, width: number, height: number, radius: number): string {
  const [l, r, t, b] = [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2];
  const c = Math.min(radius, width / 2, height / 2);
  return (
    `M${l + c} ${t}L${r - c} ${t}Q${r} ${t} ${r} ${t + c}L${r} ${b - c}Q${r} ${b} ${r - c} ${b}` +
    `L${l + c} ${b}Q${l} ${b} ${l} ${b - c}L${l} ${t + c}Q${l} ${t} ${l + c} ${t}Z`
  );
}
