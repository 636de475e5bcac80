'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { accountQuery } from '@/lib/account/account-queries'
import { useLiveRecord } from '@/lib/account/use-live-record'
import { useAuth } from '@/lib/auth/use-auth'
import { getPathname } from '@/lib/i18n/navigation'
import { AccountEnd, GuestData } from './account-end'
import { MarketingConsent } from './marketing-consent'
import { OwnSessions } from './own-sessions'
import { EmailStatus } from './email-status'
import { Profile } from './profile'

/** Of those with an account only staff meet it. */
const SecondFactor = dynamic(() => import('./second-factor').then((module) => module.SecondFactor))

/** A person's own data in each of their states. */
export function MyData() {
  const t = useTranslations('my_data')
  const auth = useAuth()
  const [isLeaving, setLeaving] = useState(false)
  if (auth.status === 'loading' || isLeaving) return <Loading>{t('loading')}</Loading>
  if (auth.status === 'signed-out') return <SignedOut />
  if (auth.person.isGuest) return <Guest uid={auth.person.uid} />
  const { uid, isStaff } = auth.person
  return <PersonsData key={uid} uid={uid} isStaff={isStaff} onLeave={() => setLeaving(true)} />
}

function SignedOut() {
  const t = useTranslations('my_data')
  const words = useTranslations('account')
  const locale = useLocale()
  const href = getPathname({ href: { pathname: '/signIn', query: { next: '/details' } }, locale })
  return (
    <EmptyState
      role="status"
      title={t('signed_out')}
      action={
        <Button asChild>
          <a href={href}>{words('sign_in')}</a>
        </Button>
      }
    >
      {t('signed_out_text')}
    </EmptyState>
  )
}

/** Guests have no record: there is what was given with an order. */
function Guest({ uid }: { uid: string }) {
  const t = useTranslations('my_data')
  const words = useTranslations('account')
  const locale = useLocale()
  const linkTo = (pathname: string, text: string) => (
    <a href={getPathname({ href: pathname, locale })}>{text}</a>
  )
  return (
    <>
      <EmptyState
        role="status"
        title={t('guest')}
        action={
          <>
            <Button asChild>{linkTo('/registration', words('register'))}</Button>
            <Button asChild variant="secondary">
              {linkTo('/signIn', words('sign_in'))}
            </Button>
          </>
        }
      >
        {t('guest_text')}
      </EmptyState>
      <MarketingConsent uid={uid} isGuest />
      <GuestData />
    </>
  )
}

interface PersonsDataProps {
  uid: string
  isStaff: boolean
  /** The page is about to be left. */
  onLeave: () => void
}

function PersonsData({ uid, isStaff, onLeave }: PersonsDataProps) {
  const t = useTranslations('my_data')
  const { data: account, isError, refetch } = useQuery(accountQuery(uid))
  useLiveRecord(uid)
  if (account)
    return (
      <>
        <EmailStatus email={account.email} isVerified={account.isEmailVerified} />
        <Profile uid={uid} record={account.record} />
        <MarketingConsent uid={uid} />
        <OwnSessions uid={uid} />
        {isStaff && <SecondFactor />}
        <AccountEnd onLeave={onLeave} />
      </>
    )
  if (!isError) return <Loading>{t('loading')}</Loading>
  return (
    <EmptyState
      role="alert"
      title={t('failed_load')}
      action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
    />
  )
}
