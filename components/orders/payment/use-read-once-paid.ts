import type { OrderPayment } from '@bieznik/contract/money/payment'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ownOrderQuery } from '@/lib/orders/order-queries'
import type { OrderPayer } from '@/lib/payment/order-payment-calls'

/** Reads the order again once it is paid: what is shown of it is of before. */
export function useReadOncePaid(payer: OrderPayer, payment: OrderPayment | undefined): void {
  const client = useQueryClient()
  const isPaid = payment?.state === 'paid'
  const read = useEffectEvent(() => {
    const { queryKey } = ownOrderQuery(payer, payer.orderId)
    void client.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    if (isPaid) read()
  }, [isPaid])
}
