import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { isImpossibleSize, readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { NoResult } from '@/components/catalogue/no-result'
import { PhoneLink } from '@/components/catalogue/phone-link'
import { SizeReading } from '@/components/catalogue/size-reading'
import { sizesNear } from '@/lib/catalogue/sizes-near'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { unreadSizePath } from '@/lib/catalogue/typed-size'
import type { PageHead } from '@/lib/seo/page-head.server'
import { TireFilterPanel } from '../../../../tire-filter-panel'

const SHOWN = 12

export async function unreadSizeHead(text: string): Promise<PageHead> {
  const t = await getTranslations('tire_filter')
  return { title: t('unread_title', { text }), href: unreadSizePath(text), isIndexed: false }
}

interface UnreadSizeProps {
  text: string
  sizes: readonly TireSizeOnSale[] | null
}

/** What was typed as a size and is none that can be searched for: why, and what comes near it. No tires of another size. */
export async function UnreadSize({ text, sizes }: UnreadSizeProps) {
  const [t, box] = await Promise.all([getTranslations('tire_filter'), getTranslations('size_box')])
  const reading = readTireNotation(text)
  const inStock = sizes?.filter((size) => size.inStock) ?? []
  const near = sizesNear(reading, inStock).slice(0, SHOWN)
  return (
    <>
      <h1 className="text-3xl font-semibold wrap-anywhere">{t('unread_title', { text })}</h1>
      <CatalogueColumns filter={<TireFilterPanel sizes={sizes} />}>
        <NoResult
          title={t('no_result')}
          hint={
            <>
              <SizeReading reading={reading} />
              {reading.isUnderstood && near.length > 0 && <p>{t('nearest_check')}</p>}
              <p>{box.rich('help', { phone: () => <PhoneLink /> })}</p>
            </>
          }
          nearestTitle={t(reading.isUnderstood || isImpossibleSize(reading) ? 'nearest' : 'likely')}
          nearest={near.map((size) => ({ href: tireSizePath(size), name: formatTireSize(size) }))}
          whole={{ href: '/tires', name: t('all_tires') }}
        />
      </CatalogueColumns>
    </>
  )
}
