'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldError } from '@/components/ui/field-error'
import type { Enrolment } from '@/lib/auth/second-factor'
import { signOut } from '@/lib/auth/sign-out'
import { useCompany } from '@/lib/company/company-context'
import { signedInUser } from '@/lib/firebase/load-firebase'
import { getPathname } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'
import { CodeForm } from './code-form'

/** For staff: sets up codes of an authenticator app, which are asked for at each sign-in from then on. */
export function SecondFactor() {
  const t = useTranslations('second_factor')
  const isEnrolled = useIsEnrolled()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [failure, setFailure] = useState<'start_failed' | 'sign_in_again' | 'verify_email' | null>(null)
  const { legalName } = useCompany()

  async function start(): Promise<void> {
    try {
      const [{ startEnrolment }, user] = await Promise.all([
        import('@/lib/auth/second-factor'),
        signedInUser(),
      ])
      setFailure(null)
      setEnrolment(await startEnrolment(user, legalName))
    } catch (error) {
      logFailure('a second factor could not be set up', error)
      setFailure(failureOf(error))
    }
  }

  return (
    <Card aria-labelledby="second-factor" className="flex flex-col gap-4">
      <h2 id="second-factor" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <p>{t(isEnrolled ? 'enrolled' : 'lead')}</p>
      {failure && (
        <div role="alert">
          <FieldError id={undefined}>{t(failure)}</FieldError>
        </div>
      )}
      {isEnrolled === false && !enrolment && (
        <Button variant="secondary" className="self-start" onClick={() => void start()}>
          {t('start')}
        </Button>
      )}
      {enrolment && <Enrol enrolment={enrolment} />}
    </Card>
  )
}

const FAILURES = new Map<unknown, 'sign_in_again' | 'verify_email'>([
  ['auth/requires-recent-login', 'sign_in_again'],
  ['auth/unverified-email', 'verify_email'],
])

const failureOf = (error: unknown) =>
  (error instanceof Error && 'code' in error && FAILURES.get(error.code)) || 'start_failed'

/** null: not known yet. */
function useIsEnrolled(): boolean | null {
  const [isEnrolled, setEnrolled] = useState<boolean | null>(null)
  useEffect(() => {
    Promise.all([import('@/lib/auth/second-factor'), signedInUser()])
      .then(([{ hasSecondFactor }, user]) => setEnrolled(hasSecondFactor(user)))
      .catch((error: unknown) => logFailure('whether there is a second factor could not be read', error))
  }, [])
  return isEnrolled
}

/** A role counts from a sign-in with the code on, so that one follows. */
function Enrol({ enrolment: { secretKey, link, finish } }: { enrolment: Enrolment }) {
  const t = useTranslations('second_factor')
  const locale = useLocale()

  async function enrol(code: string): Promise<void> {
    await finish(code)
    await signOut()
    window.location.assign(getPathname({ href: { pathname: '/signIn', query: { next: '/admin' } }, locale }))
  }

  return (
    <>
      <ol className="list-decimal pl-5">
        <li>
          <span>{t('add_key')}</span> <code className="figures break-all whitespace-normal">{secretKey}</code>{' '}
          <a href={link} className="underline">
            {t('open_app')}
          </a>
        </li>
        <li>{t('type_code')}</li>
      </ol>
      <CodeForm onCode={enrol} submit={t('finish')} />
    </>
  )
}
