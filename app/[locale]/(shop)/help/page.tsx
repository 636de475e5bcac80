import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { Unbroken } from '@/components/ui/unbroken'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listWaysToPay } from '@/lib/payment/ways-to-pay.server'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/help', 'help.title', 'help.description')

/** Questions with the page that says more. */
const questions = [
  { key: 'size', href: '/' },
  { key: 'fit', href: '/my-car' },
  { key: 'retread', href: '/retreading' },
  { key: 'delivery', href: '/delivery' },
  { key: 'payment', href: '/delivery' },
  { key: 'account', href: '/registration' },
  { key: 'cancel', href: '/orders' },
  { key: 'withdraw', href: '/returns' },
  { key: 'complain', href: '/complaint' },
  { key: 'sold_out', href: '/contact' },
  { key: 'opinions', href: '/rules' },
] as const

export default async function HelpPage() {
  await requireLocale()
  const t = await getTranslations('help')
  const ways = await listWaysToPay()
  const { phone, email, weekdayHours, saturdayHours } = company
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">
          <Unbroken>{t('lead', { phone, email, weekdays: weekdayHours, saturday: saturdayHours })}</Unbroken>
        </p>
      </header>
      <dl className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {questions.map(({ key, href }) => (
          <div key={key} className="flex max-w-prose flex-col gap-1 border-t border-line pt-4">
            <dt className="text-lg font-semibold">{t(`${key}_question`)}</dt>
            <dd className="flex flex-col items-start gap-1">
              <span>{t(`${key}_answer`, { ways })}</span>
              <TextLink href={href} prefetch={false}>
                {t(`${key}_link`)}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
