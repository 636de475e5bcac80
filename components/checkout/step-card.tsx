'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { steps, type Step } from '@/lib/checkout/fields'

/** Where the focus goes when what had it is done with. */
export const STEP_HEADING_ID = 'checkout-step'

interface StepCardProps {
  step: Step
  goTo: (step: Step) => void
  /** The order is under way. */
  isPlacing: boolean
  /** In the place of the button that goes on. */
  wayOn?: ReactNode
  children: ReactNode
}

/** One step with its heading, which takes the focus when the step is come to, and the ways on and back. */
export function StepCard({ step, goTo, isPlacing, wayOn, children }: StepCardProps) {
  const t = useTranslations('checkout')
  const heading = useStepFocus(step)
  const at = steps.indexOf(step)
  const previous = steps[at - 1]
  return (
    <Card aria-labelledby={STEP_HEADING_ID} className="flex flex-col gap-4">
      <h2 id={STEP_HEADING_ID} ref={heading} tabIndex={-1} className="text-lg font-semibold">
        <span className="sr-only">{`${t('step_of', { step: at + 1, count: steps.length })} `}</span>
        <span>{t(`step_${step}`)}</span>
      </h2>
      {children}
      <div className="flex flex-col-reverse gap-3 border-t border-line pt-4 sm:flex-row sm:justify-between">
        {previous ? (
          <Button variant="secondary" onClick={() => goTo(previous)}>
            {t('back')}
          </Button>
        ) : (
          <span />
        )}
        {wayOn || (
          <Button type="submit" busy={isPlacing}>
            {t(step === 'confirmation' ? 'submit' : 'next')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Nothing is focused when the page opens; from then on each step that is come to is. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
