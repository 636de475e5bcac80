import { useTranslations } from 'next-intl'
import type { Ref } from 'react'

/** By which password managers leave a field alone; `autocomplete` is not enough for them. */
const leftAlone = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
}

/** Honeypot: a field that people do not see, hear or reach by keyboard, and bots fill in. */
export function RobotTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useTranslations('contact_form')
  return (
    <div aria-hidden className="sr-only">
      <label>
        <span>{t('leave_empty')}</span>
        <input ref={ref} name="note" tabIndex={-1} autoComplete="off" {...leftAlone} />
      </label>
    </div>
  )
}
