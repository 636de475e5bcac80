import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import type { Failure } from '@bieznik/contract/platform/failure'
import { useTranslations } from 'next-intl'
import { RowLink } from '../parts/list/row-link'

/** What it belongs to; a courier is ordered for parcels of several orders. */
export function FailureSubject({
  failure: { kind, orderId, withdrawalId, complaintId },
}: {
  failure: Failure
}) {
  const t = useTranslations('admin_failures')
  const link = (href: string, text: string) => <RowLink href={href}>{text}</RowLink>
  if (complaintId !== null)
    return link(`/admin/complaints/${complaintId}`, t('complaint', { number: complaintNumber(complaintId) }))
  if (withdrawalId !== null)
    return link(
      `/admin/withdrawals/${withdrawalId}`,
      t('withdrawal', { number: withdrawalNumber(withdrawalId) }),
    )
  if (orderId !== null) return link(`/admin/order/${orderId}`, t('order', { id: String(orderId) }))
  return kind === 'courier' ? link('/admin', t('orders')) : null
}
