import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import type { TireSize } from '@bieznik/contract/catalogue/product'
import { formatTireSize, isSameTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getFormatter, getTranslations } from 'next-intl/server'
import { NoResult } from '@/components/catalogue/no-result'
import { PhoneLink } from '@/components/catalogue/phone-link'
import { directionOf, heightDifference, nearestSizes, relativeDifference } from '@/lib/catalogue/size-facts'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { OtherSeasons } from './other-seasons'

const SHOWN = 6
const NO_BREAK_SPACE = '\u00A0'

interface NoTiresProps {
  search: TireSearch
  sizes: readonly TireSizeOnSale[]
}

/** The nearest sizes in stock; before them the size itself, if only what else was chosen left nothing of it. */
export async function NoTires({ search, sizes }: NoTiresProps) {
  const [t, format] = await Promise.all([getTranslations('tire_filter'), getFormatter()])
  const itself = sizes.find((size) => isSameTireSize(size, search))
  const inStock = sizes.filter((size) => size.inStock)
  const others = nearestSizes(search, inStock).slice(0, SHOWN)
  const searched = formatTireSize(search).replace(' ', NO_BREAK_SPACE)
  return (
    <NoResult
      title={t('no_result')}
      hint={
        <>
          <OtherSeasons search={search} size={searched} counts={itself?.seasons} />
          <p>{t.rich('no_result_hint', { size: searched, phone: () => <PhoneLink /> })}</p>
          {others.length > 0 && <p>{t('nearest_check')}</p>}
        </>
      }
      nearestTitle={t('nearest')}
      nearest={[...(itself?.inStock ? [wholeSize(itself)] : []), ...others.map(otherSize)]}
      whole={{ href: '/tires', name: t('all_tires') }}
    />
  )

  function wholeSize(size: TireSize) {
    return { href: tireSizePath(size), name: t('whole_size', { size: formatTireSize(size) }) }
  }

  /** With how much taller or lower it is. */
  function otherSize(size: TireSize) {
    const difference = relativeDifference(search, size)
    const percent = format.number(Math.abs(difference), { style: 'percent', maximumFractionDigits: 1 })
    const mm = Math.abs(heightDifference(search, size))
    const direction = mm === 0 ? 'same' : directionOf(difference)
    const note = t('nearest_difference', { mm, percent, direction })
    return { href: tireSizePath(size), name: formatTireSize(size), note }
  }
}
