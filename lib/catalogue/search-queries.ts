import type { AddWord } from '@bieznik/contract/catalogue/added-word'
import { searches } from '@bieznik/contract/endpoints/searches'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'

export const searchMissesQuery = endpointQuery(searches.listMisses, {})

export const addedWordsQuery = endpointQuery(searches.listWords, {})

export function addWordMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: AddWord) => callEndpoint(searches.addWord, { json }),
    onSettled: () => refetchQueries(client, addedWordsQuery),
  })
}

export function removeWordMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callEndpoint(searches.removeWord, { params: { id } }),
    onSettled: () => refetchQueries(client, addedWordsQuery),
  })
}
