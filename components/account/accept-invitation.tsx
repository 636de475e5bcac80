'use client'

import {
  invitationRefusals,
  type InvitationLink,
  type InvitationRefusal,
} from '@bieznik/contract/people/staff-invitations'
import { staffInvitations } from '@bieznik/contract/endpoints/staff-invitations'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/auth/use-auth'
import { signOut } from '@/lib/auth/sign-out'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { getPathname } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'
import { SendVerification } from './email-status'
import { WholePageLink } from './whole-page-link'

interface AcceptInvitationProps {
  link: InvitationLink
  /** To which it was sent. */
  email: string
}

/** The steps from an opened invitation to its role: sign in with its address, confirm the address, accept. */
export function AcceptInvitation({ link, email }: AcceptInvitationProps) {
  const t = useTranslations('staff_invitation')
  const auth = useAuth()
  if (auth.status === 'loading') return <p className="text-quiet">{t('loading')}</p>
  if (auth.status === 'signed-out' || auth.person.isGuest) return <WaysIn link={link} />
  if (auth.person.email.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <p role="status" className="wrap-anywhere">
          {t('refusals.other_address', { own: auth.person.email, email })}
        </p>
        <SignInAgain next={pathOf(link)} />
      </>
    )
  return <Accept link={link} />
}

const pathOf = ({ invitation, signature }: InvitationLink): string =>
  `/staff-invitation?${new URLSearchParams({ invitation: String(invitation), signature })}`

const signInPath = (next: string): string => `/signIn?${new URLSearchParams({ next })}`

function WaysIn({ link }: Pick<AcceptInvitationProps, 'link'>) {
  const t = useTranslations('staff_invitation')
  return (
    <>
      <p>{t('who')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <WholePageLink href={signInPath(pathOf(link))}>{t('sign_in')}</WholePageLink>
        <WholePageLink href="/registration">{t('register')}</WholePageLink>
      </p>
    </>
  )
}

/** Nothing was tried yet; why it was refused; or the role is given. */
type Outcome = null | InvitationRefusal | 'failed' | 'accepted'

function Accept({ link }: Pick<AcceptInvitationProps, 'link'>) {
  const t = useTranslations()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function accept(): Promise<void> {
    setBusy(true)
    try {
      await callEndpoint(staffInvitations.accept, { json: link })
      setOutcome('accepted')
    } catch (error) {
      setOutcome(refusalIn(error) ?? 'failed')
      setFailure(t(`errors.${problemCodeOf(error)}`))
    } finally {
      setBusy(false)
    }
  }

  if (outcome === 'accepted')
    return (
      <>
        <p role="status">{t('staff_invitation.accepted')}</p>
        <SignInAgain next="/admin" />
      </>
    )
  return (
    <>
      {outcome && (
        <p role="alert">{outcome === 'failed' ? failure : t(`staff_invitation.refusals.${outcome}`)}</p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void accept()}>
          {t('staff_invitation.accept')}
        </Button>
        {outcome === 'unverified' && <SendVerification />}
      </p>
    </>
  )
}

/** Why the product API does not give the role; null: something else went wrong. */
function refusalIn(error: unknown): InvitationRefusal | null {
  const field = error instanceof ProblemError ? error.fields?.find(({ path }) => path === 'invitation') : null
  return invitationRefusals.find((each) => each === field?.message) ?? null
}

/** A role counts from the next sign-in on; another account is one sign-in away as well. */
function SignInAgain({ next }: { next: string }) {
  const t = useTranslations('staff_invitation')
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    try {
      await signOut()
    } catch (error) {
      logFailure('a session could not be ended', error)
    }
    window.location.assign(getPathname({ href: signInPath(next), locale }))
  }

  return (
    <div>
      <Button busy={isBusy} onClick={() => void leave()}>
        {t('sign_in_again')}
      </Button>
    </div>
  )
}
