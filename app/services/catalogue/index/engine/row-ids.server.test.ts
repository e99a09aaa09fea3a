import fc from "fast-check";
import { expect, it } from "vitest";
import { Column } from "./column.server";
import { RowIds } from "./row-ids.server";

it("finds the row id of every id, in any order of insertion, and of later ones", () => {
  const anyId = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 0xffffffff }));
  fc.assert(
    fc.property(
      fc.uniqueArray(anyId, { maxLength: 200 }),
      fc.nat({ max: 5 }),
      anyId,
      (ids, laterCount, stranger) => {
        const first = ids.slice(laterCount);
        const column = new Column();
        for (const [rowId, id] of first.entries()) column.set(rowId, id);
        const rowIdsOf = new RowIds(column);
        for (const _ of rowIdsOf.take(first.length));
        for (const [at, id] of ids.slice(0, laterCount).entries()) rowIdsOf.add(id, first.length + at);
        const rowIds = ids.map((id) => rowIdsOf.find(id));
        expect(rowIds).toEqual(ids.map((_, at) => (at < laterCount ? first.length + at : at - laterCount)));
        if (!ids.includes(stranger)) expect(rowIdsOf.find(stranger)).toBeUndefined();
      },
    ),
  );
});
