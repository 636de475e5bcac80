'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useAuth } from '@/lib/auth/use-auth'
import { changeCartMutation } from '@/lib/cart/cart-queries'
import { useCart } from '@/lib/cart/use-cart'
import { keepWish } from '@/lib/cart/wish'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import { AddFailure } from './add-failure'

interface AddToCartButtonProps {
  productId: number
  title: string
  quantityInStock: number
}

/** Disabled, and says "in cart", when the product is in the cart already or there is none left. */
export function AddToCartButton({ productId, title, quantityInStock }: AddToCartButtonProps) {
  const t = useTranslations('product')
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const { lines } = useCart(uid)
  const sayNotAuthenticated = useNotAuthenticatedToast()
  const add = useMutation(
    changeCartMutation(useQueryClient(), uid, {
      onDone: () => showToast({ tone: 'success', message: t('added_to_cart') }),
      onFailure: (error) => sayFailure(problemCodeOf(error)),
    }),
  )
  const isInCart = lines?.some((line) => line.product.id === productId) ?? false
  const isUnavailable = isInCart || quantityInStock === 0

  function addOne() {
    if (auth.status === 'signed-out') askToSignIn()
    else add.mutate({ kind: 'add', productId, quantity: 1 })
  }

  /** Whoever clicks before it is known who is signed in hears it from the call. */
  function sayFailure(code: ProblemCode) {
    if (code === 'unauthenticated') askToSignIn()
    else showToast({ tone: 'error', message: <AddFailure code={code} /> })
  }

  function askToSignIn() {
    keepWish({ productId, title })
    sayNotAuthenticated()
  }

  return (
    <Button
      onClick={addOne}
      disabled={isUnavailable}
      busy={add.isPending}
      aria-label={`${t(isUnavailable ? 'in_cart' : 'add_to_cart')}: ${title}`}
    >
      {!add.isPending && <ShoppingCart aria-hidden className="size-4" />}
      {t(isUnavailable ? 'in_cart' : 'add_to_cart')}
    </Button>
  )
}

function useNotAuthenticatedToast(): () => void {
  const t = useTranslations('account')
  const locale = useLocale()
  const next = usePathname()
  return () =>
    showToast({
      tone: 'error',
      message: t('not_authenticated'),
      action: (
        <Button asChild variant="secondary" size="compact">
          <a href={getPathname({ href: { pathname: '/signIn', query: { next } }, locale })}>{t('sign_in')}</a>
        </Button>
      ),
    })
}
