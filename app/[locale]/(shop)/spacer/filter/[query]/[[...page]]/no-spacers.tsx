import { getTranslations } from 'next-intl/server'
import { NoResult } from '@/components/catalogue/no-result'
import { spacerChoice } from '@/lib/catalogue/choices'
import {
  formatSpacerSearch,
  spacerFilterValues,
  type SpacerSearch,
} from '@/lib/catalogue/spacer-filter-segment'
import { listNearestSpacers } from '@/lib/product-api/nearest-fits.server'

const SHOWN = 6

export async function NoSpacers({ search }: { search: SpacerSearch }) {
  const t = await getTranslations('spacer_filter')
  const nearest = await listNearestSpacers(search)
  return (
    <NoResult
      title={t('no_result')}
      hint={t('no_result_hint')}
      nearestTitle={t('nearest')}
      nearest={nearest.slice(0, SHOWN).map((each) => ({
        href: `/spacer/filter/${formatSpacerSearch(each)}`,
        name: t('choice', spacerChoice(spacerFilterValues(each))),
      }))}
      whole={{ href: '/spacer', name: t('all_spacers') }}
    />
  )
}
