import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { steps, type Step } from '@/lib/checkout/fields'

interface ProgressBarProps {
  current: Step
  goTo: (step: Step) => void
}

/** The four steps of the order; each leads there, as far as the steps before it are filled in. */
export function ProgressBar({ current, goTo }: ProgressBarProps) {
  const t = useTranslations('checkout')
  const at = steps.indexOf(current)
  return (
    <nav aria-label={t('progress')}>
      <ol className="flex gap-1 *:min-w-11 *:grow sm:grid sm:grid-cols-4 sm:gap-2">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              onClick={() => goTo(step)}
              aria-current={step === current ? 'step' : undefined}
              className={clsx(
                'flex min-h-14 w-full flex-col items-start gap-1 border-t-4 px-1 pt-2 text-left text-xs hover:text-signal sm:flex-row sm:items-center sm:gap-2 sm:text-base',
                index <= at ? 'border-signal' : 'border-line text-quiet',
                step === current && 'font-semibold',
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  'flex size-6 shrink-0 items-center justify-center rounded-full border figures text-xs',
                  index < at ? 'border-signal bg-signal text-on-signal' : 'border-current',
                )}
              >
                {index < at ? <Check className="size-4" /> : index + 1}
              </span>
              {/* On a phone there is room for the name of one step. */}
              <span className={clsx(step !== current && 'sr-only sm:not-sr-only')}>{t(`step_${step}`)}</span>
              {index < at && <span className="sr-only">{`(${t('step_done')})`}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
