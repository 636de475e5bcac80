'use client'

import { visitedPath } from '@bieznik/contract/catalogue/facet-path'
import { languages } from '@bieznik/contract/language'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, type MouseEvent } from 'react'
import { restoreLanguage, saveLanguage } from '@/lib/i18n/language-choice'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

const order = languages.toSorted()

/** EN | PL | RU: the same page in another language, with its query. */
export function LanguageSwitch() {
  const t = useTranslations('language')
  const current = useLocale()
  const pathname = usePathname()
  // An error page is rendered once for every address that may fail. The click knows the address.
  const shown = pathname.startsWith('/problem/') ? '/' : visitedPath(pathname)
  // On page load alone: after a client navigation the path already has the saved language.
  const goToSavedLanguage = useEffectEvent(() => {
    const saved = restoreLanguage(current)
    if (saved) window.location.replace(addressIn(pathname, saved))
  })
  useEffect(() => goToSavedLanguage(), [])

  function choose(event: MouseEvent, locale: Locale) {
    event.preventDefault()
    saveLanguage(locale)
    window.location.assign(addressIn(pathname, locale))
  }

  return (
    <nav aria-label={t('label')} className="flex">
      {order.map((locale) => (
        <a
          key={locale}
          href={getPathname({ href: shown, locale })}
          hrefLang={locale}
          lang={locale}
          title={t(locale)}
          aria-current={locale === current ? 'true' : undefined}
          onClick={(event) => choose(event, locale)}
          className="language"
        >
          {locale}
        </a>
      ))}
    </nav>
  )
}

const addressIn = (href: string, locale: Locale): string =>
  getPathname({ href, locale }) + window.location.search + window.location.hash
