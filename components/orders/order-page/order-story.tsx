import { isPickup } from '@bieznik/contract/selling/order'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useTranslations } from 'next-intl'
import { ParcelLink } from '@/components/order/parcel-link'
import { Day } from '@/components/ui/day'
import { PaidPrice } from '@/components/ui/paid-price'
import { storyOf, type OrderStep } from '@/lib/orders/order-story'
import { ChangedGoods } from './changed-goods'

/** What happened to the order, by days, oldest first. */
export function OrderStory({ order }: { order: OwnOrder }) {
  const steps = storyOf(order)
  const isSent = steps.some((step) => step.kind === 'status' && step.parcels.length > 0)
  return (
    <>
      <ol className="ml-[3px] flex flex-col gap-3.5 border-l-2 border-line pl-4">
        {steps.map((step, index) => (
          <li key={index} className="relative flex flex-col gap-0.5 wrap-anywhere">
            <span aria-hidden className="absolute top-1.5 -left-[21px] size-2 rounded-full bg-rubber" />
            <span className="text-sm text-quiet">
              <Day date={step.at} />
            </span>
            <StepText step={step} isFetched={isPickup(order.typeOfDelivery)} />
          </li>
        ))}
      </ol>
      {/* A label may be made before the parcel has left. */}
      {!isSent && order.parcels?.map((parcel) => <ParcelLink key={parcel.id} parcel={parcel} />)}
    </>
  )
}

function StepText({ step, isFetched }: { step: OrderStep; isFetched: boolean }) {
  const t = useTranslations('orders.story')
  switch (step.kind) {
    case 'placed':
      return <span>{t('placed')}</span>
    case 'status':
      return (
        <>
          <span>{t(`${isFetched ? 'fetched' : 'shipped'}.${step.status}`)}</span>
          {step.parcels.map((parcel) => (
            <ParcelLink key={parcel.id} parcel={parcel} />
          ))}
        </>
      )
    case 'changed':
      return <ChangedGoods change={step.change} />
    case 'stated':
      return <span>{t(step.statement.kind, { number: step.statement.number })}</span>
    case 'goods_back':
      return step.lines.map(({ id, title, pieces }) => (
        <span key={id}>{t('goods_back', { pieces, title })}</span>
      ))
    case 'paid':
    case 'money_back':
      return <Money step={step} />
  }
}

function Money({ step }: { step: Extract<OrderStep, { kind: 'paid' | 'money_back' }> }) {
  const t = useTranslations('orders')
  const methodOf = useTranslations('payment')
  const { amount, usd, provider } = step.kind === 'paid' ? step.payment : step.back
  const method = provider ? methodOf(provider) : t('money_back_by_hand')
  const isAsked = step.kind === 'money_back' && step.back.state === 'asked'
  const name = step.kind === 'paid' ? 'paid' : isAsked ? 'money_back_asked' : 'money_back'
  return (
    <span>
      <span>{t(name, { method })}</span> <PaidPrice amount={amount} usd={usd} />
    </span>
  )
}
