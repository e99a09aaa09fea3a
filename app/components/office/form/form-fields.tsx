import { useContext } from "react";
import { itemChangeText } from "~/models/office/form/change-items";
import { countBelow, foldsItems, isFilled, isWithin, itemTitle } from "~/models/office/form/fold-items";
import type { FormNode, FormTexts, LeafNode } from "~/models/office/form/form-node";
import { languageOfNode } from "~/models/office/form/in-languages";
import { listBelow, outOf } from "~/models/office/form/nest-items";
import { fieldName } from "~/models/office/form/posted-texts";
import { decides, decidingText } from "~/models/office/form/shown-when";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { FoldContext, ItemFold } from "./item-fold";
import { ItemHandle } from "./item-handle";
import { LeafField } from "./leaf-field";
import { useErrorPaths, useFieldAnswer } from "./office-form";
import { ShownField } from "./shown-field";

type Part<Node = FormNode> = { node: Node; texts: FormTexts | undefined; path: string };
type Group = { readonly [key: string]: FormTexts };

const groupOf = (texts: FormTexts | undefined): Group =>
  typeof texts === "object" && !Array.isArray(texts) ? (texts as Group) : {};

/** The fields of a form, or of a part of one; `path` is its place in the form's names. */
export function FormFields({ node, texts, path }: Part) {
  switch (node.kind) {
    case "group":
      if (node.label === "") return <GroupFields fields={node.fields} texts={texts} path={path} />;
      return node.isFolded ? (
        <GroupFold node={node} texts={texts} path={path} />
      ) : (
        <fieldset className="office-group">
          <legend>{node.label}</legend>
          {node.help ? <small>{node.help}</small> : null}
          <GroupFields fields={node.fields} texts={texts} path={path} />
        </fieldset>
      );
    case "list":
      return foldsItems(node, texts) ? (
        <FoldedItems node={node} texts={texts} path={path} />
      ) : (
        <Items node={node} texts={texts} path={path} />
      );
    case "map":
      return <Items node={node} texts={texts} path={path} />;
    case "variants":
      return <Variants node={node} texts={texts} path={path} />;
    default:
      return <LeafField node={node} texts={texts} path={path} />;
  }
}

function GroupFields({
  fields,
  texts,
  path,
}: {
  fields: readonly FormNode[];
  texts: FormTexts | undefined;
  path: string;
}) {
  const own = groupOf(texts);
  const errors = useErrorPaths();
  const isHydrated = useIsHydrated();
  const field = (node: FormNode) => {
    const at = fieldName(path, node.key);
    // With a script the others are shown as soon as it changes.
    return node.kind === "choice" && !isHydrated && decides(node.key, fields) ? (
      <LeafField key={node.key} node={node} texts={own[node.key]} path={at} showsMore />
    ) : (
      <FormFields key={node.key} node={node} texts={own[node.key]} path={at} />
    );
  };
  return besideEachOther(fields).map(([first, ...others]) => {
    const row =
      others.length === 0 ? (
        field(first)
      ) : (
        <div key={first.key} className="office-languages">
          {[first, ...others].map(field)}
        </div>
      );
    const { when } = first;
    if (!when) return row;
    const deciding = { name: fieldName(path, when.field), text: decidingText(when, fields, texts) };
    const isForced = isWithin(fieldName(path, first.key), errors);
    return (
      <ShownField key={first.key} when={when} deciding={deciding} isForced={isForced}>
        {row}
      </ShownField>
    );
  });
}

/** Each field with those that are the same in further languages. */
function besideEachOther(fields: readonly FormNode[]): [FormNode, ...FormNode[]][] {
  const rows: [FormNode, ...FormNode[]][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (row && languageOfNode(field) !== null) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** One of many groups, folded below its name; one with a text in it or with a message stands open. */
function GroupFold({ node, texts, path }: Part<Extract<FormNode, { kind: "group" }>>) {
  const errors = useErrorPaths();
  return (
    <details className="office-fold" open={isFilled(texts) || isWithin(`${path}.`, errors)}>
      <summary>{node.label}</summary>
      <div className="office-fields">
        {node.help ? <small>{node.help}</small> : null}
        <GroupFields fields={node.fields} texts={texts} path={path} />
      </div>
    </details>
  );
}

/** A long list, whose items and those below them are folded. */
const FoldedItems = (part: Part<Extract<FormNode, { kind: "list" }>>) => {
  const fold = useContext(FoldContext);
  return (
    <FoldContext.Provider value={{ ...fold, isFolded: true }}>
      <Items {...part} />
    </FoldContext.Provider>
  );
};

/** The items of a list, each with what moves and removes it. */
function Items({ node, texts, path }: Part<Extract<FormNode, { kind: "list" | "map" }>>) {
  const items = Array.isArray(texts) ? (texts as readonly FormTexts[]) : [];
  const { error, id } = useFieldAnswer(path);
  const { itemLabel } = node;
  const nests = node.kind === "list" && listBelow(node) !== null;
  const isNested = outOf(path) !== null;
  return (
    <fieldset id={id} className="office-group" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{node.label}</legend>
      {node.help ? <small>{node.help}</small> : null}
      {error ? (
        <p id={`${id}-error`} role="alert" tabIndex={-1} className="office-error">
          {error}
        </p>
      ) : null}
      <ol className="office-items">
        {items.map((item, index) => {
          const place = `${path}[${index}]`;
          const name = `${itemLabel} ${index + 1}`;
          const button = (act: "up" | "down" | "in" | "out" | "remove", sign: string, words: string) => (
            <button
              type="submit"
              name="items"
              value={itemChangeText(act, path, index)}
              className="office-button"
              aria-label={`${words} ${name}`}
              formNoValidate
            >
              {sign}
            </button>
          );
          return (
            // Its place is what an item is: another order draws the list anew.
            <li key={place} data-item={place}>
              {node.kind === "map" ? (
                <div className="office-fields">
                  <LeafField node={mapName} texts={groupOf(item).name} path={`${place}.name`} />
                  <FormFields node={node.item} texts={groupOf(item).value} path={`${place}.value`} />
                </div>
              ) : (
                <ItemFold place={place} title={itemTitle(node.item, item)} below={countBelow(node, item)}>
                  <div className="office-fields">
                    <FormFields node={node.item} texts={item} path={place} />
                  </div>
                </ItemFold>
              )}
              <span className="office-item-buttons">
                {items.length > 1 || isNested ? <ItemHandle name={name} /> : null}
                {index > 0 ? button("up", "↑", "Move up") : null}
                {index < items.length - 1 ? button("down", "↓", "Move down") : null}
                {nests && index > 0 ? button("in", "→", "Put below the one before:") : null}
                {isNested ? button("out", "←", "Take out:") : null}
                {button("remove", "✕", "Remove")}
              </span>
            </li>
          );
        })}
      </ol>
      <button
        type="submit"
        name="items"
        value={itemChangeText("add", path)}
        className="office-button"
        formNoValidate
      >
        Add {itemLabel}
      </button>
    </fieldset>
  );
}

const mapName: LeafNode = {
  key: "name",
  label: "Name",
  help: "",
  kind: "text",
  isOptional: false,
  unit: "",
  example: "",
  choices: [],
};

/** One of several groups: which one, and its fields. Without a script another one is shown after a post. */
function Variants({ node, texts, path }: Part<Extract<FormNode, { kind: "variants" }>>) {
  const own = groupOf(texts);
  const chosen = typeof own[node.by] === "string" ? own[node.by] : node.variants[0]?.value;
  const variant = node.variants.find(({ value }) => value === chosen) ?? node.variants[0];
  const by: LeafNode = {
    ...mapName,
    key: node.by,
    label: node.byLabel,
    help: node.help,
    kind: "choice",
    choices: node.variants,
  };
  return (
    <div className="office-fields">
      <LeafField node={by} texts={own[node.by]} path={fieldName(path, node.by)} showsMore />
      <GroupFields fields={variant?.fields ?? []} texts={texts} path={path} />
    </div>
  );
}
