import { addedWordSchema, addWordSchema } from '@bieznik/contract/added-word'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { addWord, listAddedWords } from '@/lib/product-api/added-words.server'

const reply = z.array(addedWordSchema)

export const GET = route({ role: 'staff', reply }, async (who) => ({ data: await listAddedWords(who) }))

export const POST = route({ role: 'staff', body: addWordSchema, reply }, async ({ body, ...who }) => ({
  data: await addWord(who, body),
  status: 201,
}))
