import type { AuditEntry } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { RowLink } from '../parts/list/row-link'

/** Where staff see a thing, by the table that it is in. */
const pageOf: Record<string, (id: string) => string> = {
  products: (id) => `/admin/products/${id}`,
  orders: (id) => `/admin/order/${id}`,
  withdrawals: (id) => `/admin/withdrawals/${id}`,
  complaints: (id) => `/admin/complaints/${id}`,
  news: (id) => `/admin/news/${id}`,
}

interface AuditedThingProps {
  entry: Pick<AuditEntry, 'entity' | 'entityId' | 'action'>
  people: PeopleNames
}

/** What was changed: its number with a link to where it is, or the name of the person whose role it is. */
export function AuditedThing({ entry: { entity, entityId, action }, people }: AuditedThingProps) {
  const page = action === 'delete' ? undefined : pageOf[entity]
  if (page) return <RowLink href={page(entityId)}>{entityId}</RowLink>
  return <span className="break-all">{entity === 'staff' ? (people[entityId] ?? entityId) : entityId}</span>
}
