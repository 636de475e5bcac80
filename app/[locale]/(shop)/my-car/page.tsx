import { getTranslations } from 'next-intl/server'
import { MyCar } from '@/components/my-car/my-car'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/my-car', 'my_car.title', 'my_car.description')

export default async function MyCarPage() {
  await requireLocale()
  const t = await getTranslations('my_car')
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
        <p className="text-sm text-quiet">{t('stored_here')}</p>
      </header>
      <noscript>
        <p className="border-2 border-amber p-4">{t('no_script')}</p>
      </noscript>
      <ClientMessages namespaces={['ui', 'errors.invalid_request', 'my_car']}>
        <MyCar />
      </ClientMessages>
    </>
  )
}
