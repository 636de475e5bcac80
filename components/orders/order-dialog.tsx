'use client'

import { multiplyMoney } from '@bieznik/contract/money'
import type { Order } from '@bieznik/contract/order'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { DollarPrice } from '@/components/ui/dollar-price'
import { MeasuredText } from '@/components/ui/measured-text'
import { Table } from '@/components/ui/table'

/** The order's number, which opens its details; amounts are in dollars at the rate of the order's day. */
export function OrderDialog({ order, status }: { order: Order; status: ReactNode }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const { exchangeRate: rate } = order
  const title = t('details_of', { id: order.id })
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="quiet" aria-label={title} className="-ml-4 figures underline underline-offset-4">
          {order.id}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} width="wide">
        <p>{status}</p>
        <Table caption={t('products')}>
          <thead>
            <tr>
              <th scope="col">{t('products')}</th>
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
                  <MeasuredText>{item.title}</MeasuredText>
                </td>
                <td className="text-right figures">{item.quantity}</td>
                <td className="text-right">
                  <DollarPrice amount={item.price} rate={rate} />
                </td>
                <td className="text-right">
                  <DollarPrice amount={multiplyMoney(item.price, item.quantity)} rate={rate} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="text-right text-lg font-semibold">
          {t('total')}: <DollarPrice amount={order.total} rate={rate} />
        </p>
        <p className="text-sm text-quiet">
          {t('rate', {
            date: format.dateTime(new Date(rate.date), { dateStyle: 'medium' }),
            rate: format.number(rate.plnPerUsd, { minimumFractionDigits: 4 }),
          })}
        </p>
      </DialogContent>
    </Dialog>
  )
}
