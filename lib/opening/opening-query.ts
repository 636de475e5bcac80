import { openingFindingsSchema } from '@bieznik/contract/platform/opening'
import { queryOptions } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'

/** Looked at anew each time that the screen is opened: what was true a minute ago may have been put right. */
export const openingQuery = queryOptions({
  queryKey: ['admin', 'opening'],
  queryFn: ({ signal }) => callBff('/api/admin/opening', { reply: openingFindingsSchema, signal }),
  staleTime: 0,
})
