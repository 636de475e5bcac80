import { useTranslations } from 'next-intl'
import type { Ref } from 'react'

/** A field that nobody sees, hears or reaches by keyboard. Robots fill it in and give themselves away. */
export function RobotTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useTranslations('contact_form')
  return (
    <div aria-hidden className="sr-only">
      <label>
        <span>{t('leave_empty')}</span>
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
