import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Why somebody of the staff was sent from the back office to their own details, and what to do there. */
export function SecondFactorNotice() {
  const t = useTranslations('second_factor')
  return (
    <div role="status" className="flex items-start gap-3 border border-edge bg-sheet p-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t('required')}</p>
        <p>{t('required_steps', { section: t('title') })}</p>
      </div>
    </div>
  )
}
