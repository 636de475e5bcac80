import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { useTranslations } from 'next-intl'

interface OvertakenNoticeProps {
  isOvertaken: boolean
  status: OrderStatus
}

/** Announces that somebody else was faster. */
export function OvertakenNotice({ isOvertaken, status }: OvertakenNoticeProps) {
  const t = useTranslations('admin')
  const statusName = useTranslations('status')
  if (!isOvertaken) return null
  return (
    <p role="alert" className="col-span-full w-full text-sm font-medium text-amber">
      {t('overtaken', { status: statusName(status) })}
    </p>
  )
}
