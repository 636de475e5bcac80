import { auditLog } from '@bieznik/contract/endpoints/audit-log'
import { queryOptions } from '@tanstack/react-query'
import { namedQuery } from '@/lib/query/named-query'
import type { Search } from '@/lib/query/search-address'
import { uidsOfEntry } from './audited-people'

/** A page of what staff changed, the newest first, with the names of everybody in it. */
export const auditQuery = (query: Search) => {
  const { queryKey, queryFn } = namedQuery(
    auditLog.list,
    { query },
    {
      uidsOf: ({ rows }) => rows.flatMap(uidsOfEntry),
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
