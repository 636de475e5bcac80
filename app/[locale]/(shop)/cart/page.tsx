import { getTranslations } from 'next-intl/server'
import { CartView } from '@/components/cart/cart-view'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { extrasOfShop } from '@/lib/orders/offered-extras.server'
import { checkoutProviders } from '@/lib/payment/later-providers.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { titleOf } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = titleOf('cart.title')

export default async function CartPage() {
  await requireLocale()
  const t = await getTranslations()
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('cart.title')}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'account', 'cart', 'product', 'money', 'delivery']}>
        <QueryProvider>
          <CartView
            waysToPay={checkoutProviders.map((provider) => t(`ways_to_pay.${provider}`))}
            offeredExtras={extrasOfShop}
          />
        </QueryProvider>
      </ClientMessages>
    </>
  )
}
