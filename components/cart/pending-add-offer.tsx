'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { showToast } from '@/components/ui/toast'
import { changeCartMutation } from '@/lib/cart/cart-queries'
import { useCart } from '@/lib/cart/use-cart'
import { forgetPendingAdd, readPendingAdd, type PendingAdd } from '@/lib/cart/pending-add'
import { problemCodeOf } from '@/lib/http/problem-error'
import { QueryProvider } from '@/lib/query/query-provider'
import { AddFailure } from './add-failure'

/** Asks whether to add the product that was chosen in this tab before signing in. */
export function StoredPendingAdd({ uid }: { uid: string }) {
  const [pendingAdd, setPendingAdd] = useState(readPendingAdd)
  const finish = useCallback(() => {
    forgetPendingAdd()
    setPendingAdd(null)
  }, [])
  if (!pendingAdd) return null
  return (
    <QueryProvider>
      <PendingAddOffer uid={uid} pendingAdd={pendingAdd} onDone={finish} />
    </QueryProvider>
  )
}

interface PendingAddOfferProps {
  uid: string
  pendingAdd: PendingAdd
  onDone: () => void
}

/** What the product itself stands against; asking again would change nothing. */
const FINAL = new Set<ProblemCode>(['already_in_cart', 'out_of_stock', 'not_for_sale', 'not_found'])

function PendingAddOffer({ uid, pendingAdd: { productId, title, quantity }, onDone }: PendingAddOfferProps) {
  const t = useTranslations()
  const { lines } = useCart(uid)
  const add = useMutation(
    changeCartMutation(useQueryClient(), uid, {
      onDone: () => {
        showToast({ tone: 'success', message: t('product.added_to_cart') })
        onDone()
      },
      onFailure: (error) => {
        const code = problemCodeOf(error)
        showToast({ tone: 'error', message: <AddFailure code={code} /> })
        if (FINAL.has(code)) onDone()
      },
    }),
  )
  const isInCart = lines?.some((line) => line.product.id === productId) ?? false
  useEffect(() => {
    if (isInCart) onDone()
  }, [isInCart, onDone])
  if (!lines || isInCart) return null

  return (
    <section
      aria-label={t('cart.wish_label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border border-edge bg-sheet px-4 py-2"
    >
      <p role="status" className="min-w-48 flex-1 py-2">
        {t.rich('cart.wish', { title: () => <ContentText>{title}</ContentText> })}
      </p>
      <Button busy={add.isPending} onClick={() => add.mutate({ kind: 'add', productId, quantity })}>
        {t('product.add_to_cart')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('cart.wish_dismiss')}
      </Button>
    </section>
  )
}
