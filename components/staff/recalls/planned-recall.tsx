import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/lib/i18n/navigation'
import { SmallTable } from '../parts/small-table'
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
      {buyers.toCall > 0 && (
        <p className="border-2 border-amber p-3">{t('to_call', { count: buyers.toCall })}</p>
      )}
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
    <SmallTable
      caption={t('buyers')}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { head: t('order'), cell: ({ id }) => <OrderLink id={id} /> },
        { head: t('day'), cell: ({ day }) => day, className: 'figures' },
        { head: t('name'), cell: ({ name }) => name },
        { head: t('email'), cell: ({ email }) => email || '–', className: 'wrap-anywhere' },
        { head: t('phone'), cell: ({ phone }) => phone, className: 'figures' },
        { head: t('pieces'), cell: ({ pieces }) => pieces, isNumber: true },
      ]}
    />
  )
}

const OrderLink = ({ id }: { id: number }) => (
  <Link href={`/admin/order/${id}`} prefetch={false} className="text-signal underline underline-offset-4">
    {String(id)}
  </Link>
)
