import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DemoNotice } from '@/components/layout/demo-notice'
import { SkipLink } from '@/components/layout/skip-link'
import { Toaster } from '@/components/ui/toaster'
import { env, isDemonstration } from '@/lib/env.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { PLACEHOLDER_LOCALE, requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { openGraph } from '@/lib/seo/open-graph.server'
import { fontVariables } from '../fonts'
import '../globals.css'

export function generateStaticParams() {
  return [{ locale: PLACEHOLDER_LOCALE }]
}

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('meta')
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: t('site_name'), template: t('title_template') },
    description: t('description'),
    ...(await openGraph({ locale })),
  }
}

/** What every page needs in the browser; screens with more of their own words add them. */
const COMMON_MESSAGES = [
  'ui',
  'errors',
  'failure',
  'language',
  'header',
  'account',
  'cart',
  'product',
  'catalogue',
  'money',
] as const

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await requireLocale()
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <ClientMessages namespaces={COMMON_MESSAGES}>
          <QueryProvider>
            <SkipLink />
            <DemoNotice isDemo={isDemonstration} />
            {children}
            <Toaster />
          </QueryProvider>
        </ClientMessages>
      </body>
    </html>
  )
}
