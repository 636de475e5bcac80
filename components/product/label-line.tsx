import type { LabelTexts } from '@/lib/catalogue/card-product'
import { LabelArrow } from './label-arrow'

/** What the label of a tire says, at its price: the arrow leads to the whole label. */
export function LabelLine({ label: { fuelClass, name, words, href } }: { label: LabelTexts }) {
  const arrow = <LabelArrow fuelClass={fuelClass} name={name} />
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-2 text-sm text-quiet">
      {href === undefined ? (
        arrow
      ) : (
        <a href={href} rel="noreferrer" className="relative z-10 inline-flex py-1">
          {arrow}
        </a>
      )}
      <span>{words}</span>
    </span>
  )
}
