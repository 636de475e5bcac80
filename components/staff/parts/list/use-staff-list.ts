'use client'

import type { Endpoint } from '@bieznik/contract/endpoint'
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { endpointQuery } from '@/lib/http/call-endpoint'
import { askedIn } from '@/lib/query/list-address'
import type { Search } from '@/lib/query/search-address'
import { useQueryState } from '@/lib/url-state'
import { useStaffQuery } from '../use-staff-query'

/** How many rows of a list of staff are on a page. */
export const LIST_PAGE_SIZE = 50

/**
 * A page of a list, as the address of its screen asks for it; `queryOf` makes its query. What is shown stays until another page or
 * filter has come.
 */
export function useListQuery<Found, Shown, Key extends QueryKey>(
  schema: z.ZodObject | undefined,
  queryOf: (query: Search) => UseQueryOptions<Found, Error, Shown, Key>,
) {
  const asked = askedIn(schema ?? z.object({}), useQueryState())
  const query = useStaffQuery({
    ...queryOf({ ...asked, pageSize: LIST_PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  return { asked, query }
}

/** The same of an endpoint, whose query is what the address can ask for. */
export const useStaffList = <Found>(
  endpoint: Endpoint<z.ZodUndefined, z.ZodObject, z.ZodUndefined, z.ZodType<Found>, false, 'staff'>,
) => useListQuery(endpoint.query, (query) => endpointQuery(endpoint, { query }))
