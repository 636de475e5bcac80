'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { chooseConsentMutation, marketingConsentQuery } from '@/lib/account/consent-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Whether the person gets commercial e-mail, and the button that changes it. Guests, who have no address, can only withdraw. */
export function MarketingConsent({ uid, isGuest = false }: { uid: string; isGuest?: boolean }) {
  const t = useTranslations()
  const format = useFormatter()
  const language = useLocale()
  const { data: consent } = useQuery(marketingConsentQuery(uid))
  const { mutate, error, isPending } = useMutation(chooseConsentMutation(useQueryClient(), uid))
  if (!consent) return null
  const { isGiven, since } = consent
  if (isGuest && since === null) return null
  const day = since === null ? '' : format.dateTime(new Date(since), { dateStyle: 'long' })
  const state =
    since === null ? t('consents.never') : t(isGiven ? 'consents.given' : 'consents.withdrawn', { day })
  return (
    <Card aria-labelledby="marketing-consent" className="flex flex-col gap-3">
      <h2 id="marketing-consent" className="text-lg font-semibold">
        {t('consents.title')}
      </h2>
      <p>{t('consents.what')}</p>
      <p role="status" className="text-quiet">
        {state}
      </p>
      {error && <p role="alert">{t(`errors.${problemCodeOf(error)}`)}</p>}
      {(isGiven || !isGuest) && (
        <div>
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() => mutate({ isGiven: !isGiven, language })}
          >
            {t(isGiven ? 'consents.withdraw' : 'consents.give')}
          </Button>
        </div>
      )}
    </Card>
  )
}
