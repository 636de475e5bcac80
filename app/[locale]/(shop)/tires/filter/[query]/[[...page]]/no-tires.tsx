import type { TireSize } from '@bieznik/contract/product'
import { formatTireSize, isSameTireSize } from '@bieznik/contract/tire-size'
import { getFormatter, getTranslations } from 'next-intl/server'
import { NoResult } from '@/components/catalogue/no-result'
import { PhoneLink } from '@/components/catalogue/phone-link'
import { directionOf, nearestSizes, relativeDifference } from '@/lib/catalogue/size-facts'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { listTireSizesInStock } from '@/lib/product-api/tire-sizes.server'
import { OtherSeasons } from './other-seasons'

const SHOWN = 6
const NO_BREAK_SPACE = '\u00A0'

/** The nearest sizes; before them the size itself, if only what else was chosen left nothing of it. */
export async function NoTires({ search }: { search: TireSearch }) {
  const [t, format, sizes] = await Promise.all([
    getTranslations('tire_filter'),
    getFormatter(),
    listTireSizesInStock(),
  ])
  const itself = sizes.find((size) => isSameTireSize(size, search))
  const others = nearestSizes(search, sizes).slice(0, SHOWN)
  const searched = formatTireSize(search).replace(' ', NO_BREAK_SPACE)
  return (
    <NoResult
      title={t('no_result')}
      hint={
        <>
          <OtherSeasons search={search} size={searched} />
          <p>{t.rich('no_result_hint', { size: searched, phone: () => <PhoneLink /> })}</p>
          {others.length > 0 && <p>{t('nearest_check')}</p>}
        </>
      }
      nearestTitle={t('nearest')}
      nearest={[...(itself ? [wholeSize(itself)] : []), ...others.map(otherSize)]}
      whole={{ href: '/tires', name: t('all_tires') }}
    />
  )

  function wholeSize(size: TireSize) {
    return { href: tireSizePath(size), name: t('whole_size', { size: formatTireSize(size) }) }
  }

  /** With how much larger or smaller round it is. */
  function otherSize(size: TireSize) {
    const difference = relativeDifference(search, size)
    const percent = format.number(Math.abs(difference), { style: 'percent', maximumFractionDigits: 1 })
    const note = t('nearest_difference', { percent, direction: directionOf(difference) })
    return { href: tireSizePath(size), name: formatTireSize(size), note }
  }
}
