'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { passwordScores, ratePassword, type PasswordScore } from '@/lib/account/password-strength'
import type { Registration, RegistrationInput } from '@/lib/account/registration'
import { logFailure } from '@/lib/log/browser'

/** Advice on the password as it is typed; whatever it says, the form takes what the rules allow. */
export function PasswordStrength({
  control,
}: {
  control: Control<RegistrationInput, unknown, Registration>
}) {
  const t = useTranslations('registration')
  const score = usePasswordScore(control)
  return (
    <div role="status" className="flex min-h-5 items-center gap-3 text-sm">
      {score !== null && (
        <>
          <span aria-hidden className="flex w-24 gap-1">
            {passwordScores.slice(1).map((step) => (
              <span
                key={step}
                className={clsx('h-1.5 flex-1', step <= score ? colourOf(score) : 'bg-line')}
              />
            ))}
          </span>
          <span>{t('strength', { level: `s${score}` })}</span>
        </>
      )}
    </div>
  )
}

const colourOf = (score: PasswordScore) => (score < 3 ? 'bg-amber' : 'bg-green')

/** Null while nothing is typed and until the rating is there. */
function usePasswordScore(control: Control<RegistrationInput, unknown, Registration>): PasswordScore | null {
  const [password, name, surname, email] = useWatch({
    control,
    name: ['password', 'name', 'surname', 'email'],
  })
  const [rated, setRated] = useState<{ password: string; score: PasswordScore } | null>(null)
  useEffect(() => {
    if (!password) return
    let isCurrent = true
    ratePassword(password, [name, surname, email].filter(Boolean))
      .then((score) => isCurrent && setRated({ password, score }))
      .catch((error: unknown) => logFailure('the password could not be rated', error))
    return () => {
      isCurrent = false
    }
  }, [password, name, surname, email])
  return password && rated ? rated.score : null
}
