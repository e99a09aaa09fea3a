/**
 * The groups of files that reach each other by imports, each group sorted; files that reach only others are
 * in none.
 */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const back = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) back.set(target, [...(back.get(target) ?? []), file]);
  const grouped = new Set<string>();
  const circles: string[][] = [];
  for (const file of finished(graph).reverse()) {
    const group = walk(file, back, grouped);
    if (group.length > 1) circles.push(group.sort());
  }
  return circles.sort();
}

/** All files, each after those it imports unless they import it (Kosaraju). */
function finished(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  return [...graph.keys()].flatMap((file) => walk(file, graph, seen));
}

/** What can be reached from a file and was not seen yet, in the order in which it is left. */
function walk(start: string, graph: ReadonlyMap<string, readonly string[]>, seen: Set<string>): string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  return [...(graph.get(start) ?? []).flatMap((target) => walk(target, graph, seen)), start];
}
