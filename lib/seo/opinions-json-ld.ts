import type { ProductOpinions } from '@bieznik/contract/care/opinion'

interface OpinionsJsonLd {
  aggregateRating?: { '@type': 'AggregateRating'; ratingValue: number; reviewCount: number }
}

/** The count and average of a product's opinions (https://schema.org/AggregateRating); nothing when there are none. */
export function opinionsJsonLd({
  count,
  average,
}: Pick<ProductOpinions, 'count' | 'average'>): OpinionsJsonLd {
  if (average === null) return {}
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } }
}
