import { isPickup } from '@bieznik/contract/selling/order'
import { LONGEST_DELIVERY } from '@bieznik/contract/selling/delivery-day'
import { waitsForMoney } from '@bieznik/contract/money/payment'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { useDayName } from '@/lib/company/use-delivery-day'
import { usePickup } from '@/lib/company/use-pickup'
import { pickupEvent } from '@/lib/orders/pickup-event'
import { saveFile } from '@/lib/save-file'

interface WhatIsNextProps {
  order: OwnOrder
  headingAs: 'h2' | 'h3'
}

/** What is still to happen with an order: what is left to pay, when it comes, where it waits. Nothing of one that is over. */
export function WhatIsNext({ order, headingAs: Heading }: WhatIsNextProps) {
  const t = useTranslations('orders.next')
  const { status, due, typeOfDelivery } = order
  if (status === 'Delivered' || status === 'Canceled') return null
  const isFetched = isPickup(typeOfDelivery)
  const isBefore = status !== 'Sent'
  const isAwaited = waitsForMoney(order)
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2">
      <Heading className="font-semibold">{t('title')}</Heading>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {isAwaited && (
          <li>
            <AwaitedPayment order={order} />
          </li>
        )}
        {isBefore && <li>{isFetched ? <Fetching order={order} /> : <Sending order={order} />}</li>}
        {!isAwaited && due > 0 && (
          <li>
            <span>{t(isFetched ? 'pay_here' : 'pay_courier')}</span>{' '}
            <Price amount={due} className="font-semibold" />
          </li>
        )}
        {!isBefore && <li>{t(isFetched ? 'waits' : 'on_way')}</li>}
      </ul>
    </section>
  )
}

/** The shop waits for the money before it begins. */
function AwaitedPayment({ order: { due, paidUntil } }: { order: OwnOrder }) {
  const t = useTranslations('orders.next')
  const nameOf = useDayName()
  return (
    <>
      <span>{paidUntil ? t('pay_until', { day: nameOf(paidUntil) }) : t('pay_first')}</span>{' '}
      <Price amount={due} className="font-semibold" />
    </>
  )
}

function Sending({ order }: { order: OwnOrder }) {
  const t = useTranslations('orders.next')
  const nameOf = useDayName()
  const { deliverBy } = order
  if (waitsForMoney(order)) return <span>{t('sent_after_payment', { days: LONGEST_DELIVERY })}</span>
  return <span>{deliverBy ? t('sent_by', { day: nameOf(deliverBy) }) : t('sent')}</span>
}

function Fetching({ order: { id, pickupDay } }: { order: OwnOrder }) {
  const t = useTranslations('orders.next')
  const nameOf = useDayName()
  const { place, hours } = usePickup()
  if (!pickupDay) return <span>{t('ready', { place })}</span>

  function save(day: string): void {
    const summary = t('event', { id: String(id) })
    const file = pickupEvent({ orderId: id, day, summary, place, hours, now: new Date() })
    saveFile(`bieznik-${id}.ics`, new Blob([file], { type: 'text/calendar' }))
  }

  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{t('ready_on', { place, day: nameOf(pickupDay) })}</span>
      <Button variant="secondary" className="print:hidden" onClick={() => save(pickupDay)}>
        <CalendarPlus aria-hidden className="size-4" />
        <span>{t('to_calendar')}</span>
      </Button>
    </span>
  )
}
