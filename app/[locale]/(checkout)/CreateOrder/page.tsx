import { getTranslations } from 'next-intl/server'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { GuaranteeNotice } from '@/components/company/guarantee-notice'
import { requireSession } from '@/lib/session/session.server'
import { stepOf } from '@/lib/checkout/fields'
import { hasCompanyData } from '@/lib/company-data/look-up-company.server'
import { guaranteeNotice } from '@/lib/company/guarantee-notice.server'
import { getDocument } from '@/lib/documents.server'
import { env, isDemonstration } from '@/lib/env.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { extrasOfShop } from '@/lib/orders/offered-extras.server'
import { laterProviders } from '@/lib/payment/later-providers.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('checkout.title')

export default async function CreateOrderPage({ searchParams }: PageProps<'/[locale]/CreateOrder'>) {
  const locale = await requireLocale()
  const { step } = await searchParams
  await requireSession(
    locale,
    typeof step === 'string' ? `/CreateOrder?step=${stepOf(step)}` : '/CreateOrder',
  )
  const t = await getTranslations('checkout')
  const guarantee = await getDocument('guarantee', locale)
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'cart', 'checkout', 'delivery', 'payment', 'money']}>
        <QueryProvider>
          <CheckoutView
            isMarketingConsentRequired={env.MARKETING_CONSENT_REQUIRED}
            hasCompanyData={hasCompanyData}
            deliveryCountries={env.DELIVERY_COUNTRIES}
            offeredExtras={extrasOfShop}
            laterProviders={laterProviders}
            showsAllMethods={isDemonstration}
            guarantee={
              guarantee && <GuaranteeNotice document={guarantee} picture={guaranteeNotice(locale)} />
            }
          />
        </QueryProvider>
      </ClientMessages>
    </>
  )
}
