import { getTranslations } from 'next-intl/server'
import { spacerChoice, wheelChoice } from '@/lib/catalogue/choices'
import { nearestBoltCircles, nearestSpacers, nearestWheels } from '@/lib/catalogue/nearest'
import { searchPath } from '@/lib/catalogue/search-path'
import { formatSpacerSearch, spacerFilterValues } from '@/lib/catalogue/spacer-filter-segment'
import type { WantedGoods } from '@/lib/catalogue/wanted-goods'
import { formatWheelSearch, wheelFilterValues } from '@/lib/catalogue/wheel-filter-segment'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listSpacerFits, listWheelFits } from '@/lib/product-api/on-sale.server'

/** A page with what there is in place of what was searched for, without a language prefix. */
export interface Near {
  href: string
  name: string
}

/** Wheels or spacers with the measures nearest to those that were searched for; one call of the product API. */
export async function listGoodsNear(wanted: WantedGoods): Promise<Near[]> {
  if (wanted.of === 'spacers') {
    const t = await getTranslations('spacer_filter')
    const fits = (await orMissing(listSpacerFits())) ?? []
    return nearestSpacers(wanted.search, fits).map((each) => ({
      href: `/spacer/filter/${formatSpacerSearch(each)}`,
      name: t('choice', spacerChoice(spacerFilterValues(each))),
    }))
  }
  const t = await getTranslations()
  const fits = (await orMissing(listWheelFits())) ?? []
  if (wanted.of === 'wheels')
    return nearestWheels(wanted.search, fits).map((each) => ({
      href: `/wheels/filter/${formatWheelSearch(each)}`,
      name: t('wheel_filter.choice', wheelChoice(wheelFilterValues(each))),
    }))
  // The filter of wheels needs a diameter, the search does not.
  const circles = nearestBoltCircles(
    wanted.circle,
    fits.map(({ boltSpacing }) => boltSpacing),
  )
  return circles.map((name) => ({ href: searchPath(`${t('search.kinds.Wheel')} ${name}`), name }))
}
