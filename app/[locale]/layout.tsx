import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DemoNotice } from '@/components/layout/demo-notice'
import { SkipLink } from '@/components/layout/skip-link'
import { Toaster } from '@/components/ui/toaster'
import { CompanyProvider } from '@/lib/company/company-context'
import { shownCompany } from '@/lib/company/company.server'
import { env, isDemonstration } from '@/lib/env.server'
import { PLACEHOLDER_LOCALE, requireLocale } from '@/lib/i18n/locale.server'
import { RootMessages } from '@/lib/i18n/root-messages'
import { fontVariables } from '../fonts'
import '../globals.css'

export function generateStaticParams() {
  return [{ locale: PLACEHOLDER_LOCALE }]
}

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('meta')
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: t('site_name'), template: t('title_template') },
    description: t('description'),
    icons: [{ url: '/icon.svg', type: 'image/svg+xml' }],
    manifest: '/manifest.webmanifest',
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await requireLocale()
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <RootMessages locale={locale}>
          <CompanyProvider company={shownCompany}>
            <SkipLink />
            <DemoNotice isDemo={isDemonstration} />
            {children}
            <Toaster />
          </CompanyProvider>
        </RootMessages>
      </body>
    </html>
  )
}
