'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { MutationObserver } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import type { AuthState } from '@/lib/auth/auth-state'
import { changeCartMutation } from '@/lib/cart/cart-queries'
import { keepWish, type Wish } from '@/lib/cart/wish'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname } from '@/lib/i18n/navigation'
import { getQueryClient } from '@/lib/query/query-client'
import { AddFailure } from './add-failure'

interface Adding extends Wish {
  auth: AuthState
  /** Where the person comes back to after signing in. */
  next: string
}

/** Puts one into the cart, and says how that went. Whoever is signed out is asked to sign in, and what was wanted is kept. */
export async function addToCart({ auth, productId, title, next }: Adding): Promise<void> {
  const askToSignIn = () => {
    keepWish({ productId, title })
    showToast({ tone: 'error', message: <NotAuthenticated />, action: <SignInLink next={next} /> })
  }
  if (auth.status === 'signed-out') return askToSignIn()

  /** Whoever clicks before it is known who is signed in hears it from the call. */
  const sayFailure = (code: ProblemCode) => {
    if (code === 'unauthenticated') askToSignIn()
    else showToast({ tone: 'error', message: <AddFailure code={code} /> })
  }
  const client = getQueryClient()
  const mutation = changeCartMutation(client, auth.status === 'signed-in' ? auth.person.uid : '', {
    onDone: () => showToast({ tone: 'success', message: <Added /> }),
    onFailure: (error) => sayFailure(problemCodeOf(error)),
  })
  await new MutationObserver(client, mutation)
    .mutate({ kind: 'add', productId, quantity: 1 })
    // The person has been told.
    .catch(() => undefined)
}

function Added() {
  const t = useTranslations('product')
  return <span>{t('added_to_cart')}</span>
}

function NotAuthenticated() {
  const t = useTranslations('account')
  return <span>{t('not_authenticated')}</span>
}

function SignInLink({ next }: { next: string }) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <Button asChild variant="secondary" size="compact">
      <a href={getPathname({ href: { pathname: '/signIn', query: { next } }, locale })}>{t('sign_in')}</a>
    </Button>
  )
}
