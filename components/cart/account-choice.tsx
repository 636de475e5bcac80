'use client'

import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useGuestSignIn } from '@/lib/auth/use-guest-sign-in'
import { getPathname } from '@/lib/i18n/navigation'

interface AccountChoiceProps {
  /** Where the person comes back to after signing in. */
  next: string
  /** Called when the person is signed in without an account. */
  onGuest: () => Promise<void> | void
  className?: string
}

/** The two ways on for somebody who is not signed in: to sign in, or to go on without an account. */
export function AccountChoice({ next, onGuest, className }: AccountChoiceProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { goOn, isBusy, failure } = useGuestSignIn(onGuest)
  return (
    <span className={clsx('flex flex-wrap gap-2', className)}>
      <Button asChild variant="secondary">
        <a href={getPathname({ href: { pathname: '/signIn', query: { next } }, locale })}>{t('sign_in')}</a>
      </Button>
      <Button busy={isBusy} onClick={goOn}>
        {t('without_account')}
      </Button>
      {failure && (
        <span role="alert" className="basis-full text-sm text-amber">
          {t(failure)}
        </span>
      )}
    </span>
  )
}
