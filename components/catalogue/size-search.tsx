'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { DASH } from '@/components/catalogue/filter-select'
import { FilterForm } from '@/components/catalogue/filter-form'
import { TireDropdowns } from '@/components/catalogue/tire-dropdowns'
import type { TireRanges } from '@/components/catalogue/tire-other-fields'
import { filters, type FilterOptions, type FilterValues } from '@/lib/catalogue/filters'
import { useFilter } from '@/lib/catalogue/use-filter'
import { drawingFile } from '@/lib/drawings/drawing-address'

/** Without their script the size alone is searched for. */
const MoreTireFields = lazy(() => import('./more-tire-fields').catch(() => ({ default: () => <></> })))

interface SizeSearchProps extends TireRanges {
  initial: FilterValues
  options: FilterOptions
  texts: {
    /** What opens the other fields. */
    more: string
    /** Which size is searched for while none is chosen. */
    unchosen: string
  }
}

/** The size of a tire on a drawn sidewall, whose figures are the dropdowns; the other fields of the filter are folded. */
export function SizeSearch({ initial, options, texts, manufacturers, seasons }: SizeSearchProps) {
  const t = useTranslations('tire_filter')
  const filter = useFilter({ kind: 'tire', values: initial, options, isOnResults: false })
  const [listChoices, setListChoices] = useState(0)
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState(false)
  // It may have been opened before hydration.
  useEffect(() => setOpened(details.current?.open === true), [])

  return (
    <section aria-label={t('heading')} className="size-search">
      <FilterForm
        kind="tire"
        filter={filter}
        submit={t('submit')}
        hint={t('hint')}
        note={texts.unchosen}
        below={
          <details ref={details} onToggle={() => setOpened(isOpened || details.current?.open === true)}>
            <summary>{texts.more}</summary>
            {isOpened && (
              <Suspense>
                <div className="more-fields">
                  <MoreTireFields
                    filter={filter}
                    listChoices={listChoices}
                    manufacturers={manufacturers}
                    seasons={seasons}
                  />
                </div>
              </Suspense>
            )}
          </details>
        }
      >
        <div className="sidewall-picture">
          <img src={drawingFile('plate-sidewall')} alt="" fetchPriority="high" />
          <TireDropdowns
            filter={{
              ...filter,
              choose: (field, value) => {
                setListChoices(listChoices + 1)
                filter.choose(field, value)
              },
            }}
            fields={filters.tire.required}
            toChoose={DASH}
          />
        </div>
        {!isOpened &&
          (['priceFrom', 'priceTo', 'season'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={filter.values[name] ?? ''} />
          ))}
      </FilterForm>
    </section>
  )
}
