import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { addedWordSchema, addWordSchema } from '../catalogue/added-word.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { searchMissSchema } from '../catalogue/search.ts'

const words = z.array(addedWordSchema)

/** What is searched for in vain, and what staff teach the search. */
export const searches = {
  listMisses: endpoint({
    method: 'GET',
    path: '/api/admin/searches',
    at: '/api/search/misses',
    summary: 'Texts that were searched for in vain, the most frequent first',
    reply: pageOf(searchMissSchema),
  }),
  listWords: endpoint({
    method: 'GET',
    path: '/api/admin/searches/words',
    at: '/api/search/words',
    summary: 'Words that staff have added to the dictionary of the search',
    reply: words,
  }),
  addWord: endpoint({
    method: 'POST',
    path: '/api/admin/searches/words',
    at: '/api/search/words',
    summary: 'Adds a word with what it means; every search knows it at once',
    body: addWordSchema,
    reply: words,
    status: 201,
  }),
  removeWord: endpoint({
    method: 'DELETE',
    path: '/api/admin/searches/words/:id',
    at: '/api/search/words/:id',
    summary: 'Removes an added word',
    params: z.strictObject({ id: idParamSchema }),
    reply: words,
  }),
}
