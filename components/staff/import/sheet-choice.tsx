import type { SheetChoice as Choice } from '@bieznik/contract/catalogue/product-import'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface SheetChoiceProps {
  choice: Choice
  disabled: boolean
  onChoice: (sheet: string) => void
}

/** For a workbook: which of its sheets is read, and what is hidden on it. */
export function SheetChoice({ choice, disabled, onChoice }: SheetChoiceProps) {
  const t = useTranslations('product_import')
  const { used, sheets, hiddenRows, hiddenColumns } = choice
  return (
    <>
      {sheets.length > 1 && (
        <Field label={t('sheet')} hint={t('sheet_hint')} className="max-w-md">
          <Select
            required={false}
            disabled={disabled}
            value={used}
            onChange={(event) => onChoice(event.target.value)}
          >
            {sheets.map(({ name, isHidden }) => (
              <option key={name} value={name}>
                {isHidden ? t('sheet_hidden', { name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {hiddenRows > 0 && <Hidden>{t('hidden_rows', { sheet: used, count: hiddenRows })}</Hidden>}
      {hiddenColumns.length > 0 && (
        <Hidden>{t('hidden_columns', { sheet: used, letters: hiddenColumns.join(', ') })}</Hidden>
      )}
    </>
  )
}

function Hidden({ children }: { children: string }) {
  return <p className="border-l-4 border-amber bg-paper p-3">{children}</p>
}
