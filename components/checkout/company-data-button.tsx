'use client'

import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { normaliseNip } from '@/lib/checkout/nip'
import type { CompanyData } from '@/lib/company-data/company-data'
import { companyDataMutation } from '@/lib/company-data/company-data-mutation'
import { useCheckout } from './use-checkout-form'

/** Fills in what the public registers know of a company in Poland. Whatever becomes of it, the fields can be typed in. */
export function CompanyDataButton() {
  const t = useTranslations('checkout')
  const { control, getValues, setValue, setError, clearErrors } = useCheckout()
  const country = useWatch({ control, name: 'country' })
  const { mutate, data, error, isPending, reset } = useMutation(companyDataMutation)
  if (country !== 'PL') return null

  function fetchData(): void {
    const nip = normaliseNip(getValues('tax_id'))
    reset()
    if (!isNip(nip))
      return setError('tax_id', { message: nip === '' ? 'tax_id' : 'nip' }, { shouldFocus: true })
    clearErrors('tax_id')
    mutate(nip, { onSuccess: ({ company }) => company && fill(company) })
  }

  function fill({ name, address, postCode, city }: CompanyData): void {
    const known = { company_name: name, address, zipcode: postCode, city }
    for (const field of ['company_name', 'address', 'zipcode', 'city'] as const) {
      if (known[field] === '') continue
      setValue(field, known[field], { shouldDirty: true })
      clearErrors(field)
    }
  }

  return (
    <div className="flex flex-col items-start gap-2 sm:col-span-2">
      <Button variant="secondary" busy={isPending} onClick={fetchData}>
        {t('company_data')}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {data && <span>{t(data.company ? 'company_data_filled' : 'company_data_unknown')}</span>}
        {error && <span>{t('company_data_failed')}</span>}
      </p>
    </div>
  )
}
