import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { auditPageSchema, auditSearchParams, type AuditSearch } from './audit-search'

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/audit?${auditSearchParams(search)}`, { reply: auditPageSchema, signal }),
    placeholderData: keepPreviousData,
  })
