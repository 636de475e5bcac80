import type { AuditEntry } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { RowLink } from '../parts/list/row-link'

const productPage = (id: string): string => `/admin/products/${id}`

/** Where staff see a thing, by the table that it is in. */
const pageOf: Record<string, (id: string) => string> = {
  products: productPage,
  tires: productPage,
  wheels: productPage,
  spacers: productPage,
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
  const name = entity === 'staff' ? people[entityId] : undefined
  return name === undefined ? (
    <span className="break-all">{entityId}</span>
  ) : (
    <span className="sm:whitespace-nowrap">{name}</span>
  )
}
