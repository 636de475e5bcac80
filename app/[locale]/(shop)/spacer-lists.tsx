import { getTranslations } from 'next-intl/server'
import { spacerChoice } from '@/lib/catalogue/choices'
import { nearestSpacers } from '@/lib/catalogue/nearest'
import {
  formatSpacerSearch,
  parseSpacerSearch,
  spacerFilterValues,
} from '@/lib/catalogue/spacer-filter-segment'
import { listSpacerFits } from '@/lib/product-api/on-sale.server'
import { fitLists } from './fit-lists'
import { SpacerFilterPanel } from './spacer-filter-panel'

export const spacerLists = fitLists({
  texts: 'spacer',
  resultsTexts: 'spacer_results',
  head: 'spacers',
  path: '/spacer',
  parse: parseSpacerSearch,
  format: formatSpacerSearch,
  choice: async (search) =>
    (await getTranslations('spacer_filter'))('choice', spacerChoice(spacerFilterValues(search))),
  list: 'spacers',
  queryOf: (search) => search,
  listFits: listSpacerFits,
  nearest: nearestSpacers,
  panel: (fits, shown) => <SpacerFilterPanel fits={fits} {...shown} />,
})
