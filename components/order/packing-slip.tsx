'use client'

import { leavesUnpaid } from '@/lib/orders/leaves-unpaid'
import { isPickup } from '@bieznik/contract/selling/order'
import { dueAtDelivery, isSentBack } from '@bieznik/contract/selling/order-money'
import type { PackingDocument } from '@bieznik/contract/people/back-office'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { usePriceText } from '@/components/ui/use-price-text'
import { useAuth } from '@/lib/auth/use-auth'
import { packingDocumentQuery } from '@/lib/orders/back-office-queries'
import { Paper } from './paper'
import { useExtraText } from './use-extra-text'
import { Block, CanceledNotice, OrderFacts, PaperTable, PostalAddress, Sheet } from './sheet'

/** The items of an order with their places in the store, the delivery address and what is taken from the buyer there; no prices. */
export function PackingSlip({ orderId }: { orderId: number }) {
  const enabled = useAuth().status === 'signed-in'
  const query = useQuery({ ...packingDocumentQuery(orderId), enabled })
  return (
    <Paper orderId={orderId} reader="staff" query={query}>
      {(order) => <PackingSheet order={order} />}
    </Paper>
  )
}

/** The sheet of one order. */
export function PackingSheet({ order, isOneOfMany }: { order: PackingDocument; isOneOfMany?: boolean }) {
  const t = useTranslations('print')
  const priceText = usePriceText()
  const collected = dueAtDelivery(order)
  const pieces = order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet title={t('packing_slip_title', { id: String(order.id) })} isOneOfMany={isOneOfMany}>
      <CanceledNotice order={order} />
      {leavesUnpaid(order, 'Sent') && (
        <p className="border-2 border-rubber p-3 font-semibold">
          {t(isSentBack(order) ? 'sent_back' : 'unpaid')}
        </p>
      )}
      {collected > 0 && (
        <p className="border-2 border-rubber p-3 text-lg font-semibold">
          {t('collect', { amount: priceText(collected) })}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Block name={t(isPickup(order.typeOfDelivery) ? 'pickup_by' : 'ship_to')}>
          {isPickup(order.typeOfDelivery) ? <strong>{order.name}</strong> : <PostalAddress {...order} />}
          <p className="figures">{order.phone}</p>
        </Block>
        <div className="flex flex-col gap-2">
          <OrderFacts order={order} />
        </div>
      </div>
      <PackingTable order={order} />
      <p className="text-right font-semibold">{t('pieces', { count: pieces })}</p>
      <p className="mt-10 w-72 max-w-full border-t border-rubber pt-1 text-sm text-quiet">{t('packed_by')}</p>
    </Sheet>
  )
}

/** What is packed or done, line by line. Where no product has a place, places are not spoken of. */
function PackingTable({ order }: { order: PackingDocument }) {
  const t = useTranslations('print')
  const extraText = useExtraText()
  const { extras = [] } = order
  const places = new Map(order.places.map(({ productId, place }) => [productId, place]))
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{t('product_id')}</th>
          <th scope="col">{t('product')}</th>
          {places.size > 0 && <th scope="col">{t('place_column')}</th>}
          <th scope="col" className="text-right">
            {t('quantity')}
          </th>
          <th scope="col">{t('packed')}</th>
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((item) => (
          <tr key={item.id}>
            <td className="figures">{item.productId}</td>
            <td>
              <ContentText lang={item.titleLanguage}>{item.title}</ContentText>
            </td>
            {places.size > 0 && <td className="figures">{places.get(item.productId) ?? '–'}</td>}
            <td className="text-right figures text-lg font-semibold">{item.quantity}</td>
            <PackedCell />
          </tr>
        ))}
        {extras.map((extra) => (
          <tr key={`${extra.kind} ${extra.detail}`}>
            <td colSpan={places.size > 0 ? 4 : 3}>
              <strong className="inline-block first-letter:uppercase">{extraText(extra)}</strong>
            </td>
            <PackedCell />
          </tr>
        ))}
      </tbody>
    </PaperTable>
  )
}

/** What is ticked by hand. */
function PackedCell() {
  const t = useTranslations('print')
  return (
    <td aria-label={t('packed')}>
      <span aria-hidden className="block size-6 border border-rubber" />
    </td>
  )
}
