import { useTranslations } from 'next-intl'
import { reachUs } from './reach-us'

/** What somebody reads whose browser cannot run the form. */
export function NoScriptNotice() {
  const t = useTranslations('contact_form')
  return (
    <noscript>
      <p className="mb-4 border-2 border-amber p-4">{t.rich('no_script', reachUs)}</p>
    </noscript>
  )
}
