import { foundOpinionsSchema, type FoundOpinions } from '@bieznik/contract/care/opinion'
import { requestJson } from '@/lib/http/request-json'
import type { OpinionsPage } from './opinion-requests'

/** A page of the opinions on a product. */
export function loadOpinions(
  productId: number,
  { sort, rating, page }: OpinionsPage,
): Promise<FoundOpinions> {
  const query = new URLSearchParams({ sort, page: String(page), ...(rating && { rating }) })
  return requestJson(`/api/opinions/${productId}?${query}`, { reply: foundOpinionsSchema })
}
