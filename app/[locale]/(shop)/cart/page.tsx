import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { CartScreen } from './cart-screen'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('cart')
  return { title: t('title'), robots: { index: false } }
}

export default async function CartPage() {
  await requireLocale()
  const t = await getTranslations('cart')
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <CartScreen />
    </>
  )
}
