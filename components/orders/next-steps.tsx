'use client'

import { isPickup } from '@bieznik/contract/selling/order'
import { LONGEST_DELIVERY } from '@bieznik/contract/selling/delivery-day'
import { waitsForMoney } from '@bieznik/contract/money/payment'
import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { textLinkClass } from '@/components/ui/text-link'
import { phoneLink } from '@bieznik/contract/platform/company'
import { useCompany } from '@/lib/company/company-context'
import { useDayName } from '@/lib/company/use-delivery-day'
import { usePickup } from '@/lib/company/use-pickup'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { pickupEvent } from '@/lib/orders/pickup-event'
import { saveFile } from '@/lib/save-file'

/** What happens with an order that was just placed: when, who calls, and what is left to pay. */
export function NextSteps({ order }: { order: OwnOrder }) {
  const t = useTranslations('orders.next')
  const company = useCompany()
  const isFetched = isPickup(order.typeOfDelivery)
  const isAwaited = waitsForMoney(order)
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 border border-line bg-sheet p-4">
      <h2 className="font-semibold">{t('title')}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        <li>{t('confirmation')}</li>
        {isAwaited && (
          <li>
            <AwaitedPayment order={order} />
          </li>
        )}
        <li>{t('preparation')}</li>
        <li>{isFetched ? <Fetching order={order} /> : <Sending order={order} />}</li>
        {!isAwaited && (
          <li>
            {order.due > 0 ? (
              <>
                <span>{t(isFetched ? 'pay_here' : 'pay_courier')}</span>{' '}
                <Price amount={order.due} className="font-semibold" />
              </>
            ) : (
              <span>{t('paid')}</span>
            )}
          </li>
        )}
      </ol>
      <p className="text-sm text-quiet">
        <span>{t('change')}</span>{' '}
        <a href={phoneLink(company)} className={textLinkClass}>
          {company.phone}
        </a>
      </p>
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
      <Button variant="secondary" onClick={() => save(pickupDay)}>
        <CalendarPlus aria-hidden className="size-4" />
        <span>{t('to_calendar')}</span>
      </Button>
    </span>
  )
}
