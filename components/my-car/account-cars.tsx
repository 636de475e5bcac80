'use client'

import { MAX_CARS } from '@bieznik/contract/catalogue/fit/car'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { whileShown } from '@/lib/page-lifecycle/shown-again'
import { syncCars } from '@/lib/my-car/sync-cars'
import { useSyncState } from '@/lib/my-car/sync-state'

/** For people with an account: asks for its cars, and says whether those of this page are stored there. */
export function AccountCars() {
  const t = useTranslations('my_car.account')
  const state = useSyncState()
  useEffect(() => whileShown(() => void syncCars()), [])
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status" className={state === 'failed' || state === 'full' ? 'text-amber' : 'text-quiet'}>
        <span key={state}>{t(state === 'unknown' ? 'syncing' : state, { max: MAX_CARS })}</span>
      </p>
      {state === 'failed' && (
        <Button variant="secondary" onClick={() => void syncCars()}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
