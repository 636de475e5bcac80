import type { Endpoint, EndpointAccess } from '@bieznik/contract/endpoint'
import { MAX_NAMED, peopleNamesSchema, type PeopleNames } from '@bieznik/contract/people/names'
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import type { Input } from '@/lib/http/endpoint-request'
import { logFailure } from '@/lib/log/browser'

/** Names seldom change; in milliseconds. */
const FRESH_MS = 10 * 60_000

export const namesQuery = (uids: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'names', uids],
    queryFn: ({ signal }) =>
      callBff('/api/admin/names', { method: 'POST', json: { uids }, reply: peopleNamesSchema, signal }),
    staleTime: FRESH_MS,
    // Rows wait for their names, and are shown without them rather than late.
    retry: false,
  })

/** What people did is worth showing without their names. */
async function readNames(client: QueryClient, uids: readonly (string | null)[]): Promise<PeopleNames> {
  const asked = [...new Set(uids.filter((uid) => uid !== null))].toSorted().slice(0, MAX_NAMED)
  if (asked.length === 0) return {}
  try {
    return await client.query(namesQuery(asked))
  } catch (error) {
    logFailure('people could not be named', error)
    return {}
  }
}

/** What was found, and the people in it by uid, as far as they are known. */
export interface Named<Found> {
  found: Found
  people: PeopleNames
}

/** The query of an endpoint with the names of those in its reply. They come together, so that nothing moves when names come. */
export const namedQuery = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Reply>(
  endpoint: Endpoint<P, Q, B, z.ZodType<Reply>, false, Exclude<EndpointAccess, 'anyone'>>,
  input: Input<P, Q, B>,
  { uidsOf, under }: { uidsOf: (reply: Reply) => readonly (string | null)[]; under?: QueryKey },
) =>
  queryOptions({
    queryKey: endpointQuery(endpoint, input, under).queryKey,
    queryFn: async ({ client, signal }): Promise<Named<Reply>> => {
      const found = await callEndpoint(endpoint, input, signal)
      return { found, people: await readNames(client, uidsOf(found)) }
    },
  })

/** The rows with names in place of the uids of who did it, where they are known. */
export const whoNamed = <Row extends { who: string | null }>({ found, people }: Named<Row[]>): Row[] =>
  found.map((row) => ({ ...row, who: row.who && (people[row.who] ?? row.who) }))
