'use client'

import { isInchSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import { CascadeFields } from '@/components/catalogue/cascade-fields'
import type { FilterGroups } from '@/components/catalogue/filter-select'
import type { FilterField } from '@/lib/catalogue/filters'
import type { Filter } from '@/lib/catalogue/use-filter'

interface TireDropdownsProps {
  filter: Filter
  /** Those of the cascade that stand here. */
  fields: readonly FilterField[]
  /** What stands where something has to be chosen; not given: that it has to. */
  toChoose?: string
}

/** The dropdowns of the tire filter, all of them or some. */
export function TireDropdowns({ filter, fields, toChoose }: TireDropdownsProps) {
  const t = useTranslations('tire_filter')
  return (
    <CascadeFields
      kind="tire"
      fields={fields}
      toChoose={toChoose}
      labels={{
        width: t('width'),
        profile: t('profile'),
        diameter: t('diameter'),
        protector: t('protector'),
      }}
      failures={{
        width: t('failed.width'),
        profile: t('failed.profile'),
        diameter: t('failed.diameter'),
        protector: t('failed.protector'),
      }}
      filter={filter}
      groupsOf={(field, widths) => (field === 'width' ? byUnit(widths) : undefined)}
    />
  )

  /** Widths in mm are of sections, those in inches of whole tires (31x10.50 R15). */
  function byUnit(widths: readonly string[]): FilterGroups | undefined {
    const inches = widths.filter((width) => isInchSize({ width: Number(width) }))
    if (inches.length === 0) return undefined
    const mm = widths.filter((width) => !inches.includes(width))
    return [
      { label: t('width_mm'), options: mm },
      { label: t('width_inches'), options: inches },
    ]
  }
}
