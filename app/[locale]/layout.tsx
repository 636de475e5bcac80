import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DemoNotice } from '@/components/layout/demo-notice'
import { SkipLink } from '@/components/layout/skip-link'
import { Toaster } from '@/components/ui/toaster'
import { env, isDemonstration } from '@/lib/env.server'
import { RootMessages } from '@/lib/i18n/client-messages'
import { PLACEHOLDER_LOCALE, requireLocale } from '@/lib/i18n/locale.server'
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
  }
}

/** What every page needs in the browser; screens with more of their own words add them. */
const COMMON_MESSAGES = [
  'header',
  'footer',
  'language',
  'failure',
  'not_found',
  'forbidden',
  'ui.price',
  'ui.close',
  'ui.loading',
  'ui.new_tab',
  'ui.notifications',
  'ui.breadcrumbs',
  'account.register',
  'account.sign_in',
  'account.not_authenticated',
  'account.my_account',
  'account.orders',
  'account.details',
  'account.admin',
  'account.logout',
  'account.logout_failed',
  'cart.open',
  'cart.undo',
  'cart.wish',
  'cart.wish_label',
  'cart.wish_dismiss',
  'product.add_to_cart',
  'product.in_cart',
  'product.added_to_cart',
  'product.error_add_to_cart',
  'catalogue.failed',
  'errors.out_of_stock',
  'errors.already_in_cart',
  'errors.not_for_sale',
  'errors.too_many_requests',
] as const

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await requireLocale()
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <RootMessages namespaces={COMMON_MESSAGES}>
          <SkipLink />
          <DemoNotice isDemo={isDemonstration} />
          {children}
          <Toaster />
        </RootMessages>
      </body>
    </html>
  )
}
