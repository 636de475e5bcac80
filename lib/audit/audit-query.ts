import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { searchAddress } from '@/lib/query/search-address'
import { auditPageSchema, type AuditSearch } from './audit-search'

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/audit?${searchAddress(search)}`, { reply: auditPageSchema, signal }),
    placeholderData: keepPreviousData,
  })
