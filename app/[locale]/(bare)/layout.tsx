import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { CONTENT_ID } from '@/components/layout/content-id'
import { Link } from '@/lib/i18n/navigation'
import { getTranslations } from 'next-intl/server'

/** Screens without the shop's header and footer. */
export default async function BareLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('header')
  return (
    <>
      <header className="page-width flex items-center justify-between py-4 print:hidden">
        <Link href="/" aria-label={t('home')} className="inline-flex min-h-11 items-center">
          <Brand />
        </Link>
        <LanguageSwitch />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8">
        {children}
      </main>
    </>
  )
}
