'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { MutationObserver } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactElement } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { showToast } from '@/components/ui/toast'
import { getAuthState, type AuthState } from '@/lib/auth/auth-state'
import { changeCartMutation } from '@/lib/cart/cart-queries'
import { forgetPendingAdd, storePendingAdd, type PendingAdd } from '@/lib/cart/pending-add'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getQueryClient } from '@/lib/query/query-client'
import { AccountChoice } from './account-choice'
import { AddFailure } from './add-failure'

interface Adding extends PendingAdd {
  auth: AuthState
  /** Where the person comes back to after signing in. */
  next: string
}

/**
 * Adds a product to the cart and shows a toast. When signed out, stores the pending add and offers sign-in or going on as a guest. Returns what
 * to show at the button; null: nothing.
 */
export async function addToCart(adding: Adding): Promise<ReactElement | null> {
  const { auth, productId, title, quantity, next } = adding
  const choice = { next, onGuest: () => addAsGuest(adding) }
  let beneath: ReactElement | null = null
  const askToSignIn = () => {
    storePendingAdd({ productId, title, quantity })
    showToast({ tone: 'error', message: <NotAuthenticated {...choice} /> })
    beneath = <AccountChoice {...choice} />
  }
  if (auth.status === 'signed-out') {
    askToSignIn()
    return beneath
  }

  /** A visitor who clicks before it is known who is signed in learns it from the call. */
  const sayFailure = (code: ProblemCode) => {
    if (code === 'unauthenticated') askToSignIn()
    else showToast({ tone: 'error', message: <AddFailure code={code} /> })
  }
  const client = getQueryClient()
  const mutation = changeCartMutation(client, auth.status === 'signed-in' ? auth.person.uid : '', {
    onDone: () => showToast({ tone: 'success', message: <Added />, action: <ToCart /> }),
    onFailure: (error) => sayFailure(problemCodeOf(error)),
  })
  await new MutationObserver(client, mutation)
    .mutate({ kind: 'add', productId, quantity })
    // The person has seen the failure.
    .catch(() => undefined)
  return beneath
}

/** Without an account; what was wanted is not offered again, as it would be after signing in. */
async function addAsGuest(adding: Adding): Promise<void> {
  forgetPendingAdd()
  await addToCart({ ...adding, auth: getAuthState() })
}

function Added() {
  const t = useTranslations('product')
  return <span>{t('added_to_cart')}</span>
}

function ToCart() {
  const t = useTranslations('product')
  return (
    <LinkButton href="/cart" prefetch={false} variant="secondary" size="compact">
      {t('to_cart')}
    </LinkButton>
  )
}

function NotAuthenticated(choice: ComponentProps<typeof AccountChoice>) {
  const t = useTranslations('account')
  return (
    <>
      <span>{t('not_authenticated')}</span>
      <AccountChoice {...choice} className="pt-2" />
    </>
  )
}
