import { addedWordSchema, type AddWord } from '@bieznik/contract/added-word'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'

const PATH = '/api/admin/searches/words'
const reply = z.array(addedWordSchema)

export const addedWordsQuery = queryOptions({
  queryKey: ['admin', 'added-words'],
  queryFn: ({ signal }) => callBff(PATH, { reply, signal }),
})

export function addWordMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: AddWord) => callBff(PATH, { method: 'POST', json, reply }),
    onSettled: () => refetchQueries(client, addedWordsQuery),
  })
}

export function removeWordMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callBff(`${PATH}/${id}`, { method: 'DELETE', reply }),
    onSettled: () => refetchQueries(client, addedWordsQuery),
  })
}
