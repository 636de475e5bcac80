'use client'

import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { optionsOf } from '@/lib/imports/supplier-options'
import { suppliersQuery } from '@/lib/imports/supplier-queries'
import { useStaffQuery } from '../parts/use-staff-query'

interface SupplierChoiceProps {
  options: ImportOptions
  disabled: boolean
  onOptions: (options: ImportOptions) => void
}

/** Whose list it is. How the last one of theirs was read is chosen with it; its columns are remembered where it is read. */
export function SupplierChoice({ options, disabled, onOptions }: SupplierChoiceProps) {
  const t = useTranslations('product_import')
  const { data = [] } = useStaffQuery(suppliersQuery)

  function choose(id: string): void {
    const supplier = data.find((each) => String(each.id) === id)
    onOptions(supplier ? optionsOf(supplier, options) : { ...options, supplierId: undefined })
  }

  return (
    <Field label={t('supplier')} hint={t('supplier_hint')}>
      <Select
        required={false}
        disabled={disabled}
        value={options.supplierId === undefined ? '' : String(options.supplierId)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('no_supplier')}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
