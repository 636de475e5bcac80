'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { compactInputClass } from '../compact'
import { FilterChoice } from './filter-choice'
import { FiltersButton, foldedClass } from './filters-button'
import { SavedViews } from './saved-views'

/** A field of the address that narrows a list down. */
export interface Filter {
  field: string
  label: string
  /** Not given: it is typed. */
  options?: readonly { value: string; label: string }[]
  /** What the list shows without a choice; not given: all. */
  unchosen?: string
  /** A day is chosen. */
  isDay?: boolean
}

/** Those by which `SortHeader` sorts. */
const SORT_FIELDS = ['sort', 'order'] as const

/** Another filter begins at its first page; what is empty is not in the address. */
const change = (field: string, value: string | null) =>
  changeQueryState('replace', { page: null, [field]: value || null })

interface ListFiltersProps {
  /** What the search is called; not given: there is none. */
  search?: string | undefined
  /** What can be searched for. */
  searchHint?: string | undefined
  filters: readonly Filter[]
  /** What is shown can be saved as a view of this page. */
  hasViews?: boolean
  /** How many it leaves. */
  children?: ReactNode
}

/** Searches and narrows a list as one types and chooses, all of it in the address. On a phone the filters open by a button. */
export function ListFilters({
  search,
  searchHint = search,
  filters,
  hasViews = false,
  children,
}: ListFiltersProps) {
  const t = useTranslations('admin.list')
  const query = useQueryState()
  const [isOpen, setOpen] = useState(false)
  if (search === undefined && filters.length === 0 && !children) return null
  const fields = [...(search === undefined ? [] : ['search']), ...filters.map(({ field }) => field)]
  const isFiltered = fields.some((field) => query.has(field))
  const clear = () =>
    changeQueryState('replace', Object.fromEntries([...fields, 'page'].map((field) => [field, null])))
  return (
    <search className="flex flex-wrap items-center gap-2">
      {search !== undefined && (
        <Input
          required={false}
          type="search"
          aria-label={search}
          placeholder={searchHint}
          className={clsx(compactInputClass, 'max-w-xl min-w-44 flex-1')}
          maxLength={100}
          value={query.get('search') ?? ''}
          onChange={(event) => change('search', event.target.value)}
        />
      )}
      {(filters.length > 0 || hasViews) && (
        <FiltersButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
      <div className={foldedClass(isOpen)}>
        {filters.map((filter) => (
          <FilterField key={filter.field} filter={filter} value={query.get(filter.field) ?? ''} />
        ))}
        {hasViews && <SavedViews fields={[...fields, ...SORT_FIELDS]} />}
      </div>
      {isFiltered && (
        <Button variant="quiet" className="lg:min-h-9!" onClick={clear}>
          {t('clear')}
        </Button>
      )}
      {children}
    </search>
  )
}

function FilterField({
  filter: { field, label, options, unchosen, isDay },
  value,
}: {
  filter: Filter
  value: string
}) {
  if (options)
    return (
      <FilterChoice
        label={label}
        unchosen={unchosen}
        chosen={value}
        options={options}
        onChoose={(chosen) => change(field, chosen)}
      />
    )
  return (
    <label className="flex min-w-0 items-center gap-1 text-sm">
      <span className="text-quiet">{label}</span>
      <Input
        required={false}
        type={isDay ? 'date' : 'text'}
        autoComplete="off"
        maxLength={isDay ? undefined : 200}
        className={clsx(compactInputClass, 'w-36!')}
        value={value}
        onChange={(event) => change(field, event.target.value)}
      />
    </label>
  )
}
