import { addedWordIdParamSchema, addedWordSchema } from '@bieznik/contract/added-word'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { removeWord } from '@/lib/product-api/added-words.server'

export const DELETE = route(
  { role: 'staff', params: z.object({ wordId: addedWordIdParamSchema }), reply: z.array(addedWordSchema) },
  async ({ params, ...who }) => ({ data: await removeWord(who, params.wordId) }),
)
