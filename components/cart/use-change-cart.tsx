'use client'

import { textLanguage } from '@bieznik/contract/content/text-language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ContentText } from '@/components/ui/content-text'
import { showToast } from '@/components/ui/toast'
import type { CartIntent } from '@/lib/cart/cart-intents'
import { changeCartMutation } from '@/lib/cart/cart-queries'
import type { CartOutcome } from '@/lib/cart/send-intent'
import { problemCodeOf } from '@/lib/http/problem-error'

/** `onDone`: once the server has done it, and never of what it refused. */
export type ChangeCart = (intent: CartIntent, onDone?: () => void) => void

const failures = {
  add: 'failed_add',
  quantity: 'failed_update',
  remove: 'failed_delete',
  clear: 'failed_delete',
  restore: 'failed_add',
} as const

/** Changes a person's cart at once; what was done is announced when it is, and what could not be done as well. */
export function useChangeCart(uid: string): ChangeCart {
  const t = useTranslations()

  function sayFailure(error: Error, { kind }: CartIntent) {
    const isSignedOut = problemCodeOf(error) === 'unauthenticated'
    const message = isSignedOut ? t('account.not_authenticated') : t(`cart.${failures[kind]}`)
    showToast({ tone: 'error', message })
  }

  function sayMissing({ missing }: CartOutcome) {
    if (missing.length === 0) return
    const message = t.rich('cart.failed_restore', { titles: () => <Titles of={missing} /> })
    showToast({ tone: 'error', message, duration: READING_MS })
  }

  const { mutateAsync } = useMutation(
    changeCartMutation(useQueryClient(), uid, { onDone: sayMissing, onFailure: sayFailure }),
  )
  // A failure is announced above. The callbacks of `mutate` would be called for the last of several changes only.
  return (intent, onDone) => void mutateAsync(intent).then(onDone, () => undefined)
}

function Titles({ of: lines }: { of: CartOutcome['missing'] }) {
  return lines.map(({ product }, index) => (
    <Fragment key={product.id}>
      {index > 0 && <span>{', '}</span>}
      <span>
        <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
      </span>
    </Fragment>
  ))
}

/** A list of titles takes longer to read than a sentence; in milliseconds. */
const READING_MS = 8_000
