import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { importFields, type ImportColumns } from '@bieznik/contract/catalogue/product-import'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Options, Select } from '@/components/ui/select'

interface ColumnMappingProps {
  columns: ImportColumns
  /** The first cells of each column. */
  samples: readonly string[][]
  /** Whether little of the file could be used, so that a column may be wrong. */
  isDoubtful: boolean
  disabled: boolean
  onColumns: (columns: ImportColumns) => void
}

/** What each column of the file holds, for staff to put right; a field that another column has moves here. */
export function ColumnMapping({ columns, samples, isDoubtful, disabled, onColumns }: ColumnMappingProps) {
  const t = useTranslations('product_import')
  const language = useLocale()
  const [chosen, setChosen] = useState(columns)
  const isChanged = chosen.some(({ field }, index) => field !== columns[index]?.field)

  function choose(at: number, name: string): void {
    const field = importFields.find((known) => known === name) ?? null
    setChosen(
      chosen.map((column, index) => {
        if (index === at) return { ...column, field }
        return field !== null && column.field === field ? { ...column, field: null } : column
      }),
    )
  }

  return (
    <details open={isDoubtful || columns.every(({ field }) => field === null)}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        {t('columns', {
          known: columns.filter(({ field }) => field !== null).length,
          all: columns.length,
        })}
      </summary>
      <ul className="grid gap-3 py-2 sm:grid-cols-2 lg:grid-cols-3">
        {chosen.map(({ header, field }, index) => (
          <li key={index}>
            <label className="flex flex-col gap-1 text-sm font-medium">
              <span className="wrap-break-word">{header.trim() || t('column', { number: index + 1 })}</span>
              <Select
                value={field ?? ''}
                disabled={disabled}
                onChange={(event) => choose(index, event.target.value)}
              >
                <option value="">{t('left_out')}</option>
                <Options of={importFields} nameOf={(known) => fieldName(known, language)} />
              </Select>
            </label>
            <p className="text-sm wrap-anywhere text-quiet">{samples[index]?.join(' · ')}</p>
          </li>
        ))}
      </ul>
      <Button variant="secondary" disabled={disabled || !isChanged} onClick={() => onColumns(chosen)}>
        {t('check_again')}
      </Button>
    </details>
  )
}
