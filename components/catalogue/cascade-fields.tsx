'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/catalogue/filter-select'
import {
  filters,
  type FilterField,
  type FilterKind,
  type FilterOptions,
  type FilterValues,
} from '@/lib/catalogue/filters'

interface CascadeFieldsProps {
  kind: FilterKind
  labels: Partial<Record<FilterField, string>>
  values: FilterValues
  options: FilterOptions
  onChoose: (field: FilterField, value: string) => void
}

/** The dropdowns of a filter, from high to low. */
export function CascadeFields({ kind, labels, values, options, onChoose }: CascadeFieldsProps) {
  const t = useTranslations('catalogue')
  const { cascade, required } = filters[kind]
  return cascade.map((field) => (
    <FilterSelect
      key={field}
      name={field}
      label={labels[field] ?? ''}
      value={values[field] ?? ''}
      options={options[field] ?? []}
      onChoose={(value) => onChoose(field, value)}
      placeholder={required.includes(field) ? t('choose') : t('any')}
      required={required.includes(field)}
    />
  ))
}
