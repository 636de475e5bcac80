import { getTranslations } from 'next-intl/server'
import { wheelChoice } from '@/lib/catalogue/choices'
import { nearestWheels } from '@/lib/catalogue/nearest'
import { formatWheelSearch, parseWheelSearch, wheelFilterValues } from '@/lib/catalogue/wheel-filter-segment'
import { listWheelFits } from '@/lib/product-api/on-sale.server'
import { fitLists } from './fit-lists'
import { WheelFilterPanel } from './wheel-filter-panel'

export const wheelLists = fitLists({
  texts: 'wheel',
  resultsTexts: 'wheel_results',
  head: 'wheels',
  path: '/wheels',
  parse: parseWheelSearch,
  format: formatWheelSearch,
  choice: async (search) =>
    (await getTranslations('wheel_filter'))('choice', wheelChoice(wheelFilterValues(search))),
  list: 'wheels',
  queryOf: (search) => search,
  listFits: listWheelFits,
  nearest: nearestWheels,
  panel: (fits, shown) => <WheelFilterPanel fits={fits} {...shown} />,
})
