import { shownOpinions } from '@bieznik/contract/endpoints/shown-opinions'
import type { FoundOpinions } from '@bieznik/contract/care/opinion'
import { callOpenEndpoint } from '@/lib/http/call-open-endpoint'
import { OPINIONS_PAGE_SIZE, type OpinionsPage } from './opinion-requests'

/** A page of the opinions on a product. */
export const loadOpinions = (productId: number, which: OpinionsPage): Promise<FoundOpinions> =>
  callOpenEndpoint(shownOpinions.list, {
    params: { productId },
    query: { ...which, pageSize: OPINIONS_PAGE_SIZE },
  })
