import { auditLog } from '@bieznik/contract/endpoints/audit-log'
import { queryOptions } from '@tanstack/react-query'
import { namedQuery } from '@/lib/query/named-query'
import type { Search } from '@/lib/query/search-address'

/** A page of what staff changed, the newest first, with who did it and who was given or lost a role. */
export const auditQuery = (query: Search) => {
  const { queryKey, queryFn } = namedQuery(
    auditLog.list,
    { query },
    {
      uidsOf: ({ rows }) =>
        rows.flatMap(({ who, entity, entityId }) => (entity === 'staff' ? [who, entityId] : [who])),
    },
  )
  return queryOptions({
    queryKey,
    queryFn,
    select: ({ found, people }) => ({ ...found, people }),
  })
}

/** Everybody in the log, whom it can be narrowed down to. */
export const auditedPeopleQuery = namedQuery(auditLog.people, {}, { uidsOf: (uids) => uids })
