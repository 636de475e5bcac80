import { isLegalEntity } from '@bieznik/contract/people/legal-entity'
import { isPickup } from '@bieznik/contract/selling/order'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useTranslations } from 'next-intl'
import { useWishes } from '@/components/order/use-wishes'
import { AddressName, lastDayOf, OrderAddress, OrderDelivery, WithdrawalEnd } from '../order-facts'
import { Code } from '@/components/ui/code'

/** Who bought, where and how the goods come, how it is paid, and until when one may withdraw. */
export function OrderFacts({ order }: { order: OwnOrder }) {
  const t = useTranslations('orders')
  const payment = useTranslations('payment')
  const wishes = useWishes(order)
  const { name, taxId, typeOfDelivery, typeOfPayment, status } = order
  const facts = [
    {
      name: <AddressName order={order} />,
      value: (
        <>
          {!isPickup(typeOfDelivery) && !order.recipient && <span className="block">{name}</span>}
          <OrderAddress order={order} />
        </>
      ),
    },
    { name: t('delivery'), value: <OrderDelivery order={order} /> },
    ...wishes,
    { name: t('customer'), value: name },
    ...(taxId ? [{ name: t('tax_id'), value: <Code>{taxId}</Code> }] : []),
    { name: t('payment'), value: payment(typeOfPayment) },
    ...(status === 'Canceled' || isLegalEntity(name)
      ? []
      : [
          {
            name: t(lastDayOf(order) ? 'withdraw_until' : 'withdraw_label'),
            value: <WithdrawalEnd order={order} />,
          },
        ]),
  ]
  return (
    <dl className="flex flex-col gap-3.5">
      {facts.map((fact, index) => (
        <div key={index} className="flex flex-col gap-0.5">
          <dt className="text-sm text-quiet">{fact.name}</dt>
          <dd className="wrap-anywhere">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
