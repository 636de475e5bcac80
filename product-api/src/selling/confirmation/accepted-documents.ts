import { valuesOf, type Settings } from '@bieznik/backend-kit/documents/fill-document'
import { currentVersion, readDocument } from '@bieznik/backend-kit/documents/read-document'
import type { Language } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import type { AcceptedTexts } from './accepted-texts.ts'

/**
 * The documents of an order in the versions that it was placed under. An order of before there were versions gets those that hold
 * now. Throws when there is no such order.
 */
export async function readAcceptedTexts(
  db: Queryable,
  orderId: number,
  language: Language,
  settings: Settings,
): Promise<AcceptedTexts> {
  const [accepted] = await db
    .select({ rules: orders.acceptedRules, returns: orders.acceptedReturns })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!accepted) throw new Error('documents: the order does not exist')
  const values = valuesOf(settings, language)
  const read = async (name: 'rules' | 'returns' | 'guarantee', version: string | null) =>
    readDocument({ name, version: version ?? currentVersion(name, new Date()), language }, values)
  const [rules, returns, guarantee] = await Promise.all([
    read('rules', accepted.rules),
    read('returns', accepted.returns),
    read('guarantee', null),
  ])
  return { rules, returns, guarantee }
}
