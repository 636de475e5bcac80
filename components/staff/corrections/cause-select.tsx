import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'

interface CauseSelectProps extends ComponentProps<'select'> {
  returns: Pick<OrderReturns, 'withdrawals' | 'complaints'>
}

/** The withdrawal or the complaint that something goes back for; none is one of the choices. */
export function CauseSelect({ returns: { withdrawals, complaints }, ...select }: CauseSelectProps) {
  const t = useTranslations('corrections.returns')
  return (
    <Select {...select}>
      <option value="">{t('for_nothing')}</option>
      {withdrawals.map(({ id }) => (
        <option key={`w${id}`} value={`w${id}`}>
          {withdrawalNumber(id)}
        </option>
      ))}
      {complaints.map(({ id }) => (
        <option key={`c${id}`} value={`c${id}`}>
          {t('complaint', { number: complaintNumber(id) })}
        </option>
      ))}
    </Select>
  )
}
