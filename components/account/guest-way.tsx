'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useGuestSignIn } from '@/lib/auth/use-guest-sign-in'

/** The way on to `next` for somebody who wants to buy without an account. */
export function GuestWay({ next }: { next: string }) {
  const t = useTranslations('account')
  const { goOn, isBusy, failure } = useGuestSignIn(() => window.location.assign(next))
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" busy={isBusy} onClick={goOn}>
        {t('without_account')}
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-amber">
          {t(failure)}
        </p>
      )}
    </div>
  )
}
