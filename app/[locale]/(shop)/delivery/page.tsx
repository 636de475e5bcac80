import { addressLine } from '@bieznik/contract/platform/company'
import { countryName } from '@bieznik/contract/platform/countries'
import { getFormatter, getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { Unbroken } from '@/components/ui/unbroken'
import { company } from '@/lib/company/company.server'
import { env } from '@/lib/env.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listWaysToPay } from '@/lib/payment/ways-to-pay.server'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/delivery', 'delivery_page.title', 'delivery_page.description')

const topics = ['courier', 'pickup', 'payment', 'papers', 'parcel', 'returns'] as const

/** What delivery and payment cost, how long they take, and what happens when. */
export default async function DeliveryPage() {
  const locale = await requireLocale()
  const [t, format] = await Promise.all([getTranslations('delivery_page'), getFormatter()])
  const { seat, phone, weekdayHours, saturdayHours } = company
  const values = {
    countries: format.list(env.DELIVERY_COUNTRIES.map((code) => countryName(code, locale))),
    address: addressLine(seat),
    phone,
    weekdays: weekdayHours,
    saturday: saturdayHours,
    isHome: env.DELIVERY_COUNTRIES.every((code) => code === 'PL') ? 'yes' : 'no',
    ways: await listWaysToPay(),
  }
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
      </header>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {topics.map((topic) => (
          <section key={topic} className="flex max-w-prose flex-col gap-2 border-t-2 border-rubber pt-4">
            <h2 className="text-xl font-semibold">{t(`${topic}_title`)}</h2>
            <p>
              <Unbroken>{t(`${topic}_text`, values)}</Unbroken>
            </p>
          </section>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href="/returns" prefetch={false}>
          {t('returns_link')}
        </TextLink>
        <TextLink href="/help" prefetch={false}>
          {t('help_link')}
        </TextLink>
      </p>
    </>
  )
}
