import { auditFilterSchema } from '@bieznik/contract/people/audit'
import { pageNumberSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { z } from 'zod'

export const AUDIT_PAGE_SIZE = 50

export const auditSearchSchema = auditFilterSchema.extend({ page: pageNumberSchema.default(1) })
export type AuditSearch = z.output<typeof auditSearchSchema>

/** What the address of the screen asks for. What cannot be read counts as not said. */
export function auditSearchOf(params: URLSearchParams): AuditSearch {
  const { who, entity, entityId, day, page } = auditSearchSchema.shape
  return z
    .object({
      who: who.catch(undefined),
      entity: entity.catch(undefined),
      entityId: entityId.catch(undefined),
      day: day.catch(undefined),
      page: page.catch(1),
    })
    .parse(Object.fromEntries(params))
}
