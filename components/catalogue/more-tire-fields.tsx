'use client'

import { SizeBox } from '@/components/catalogue/size-box'
import { TireDropdowns } from '@/components/catalogue/tire-dropdowns'
import { TireOtherFields, type TireRanges } from '@/components/catalogue/tire-other-fields'
import type { Filter } from '@/lib/catalogue/use-filter'

interface MoreTireFieldsProps extends TireRanges {
  filter: Filter
  /** Another one: a size from the lists takes the place of one that was typed. */
  listChoices: number
}

/** What the home page has folded of the tire filter, loaded when it is opened. */
export default function MoreTireFields({ filter, listChoices, ...ranges }: MoreTireFieldsProps) {
  return (
    <>
      <div className="col-span-full">
        <SizeBox key={listChoices} choose={filter.chooseAll} />
      </div>
      <TireDropdowns filter={filter} fields={['protector']} />
      <TireOtherFields filter={filter} {...ranges} />
    </>
  )
}
