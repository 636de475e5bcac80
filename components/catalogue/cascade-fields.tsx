'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect, type FilterGroups } from '@/components/catalogue/filter-select'
import { Button } from '@/components/ui/button'
import { filters, type FilterField, type FilterKind } from '@/lib/catalogue/filters'
import type { Filter } from '@/lib/catalogue/use-filter'

interface CascadeFieldsProps {
  kind: FilterKind
  labels: Partial<Record<FilterField, string>>
  /** Shown when the list of a dropdown could not be loaded. */
  failures: Partial<Record<FilterField, string>>
  filter: Filter
  /** Of the dropdowns these alone. */
  fields?: readonly FilterField[]
  /** What stands where something has to be chosen; not given: that it has to. */
  toChoose?: string | undefined
  /** The choices of a dropdown in groups, each with its name; undefined: they stand in one list. */
  groupsOf?: (field: FilterField, options: readonly string[]) => FilterGroups | undefined
}

/** The dropdowns of a filter, from high to low. */
export function CascadeFields({
  kind,
  labels,
  failures,
  filter,
  fields = filters[kind].cascade,
  toChoose,
  groupsOf,
}: CascadeFieldsProps) {
  const t = useTranslations('catalogue')
  const { required } = filters[kind]
  const { values, options, failed, isChosen } = filter
  // The three numbers of a tire's size stand as they do on its sidewall.
  const size = kind === 'tire' ? fields.filter((field) => required.includes(field)) : []
  const select = (field: FilterField) => (
    <FilterSelect
      key={field}
      name={field}
      label={labels[field] ?? ''}
      value={values[field] ?? ''}
      options={options[field] ?? []}
      groups={groupsOf?.(field, options[field] ?? [])}
      onChoose={(value) => filter.choose(field, value)}
      placeholder={required.includes(field) ? (toChoose ?? t('choose')) : t('any')}
      required={required.includes(field)}
      isUnchosen={!isChosen && required.includes(field) && Boolean(values[field])}
    />
  )
  return (
    <>
      {size.length > 0 && <div className="sidewall">{size.map(select)}</div>}
      {fields.filter((field) => !size.includes(field)).map(select)}
      {failed && fields.includes(failed) && (
        <ListFailure text={failures[failed] ?? ''} onRetry={filter.retry} />
      )}
    </>
  )
}

function ListFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('failure')
  return (
    <div role="alert" className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-sm">{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
