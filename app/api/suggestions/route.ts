import { searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { languageSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { suggestionListSchema } from '@/lib/catalogue/suggestions'
import { suggest } from '@/lib/catalogue/suggestions.server'
import { route } from '@/lib/http/route.server'

/** What a text asks for that is still being typed into the search. */
export const GET = route(
  {
    role: 'anyone',
    limit: { name: 'suggestions', points: 300, seconds: 60, by: 'address' },
    query: z.object({ lang: languageSchema, text: searchParamSchema }),
    reply: suggestionListSchema,
  },
  async ({ query: { lang, text } }) => ({ data: await suggest(lang, text) }),
)
