import { auditLog } from '@bieznik/contract/endpoints/audit-log'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { namedQuery } from '@/lib/query/named-query'
import { AUDIT_PAGE_SIZE, type AuditSearch } from './audit-search'

/** A page of what staff changed, the newest first, with who did it and who was given or lost a role. */
export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    ...namedQuery(
      auditLog.list,
      { query: { ...search, pageSize: AUDIT_PAGE_SIZE } },
      {
        uidsOf: ({ rows }) =>
          rows.flatMap(({ who, entity, entityId }) => (entity === 'staff' ? [who, entityId] : [who])),
      },
    ),
    placeholderData: keepPreviousData,
  })

/** Everybody in the log, whom it can be narrowed down to. */
export const auditedPeopleQuery = namedQuery(auditLog.people, {}, { uidsOf: (uids) => uids })
