'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useLocale } from 'next-intl'
import { useRef, useState, type RefObject } from 'react'
import type { ContactMessage } from '@/lib/contact/contact-message'
import { isRobotSign } from '@/lib/contact/robot-sign'
import { sendContact } from '@/lib/contact/send-contact'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { isContactField } from './contact-fields'
import type { useContactForm } from './use-contact-form'

/** `suspected`: refused as a robot's, which the next attempt is not. */
export type Outcome = 'sent' | 'suspected' | ProblemCode

/** Sends the message and tells what became of it; `trap` is for a field that only robots see. */
export function useSendContact({
  form,
  openFor,
  forget,
}: Pick<ReturnType<typeof useContactForm>, 'form' | 'openFor' | 'forget'>): {
  send: (message: ContactMessage) => Promise<void>
  outcome: Outcome | null
  trap: RefObject<HTMLInputElement | null>
  acknowledge: () => void
} {
  const language = useLocale()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const trap = useRef<HTMLInputElement>(null)

  async function send(message: ContactMessage): Promise<void> {
    try {
      await sendContact({ ...message, language, trap: trap.current?.value ?? '', openFor: openFor() })
      forget()
      setOutcome('sent')
    } catch (error) {
      if (isSuspected(error)) return suspect()
      if (!markRefused(error)) setOutcome(problemCodeOf(error))
    }
  }

  function suspect(): void {
    if (trap.current) trap.current.value = ''
    setOutcome('suspected')
  }

  /** Whether it is told at the fields. */
  function markRefused(error: unknown): boolean {
    const refused =
      error instanceof ProblemError ? error.fields.filter(({ path }) => isContactField(path)) : []
    for (const { path, message } of refused) if (isContactField(path)) form.setError(path, { message })
    return refused.length > 0
  }

  return { send, outcome, trap, acknowledge: () => setOutcome(null) }
}

const isSuspected = (error: unknown): boolean =>
  error instanceof ProblemError && error.fields.some(({ path }) => isRobotSign(path))
