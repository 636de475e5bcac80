import { searchMissSchema } from '@bieznik/contract/search'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'

export const searchMissesQuery = queryOptions({
  queryKey: ['admin', 'searches'],
  queryFn: ({ signal }) => callBff('/api/admin/searches', { reply: z.array(searchMissSchema), signal }),
})
