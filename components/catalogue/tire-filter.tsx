'use client'

import { formatTireSize, isInchSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CascadeFields } from '@/components/catalogue/cascade-fields'
import { FilterForm } from '@/components/catalogue/filter-form'
import { DASH, type FilterGroups } from '@/components/catalogue/filter-select'
import { PriceRange } from '@/components/catalogue/price-range'
import { RangeSelect } from '@/components/catalogue/range-select'
import { SizeBox } from '@/components/catalogue/size-box'
import { filters, type FilterField, type FilterOptions, type FilterValues } from '@/lib/catalogue/filters'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { useFilter } from '@/lib/catalogue/use-filter'

interface TireFilterProps {
  initial: FilterValues
  options: FilterOptions
  isOnResults: boolean
  /** Where the list is looked at, and not the way in. */
  isFolded?: boolean | undefined
  /** The home page: the size stands on a drawn sidewall, the rest is folded. */
  sidewall?: string | undefined
  /** What the list is narrowed by and its order, the query of an address. */
  carried?: string
  /** What the catalogue holds. */
  manufacturers: readonly string[]
  /** The same, each with its name. */
  seasons: readonly { value: string; name: string }[]
}

export function TireFilter({
  initial,
  options,
  isOnResults,
  isFolded = false,
  sidewall,
  carried = '',
  manufacturers,
  seasons,
}: TireFilterProps) {
  const t = useTranslations('tire_filter')
  const [onlySeason] = seasons
  const season = seasons.length === 1 && onlySeason ? onlySeason.value : initial.season
  const filter = useFilter({ kind: 'tire', values: { ...initial, season }, options, isOnResults })
  const { values, choose } = filter
  /** A size from the lists takes the place of one that was typed. */
  const [listChoices, setListChoices] = useState(0)

  function chooseFromList(field: FilterField, value: string): void {
    if (filters.tire.required.includes(field)) setListChoices(listChoices + 1)
    choose(field, value)
  }

  const sizeBox = (
    <div className="col-span-full">
      <SizeBox
        key={listChoices}
        onUnderstood={({ width, profile, diameter }) =>
          filter.chooseAll({ width: `${width}`, profile: `${profile}`, diameter: `${diameter}` }, 'diameter')
        }
      />
    </div>
  )
  const dropdowns = (fields: readonly FilterField[], toChoose?: string) => (
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
      filter={{ ...filter, choose: chooseFromList }}
      groupsOf={(field, widths) => (field === 'width' ? byUnit(widths) : undefined)}
    />
  )
  const others = (
    <>
      <PriceRange
        from={values.priceFrom ?? ''}
        to={values.priceTo ?? ''}
        onChange={(bounds) => filter.chooseAll(bounds, 'priceTo')}
      />
      <RangeSelect
        name="manufacturer"
        label={t('manufacturer')}
        value={values.manufacturer ?? ''}
        range={manufacturers.map((name) => ({ value: name, name }))}
        onChoose={(value) => choose('manufacturer', value)}
      />
      <RangeSelect
        name="season"
        label={t('season')}
        value={values.season ?? ''}
        range={seasons}
        onChoose={(value) => choose('season', value)}
        isSent
      />
    </>
  )

  return (
    <FilterForm
      kind="tire"
      filter={filter}
      isFolded={isFolded}
      carried={carried}
      heading={t('heading')}
      chosen={chosenSize() ?? t('none_chosen')}
      noneChosen={t('none_chosen')}
      change={t('change')}
      submit={t('submit')}
      hint={t('hint')}
      folded={
        sidewall === undefined
          ? undefined
          : {
              title: t('more'),
              note: t('unchosen', { size: formatTireSize(defaultTireSearch) }),
              fields: (
                <>
                  {sizeBox}
                  {dropdowns(['protector'])}
                  {others}
                </>
              ),
            }
      }
    >
      {sidewall === undefined ? (
        <>
          {sizeBox}
          {dropdowns(filters.tire.cascade)}
          {others}
        </>
      ) : (
        <div className="sidewall-picture">
          <img src={sidewall} alt="" fetchPriority="high" />
          {dropdowns(filters.tire.required, DASH)}
        </div>
      )}
    </FilterForm>
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

  function chosenSize(): string | null {
    const [width = 0, profile = 0, diameter = 0] = [values.width, values.profile, values.diameter].map(Number)
    if (!(width > 0 && profile > 0 && diameter > 0)) return null
    // Kept on one line.
    return t('chosen', { size: formatTireSize({ width, profile, diameter }).replace(' ', '\u00A0') })
  }
}
