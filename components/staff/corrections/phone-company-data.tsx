'use client'

import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { normaliseNip } from '@/lib/checkout/nip'
import type { CompanyData } from '@/lib/company-data/company-data'
import { companyDataMutation } from '@/lib/company-data/company-data-mutation'

interface PhoneCompanyDataProps {
  /** As it is typed. */
  taxId: string
  onFound: (company: CompanyData) => void
}

/** Asks the public registers for a company, as the checkout does. */
export function PhoneCompanyData({ taxId, onFound }: PhoneCompanyDataProps) {
  const t = useTranslations()
  const { mutate, data, error, isPending, reset } = useMutation(companyDataMutation)
  const nip = normaliseNip(taxId)
  const ask = () => {
    reset()
    mutate(nip, { onSuccess: ({ company }) => company && onFound(company) })
  }
  return (
    <div className="flex flex-col items-start justify-end gap-2">
      <Button variant="secondary" busy={isPending} disabled={!isNip(nip)} onClick={ask}>
        {t('phone_order.company_data')}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {data && <span>{t(`phone_order.company_${data.company ? 'filled' : 'unknown'}`)}</span>}
        {error && <span>{t('phone_order.company_failed')}</span>}
      </p>
    </div>
  )
}
