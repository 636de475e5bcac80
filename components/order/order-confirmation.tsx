'use client'

import { multiplyMoney } from '@bieznik/contract/money/money'
import { isPickup } from '@bieznik/contract/selling/order'
import type { OrderDocument } from '@bieznik/contract/people/back-office'
import { useQuery } from '@tanstack/react-query'
import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { useAuth } from '@/lib/auth/use-auth'
import { orderDocumentQuery, type DocumentReader } from '@/lib/orders/back-office-queries'
import type { Locale } from '@/lib/i18n/routing'
import { TransferBox } from './transfer/transfer-box'
import { LinkWithoutAccount } from './link-without-account'
import { ContractButton } from './contract-button'
import { Paper } from './paper'
import {
  Block,
  CanceledNotice,
  OrderFacts,
  PaperTable,
  PickupPlace,
  PostalAddress,
  Seller,
  Sheet,
} from './sheet'

interface OrderConfirmationProps {
  orderId: number
  reader: DocumentReader
  /** What the sheet needs in each language: it is written in the buyer's, also when staff read it. */
  messages: Record<Locale, Partial<Messages>>
}

/** What was ordered for how much, as the buyer gets it. */
export function OrderConfirmation({ orderId, reader, messages }: OrderConfirmationProps) {
  const enabled = useAuth().status === 'signed-in'
  const query = useQuery({ ...orderDocumentQuery(orderId, reader), enabled })
  return (
    <Paper
      orderId={orderId}
      reader={reader}
      query={query}
      besides={
        <>
          {reader === 'buyer' && <LinkWithoutAccount orderId={orderId} />}
          <ContractButton orderId={orderId} />
        </>
      }
    >
      {(order) => (
        <NextIntlClientProvider locale={order.language} messages={messages[order.language]}>
          <ConfirmationSheet order={order} />
        </NextIntlClientProvider>
      )}
    </Paper>
  )
}

function ConfirmationSheet({ order }: { order: OrderDocument }) {
  const t = useTranslations('print')
  return (
    <Sheet title={t('confirmation_title', { id: String(order.id) })} lang={order.language}>
      <CanceledNotice order={order} />
      <div className="grid gap-4 sm:grid-cols-3 print:grid-cols-3">
        <Seller />
        <Block name={t('buyer')}>
          <PostalAddress name={order.name} {...order.buyer} />
          {order.taxId && <p>{t('tax_id', { id: order.taxId })}</p>}
        </Block>
        {isPickup(order.typeOfDelivery) ? (
          <PickupPlace />
        ) : (
          <Block name={t('ship_to')}>
            <PostalAddress {...order} />
          </Block>
        )}
        <OrderFacts order={order} />
      </div>
      <PriceTable order={order} />
      {order.transfer && <TransferBox transfer={order.transfer} />}
      <footer className="flex flex-col gap-1 text-sm">
        <p>{t('thanks')}</p>
        <p className="text-quiet">{t('no_invoice')}</p>
      </footer>
    </Sheet>
  )
}

function PriceTable({ order }: { order: OrderDocument }) {
  const t = useTranslations('print')
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" className="text-right">
            {t('quantity')}
          </th>
          <th scope="col" className="text-right">
            {t('price')}
          </th>
          <th scope="col" className="text-right">
            {t('line_total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((item) => (
          <tr key={item.id}>
            <td>
              <span>
                <ContentText lang={item.titleLanguage}>{item.title}</ContentText>
              </span>
              <LowestPrice price={item.price} lowestPrice={item.lowestPrice} className="block" />
            </td>
            <td className="text-right figures">{item.quantity}</td>
            <td className="text-right whitespace-nowrap">
              <Price amount={item.price} />
            </td>
            <td className="text-right whitespace-nowrap">
              <Price amount={multiplyMoney(item.price, item.quantity)} />
            </td>
          </tr>
        ))}
      </tbody>
      {/* A row group of its own kind is printed once; a footer of a table stands on every sheet. */}
      <tfoot className="print:table-row-group">
        <tr className="font-semibold">
          <td colSpan={3}>{t('total')}</td>
          <td className="text-right whitespace-nowrap">
            <Price amount={order.total} />
          </td>
        </tr>
        {order.paid > 0 && <PaidRows order={order} />}
      </tfoot>
    </PaperTable>
  )
}

function PaidRows({ order: { paid, refunded, due } }: { order: OrderDocument }) {
  const t = useTranslations('print')
  return (
    <>
      <tr>
        <td colSpan={3}>{t('paid')}</td>
        <td className="text-right whitespace-nowrap">
          <Price amount={paid} />
        </td>
      </tr>
      {refunded !== undefined && (
        <tr>
          <td colSpan={3}>{t('refunded')}</td>
          <td className="text-right whitespace-nowrap">
            <Price amount={refunded} />
          </td>
        </tr>
      )}
      <tr className="font-semibold">
        <td colSpan={3}>{t('due')}</td>
        <td className="text-right whitespace-nowrap">
          <Price amount={due} />
        </td>
      </tr>
    </>
  )
}
