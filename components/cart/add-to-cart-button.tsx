'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useAuth } from '@/lib/auth/use-auth'
import { addToCartMutation, cartQuery } from '@/lib/cart/cart-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname, usePathname } from '@/lib/i18n/navigation'

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
  const client = useQueryClient()
  const { data: lines } = useQuery({ ...cartQuery(uid), enabled: uid !== '' })
  const add = useMutation(addToCartMutation(client))
  const sayNotAuthenticated = useNotAuthenticatedToast()
  const isInCart = lines?.some((line) => line.product.id === productId) ?? false
  const isUnavailable = isInCart || quantityInStock === 0

  function addOne() {
    if (auth.status === 'signed-out') return sayNotAuthenticated()
    add.mutate(
      { productId, quantity: 1 },
      {
        onSuccess: () => showToast({ tone: 'success', message: t('added_to_cart') }),
        onError: (error) => sayFailure(problemCodeOf(error)),
      },
    )
  }

  /** Whoever clicks before it is known who is signed in hears it from the call. */
  function sayFailure(code: ProblemCode) {
    if (code === 'unauthenticated') return sayNotAuthenticated()
    showToast({ tone: 'error', message: <AddFailure code={code} /> })
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

function AddFailure({ code }: { code: ProblemCode }) {
  const t = useTranslations()
  const isTheirs =
    code === 'out_of_stock' ||
    code === 'already_in_cart' ||
    code === 'not_for_sale' ||
    code === 'too_many_requests'
  return isTheirs ? t(`errors.${code}`) : t('product.error_add_to_cart')
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
