'use client'

import type { OrderItem } from '@bieznik/contract/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname } from '@/lib/i18n/navigation'
import { orderAgain } from '@/lib/orders/order-again'
import { cancelOrderMutation } from '@/lib/orders/order-queries'
import type { OwnOrder } from '@/lib/orders/own-order'

interface OrderActionsProps {
  uid: string
  order: OwnOrder
}

/** What a buyer can do with an order without calling anybody. */
export function OrderActions({ uid, order }: OrderActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <OrderAgain uid={uid} items={order.orderItems} />
      {order.status === 'Pending' && <CancelOrder uid={uid} order={order} />}
    </div>
  )
}

/** Asks before; afterwards the order says that it is canceled. */
function CancelOrder({ uid, order: { id, paid } }: OrderActionsProps) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useMutation(cancelOrderMutation(useQueryClient(), uid))
  const code = error && problemCodeOf(error)
  return (
    <div className="flex flex-col gap-2">
      {isAsking ? (
        <div role="group" aria-label={t('cancel')} className="flex flex-col gap-3 border-2 border-amber p-4">
          <p>{t(paid > 0 ? 'cancel_question_paid' : 'cancel_question', { id: String(id) })}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending} onClick={() => mutate(id)}>
              {t('cancel_yes')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel_no')}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      {code && <p role="alert">{code === 'stale_status' ? t('cancel_late') : errors(code)}</p>}
    </div>
  )
}

/** Leads to the cart when all of it can be had again, else says first what cannot. */
function OrderAgain({ uid, items }: { uid: string; items: readonly OrderItem[] }) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const {
    mutate,
    isPending,
    data: missing,
    error,
  } = useMutation({
    mutationFn: () => orderAgain(uid, items),
    // A full page load: what this tab knows of the cart is stale.
    onSuccess: (left) => left.length === 0 && window.location.assign(getPathname({ href: '/cart', locale })),
  })
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('again')}
      </Button>
      {error && <p role="alert">{errors(problemCodeOf(error))}</p>}
      {missing && missing.length > 0 && (
        <div role="alert" className="flex flex-col gap-2 border-2 border-amber p-4">
          <p>{t('again_missing', { titles: missing.map(({ title }) => title).join(', ') })}</p>
          {missing.length < items.length && <LinkButton href="/cart">{t('again_cart')}</LinkButton>}
        </div>
      )}
    </div>
  )
}
