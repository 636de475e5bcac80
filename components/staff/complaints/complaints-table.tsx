import type { Complaint } from '@bieznik/contract/care/complaint'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { NamedOrder } from '../cases/named-order'
import { AnswerDays, ComplaintStatusBadge } from './complaint-marks'

export function ComplaintsTable({ complaints }: { complaints: readonly Complaint[] }) {
  const t = useTranslations('admin_complaints')
  const shared = useTranslations('admin_withdrawals')
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">{shared('number')}</th>
          <th scope="col">{t('answer_due')}</th>
          <th scope="col">{shared('status')}</th>
          <th scope="col">{shared('received_at')}</th>
          <th scope="col">{shared('name')}</th>
          <th scope="col">{t('demand')}</th>
          <th scope="col">{shared('order')}</th>
        </tr>
      </thead>
      <tbody>
        {complaints.map((complaint) => (
          <ComplaintRow key={complaint.id} complaint={complaint} />
        ))}
      </tbody>
    </Table>
  )
}

function ComplaintRow({ complaint }: { complaint: Complaint }) {
  const t = useTranslations('admin_complaints')
  const shared = useTranslations('admin_withdrawals')
  const { id, number, receivedAt, channel, name, demand, orderId, order } = complaint
  return (
    <tr>
      <th scope="row">
        <TextLink href={`/admin/complaints/${id}`} prefetch={false} className="inline-block py-2 figures">
          {number}
        </TextLink>
      </th>
      <td>
        <AnswerDays complaint={complaint} />
      </td>
      <td>
        <ComplaintStatusBadge status={complaint.status} />
      </td>
      <td>
        <Day date={receivedAt} /> <span className="text-quiet">{shared(`channels.${channel}`)}</span>
      </td>
      <td className="min-w-32 wrap-anywhere">{name}</td>
      <td>{t(`outcomes.${demand}`)}</td>
      <td className="min-w-32 wrap-anywhere">
        <NamedOrder orderId={orderId} order={order} />
      </td>
    </tr>
  )
}
