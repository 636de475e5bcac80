import type { Understood } from '@bieznik/contract/search'
import { getTranslations } from 'next-intl/server'
import { spacerChoice, wheelChoice } from '@/lib/catalogue/choices'
import { goodsNear } from '@/lib/catalogue/goods-near'
import { searchPath } from '@/lib/catalogue/search-path'
import { formatSpacerSearch, spacerFilterValues } from '@/lib/catalogue/spacer-filter-segment'
import { formatWheelSearch, wheelFilterValues } from '@/lib/catalogue/wheel-filter-segment'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listSpacerFits, listWheelFits } from '@/lib/product-api/on-sale.server'

/** A page with what there is in place of what was searched for, without a language prefix. */
export interface Near {
  href: string
  name: string
}

/** Wheels or spacers with the measures nearest to those that were searched for. */
export async function listGoodsNear(understood: Understood): Promise<Near[]> {
  const [wheelFits, spacerFits, search, wheel, spacer] = await Promise.all([
    orMissing(listWheelFits()),
    orMissing(listSpacerFits()),
    getTranslations('search'),
    getTranslations('wheel_filter'),
    getTranslations('spacer_filter'),
  ])
  const near = goodsNear(understood, { wheels: wheelFits ?? [], spacers: spacerFits ?? [] })
  return [
    ...near.wheels.map((each) => ({
      href: `/wheels/filter/${formatWheelSearch(each)}`,
      name: wheel('choice', wheelChoice(wheelFilterValues(each))),
    })),
    ...near.spacers.map((each) => ({
      href: `/spacer/filter/${formatSpacerSearch(each)}`,
      name: spacer('choice', spacerChoice(spacerFilterValues(each))),
    })),
    // The filter of wheels needs a diameter, the search does not.
    ...near.circles.map((name) => ({ href: searchPath(`${search('kinds.Wheel')} ${name}`), name })),
  ]
}
