import { useTexts } from "~/components/ui/texts/use-texts";
import { lineDetail } from "~/models/orders/order-view/line-detail";
import { lineImage } from "~/models/orders/order-view/line-image";
import { qtyField } from "~/models/orders/return-request/return-form";
import type { ReturnableLine } from "~/models/orders/return-request/returnable";
import { AccountTextField } from "../../accounts/account-text-field";
import { LinePicture } from "../../selling/lines/line-picture";

/** A line of an order with a field for how many of its pieces go back. */
export function LineQuantity({ line, leftQty, isRequired }: ReturnableLine & { isRequired: boolean }) {
  const t = useTexts();
  const image = lineImage(line.imageUrl);
  const detail = lineDetail(line);
  return (
    <li className="flex flex-wrap gap-4 py-5 sm:flex-nowrap">
      <LinePicture image={image} sizePx={72} />
      <div className="min-w-0 flex-1 max-sm:basis-1/2">
        <p className="font-medium leading-snug wrap-anywhere">{line.name}</p>
        {detail ? <p className="text-sm text-muted wrap-anywhere">{detail}</p> : null}
      </div>
      <div className="w-full sm:w-52">
        <AccountTextField
          name={qtyField(line.id)}
          label={t("How many of {leftQty}", { leftQty })}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={0}
          max={leftQty}
          placeholder={isRequired ? undefined : "0"}
          required={isRequired}
          aria-label={t("How many of {leftQty}: {name}", { leftQty, name: line.name })}
        />
      </div>
    </li>
  );
}
