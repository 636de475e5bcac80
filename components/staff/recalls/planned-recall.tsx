import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Table } from '@/components/ui/table'
import { Link } from '@/lib/i18n/navigation'
import type { Planned } from './use-recall-form'

interface PlannedRecallProps {
  planned: Planned
  isStarting: boolean
  onStart: () => void
  /** Back to the form; nothing is sent. */
  onChange: () => void
}

/** Who bought what is recalled, before each of them is sent a mail. */
export function PlannedRecall({ planned: { buyers }, isStarting, onStart, onChange }: PlannedRecallProps) {
  const t = useTranslations('admin_recalls')
  const count = buyers.orders.length
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('buyers')}</h2>
      <p role="status">
        {t('buyers_count', { buyers: buyers.buyers, orders: count, pieces: buyers.pieces })}
      </p>
      {count > 0 && <Buyers orders={buyers.orders} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={isStarting} onClick={onStart}>
          {t('start', { count: buyers.buyers })}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </Card>
  )
}

function Buyers({ orders }: Pick<Planned['buyers'], 'orders'>) {
  const t = useTranslations('admin_recalls')
  return (
    <Table caption={t('buyers')} dense>
      <thead>
        <tr>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col" className="text-right">
            {t('pieces')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, day, name, email, pieces }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                href={`/admin/order/${id}`}
                prefetch={false}
                className="text-signal underline underline-offset-4"
              >
                {String(id)}
              </Link>
            </th>
            <td className="figures">{day}</td>
            <td>{name}</td>
            <td className="wrap-anywhere">{email}</td>
            <td className="text-right figures">{pieces}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
