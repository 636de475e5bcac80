'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { showToast } from '@/components/ui/toast'
import { endAllSessions, exportAccount } from '@/lib/account/account-requests'
import { signOut } from '@/lib/auth/sign-out'
import { forgetCheckout } from '@/lib/checkout/forget-checkout'
import { forgetContactDraft } from '@/lib/contact/contact-draft'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname } from '@/lib/i18n/navigation'
import { removeAccountCars } from '@/lib/my-car/cars-owner'
import { DeleteAccount } from './delete-account'
import { saveFile } from '@/lib/save-file'

/** What one may take along, and how one leaves. `onLeave`: the page is about to be left. */
export function AccountEnd({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('my_data')
  return (
    <Card aria-labelledby="account-end" className="flex flex-col gap-6">
      <h2 id="account-end" className="text-lg font-semibold">
        {t('data')}
      </h2>
      <Row hint={t('download_hint')}>
        <Download />
      </Row>
      <Row hint={t('password_hint')}>
        <NewPassword />
      </Row>
      <Row hint={t('everywhere_hint')}>
        <SignOutEverywhere onLeave={onLeave} />
      </Row>
      <Row hint={t('delete_hint')}>
        <DeleteAccount onLeave={onLeave} />
      </Row>
    </Card>
  )
}

/** A guest's data: a copy of it. Ending is in the menu, since it empties the cart. */
export function GuestData() {
  const t = useTranslations('my_data')
  return (
    <Card aria-labelledby="guest-data" className="flex flex-col gap-6">
      <h2 id="guest-data" className="text-lg font-semibold">
        {t('data')}
      </h2>
      <Row hint={t('download_hint')}>
        <Download />
      </Row>
    </Card>
  )
}

function Row({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="w-full sm:w-64 [&>*]:w-full">{children}</div>
      <p className="flex-1 basis-60 text-sm text-quiet">{hint}</p>
    </div>
  )
}

/** Runs what a button does; a failure is shown, and the button may be pressed again. */
function useFailureToast(work: () => Promise<void>): { isBusy: boolean; run: () => Promise<void> } {
  const t = useTranslations('errors')
  const [isBusy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast({ tone: 'error', message: t(problemCodeOf(error)) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

function Download() {
  const t = useTranslations('my_data')
  const { isBusy, run } = useFailureToast(async () =>
    saveFile(
      `bieznik-${new Date().toISOString().slice(0, 10)}.json`,
      new Blob([await exportAccount()], { type: 'application/json' }),
    ),
  )
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
      {t('download')}
    </Button>
  )
}

/** Leads to the page that resets a password, which changes one as well. */
function NewPassword() {
  const t = useTranslations('my_data')
  const locale = useLocale()
  return (
    <Button asChild variant="secondary">
      <a href={getPathname({ href: '/reset-password', locale })}>{t('password')}</a>
    </Button>
  )
}

function SignOutEverywhere({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('my_data')
  const locale = useLocale()
  const { isBusy, run } = useFailureToast(async () => {
    await endAllSessions()
    onLeave()
    forgetCheckout()
    forgetContactDraft()
    await signOut()
    removeAccountCars()
    window.location.assign(
      getPathname({ href: { pathname: '/signIn', query: { reason: 'everywhere' } }, locale }),
    )
  })
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
      {t('everywhere')}
    </Button>
  )
}
