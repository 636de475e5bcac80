import 'server-only'
import type { Tire, TireSize } from '@bieznik/contract/product'
import { formatTireSize } from '@bieznik/contract/tire-size'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { sizeFacts } from '@/lib/catalogue/size-facts'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { resultsMetadata } from './results-metadata.server'

/**
 * The head of the page of a tire size, whose tires come cheapest first. However the search is narrowed, the address to keep
 * is that of the size alone.
 */
export async function sizeMetadata(
  size: TireSize,
  found: { products: readonly Tire[]; total: number },
): Promise<Metadata> {
  const t = await getTranslations('tire_filter')
  const choice = formatTireSize(size)
  return resultsMetadata({
    kind: 'size',
    choice,
    title: t('results_title', { size: choice }),
    href: tireSizePath(size),
    found,
    measures: { diameter: sizeFacts(size).diameter },
  })
}
