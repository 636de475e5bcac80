import type { Withdrawal } from '@bieznik/contract/care/withdrawal'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { NamedOrder } from '../cases/named-order'
import { LateBadge, RefundDays, WithdrawalStatusBadge } from './withdrawal-marks'

export function WithdrawalsTable({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const t = useTranslations('admin_withdrawals')
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('refund')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('received_at')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('order')}</th>
        </tr>
      </thead>
      <tbody>
        {withdrawals.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </tbody>
    </Table>
  )
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('admin_withdrawals')
  const { id, number, receivedAt, channel, name, orderId, order } = withdrawal
  return (
    <tr>
      <th scope="row">
        <TextLink href={`/admin/withdrawals/${id}`} prefetch={false} className="inline-block py-2 figures">
          {number}
        </TextLink>
      </th>
      <td>
        <RefundDays withdrawal={withdrawal} />
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          <WithdrawalStatusBadge status={withdrawal.status} /> <LateBadge withdrawal={withdrawal} />
        </span>
      </td>
      <td>
        <Day date={receivedAt} /> <span className="text-quiet">{t(`channels.${channel}`)}</span>
      </td>
      <td className="min-w-32 wrap-anywhere">{name}</td>
      <td className="min-w-32 wrap-anywhere">
        <NamedOrder orderId={orderId} order={order} />
      </td>
    </tr>
  )
}
