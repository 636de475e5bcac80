import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTires } from '@/lib/product-api/tires.server'
import { TireFilterPanel } from './tire-filter-panel'
import { TireList } from './tire-list'

/** How many tires the first page shows. */
const HOME_SIZE = 24

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('home')
  return { title: t('title'), alternates: languageAlternates('/', locale) }
}

/** `/` and `/tires`: the tire filter and the first tires. */
export async function TireHome() {
  await requireLocale()
  const t = await getTranslations('home')
  const { tires } = await listTires({}, 1, HOME_SIZE)
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold text-balance">{t('title')}</h1>
        <p className="max-w-prose text-quiet">{t('lead')}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:items-start">
        <TireFilterPanel search={defaultTireSearch} />
        <section aria-labelledby="tires" className="flex flex-col gap-4">
          <h2 id="tires" className="text-xl font-semibold">
            {t('in_stock')}
          </h2>
          <TireList tires={tires} />
        </section>
      </div>
    </>
  )
}
