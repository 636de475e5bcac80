import { searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { languageSchema } from '@bieznik/contract/selling/order'
import { MAX_FACET_QUERY } from '@bieznik/contract/catalogue/facet-query'
import { listKinds } from '@bieznik/contract/catalogue/facets'
import { createTranslator } from 'next-intl'
import { z } from 'zod'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import { queryOfList } from '@/lib/catalogue/query-of-list'
import { optionCounts, resultCountSchema } from '@/lib/catalogue/result-count'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { allMessages } from '@/lib/i18n/all-messages.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'

const paramsSchema = z.object({ kind: z.enum(listKinds) })

const querySchema = z.object({
  lang: languageSchema,
  /** `{query}` of the address of results; empty: the whole list. */
  segment: z.string().max(500).default(''),
  /** What is searched for by words. */
  text: searchParamSchema.optional(),
  by: z
    .string()
    .refine((by) => new URLSearchParams(by).toString().length <= MAX_FACET_QUERY)
    .default(''),
})

/** Of a list as it is without a choice the facets are counted when its order is named. */
const UNCHOSEN = 'sort=popular'

/** How many results a list has that is narrowed so, and what each further choice would show. */
export const GET = route(
  {
    role: 'anyone',
    limit: { name: 'narrowed', points: 300, seconds: 60, by: 'address' },
    params: paramsSchema,
    query: querySchema,
    reply: resultCountSchema,
  },
  async ({ params: { kind }, query: { lang, segment, text, by } }) => {
    const filter = text === undefined ? queryOfList(kind, segment) : { text }
    if (!filter) throw new ProblemError('not_found', 'There is no such list.')
    // The page itself, so that it is in the cache when the button is pressed.
    const { total, facets } = await listFaceted(lang, {
      kind,
      filter,
      by: by || UNCHOSEN,
      page: 1,
      pageSize: PAGE_SIZE,
    })
    const t = createTranslator({ locale: lang, messages: allMessages[lang], namespace: 'facets' })
    return {
      data: {
        text: t('apply', { count: total }),
        total,
        counts: facets === null ? {} : optionCounts(facets),
      },
    }
  },
)
