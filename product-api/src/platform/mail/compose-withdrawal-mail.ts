import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { withdrawals } from '../db/schema/withdrawals.ts'
import type { Sender } from './compose-order-mail.ts'
import { factsLetter } from './facts-letter.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { withdrawalContentOf } from './withdrawal-content.ts'

/** Makes the acknowledgement of a withdrawal, or the notice of one. Throws when the recipient is no single address. */
export async function composeWithdrawalMail(
  db: Queryable,
  { from, ...shop }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const [withdrawal] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, mail.withdrawalId ?? 0))
  if (!withdrawal) throw new Error('a mail is queued for a withdrawal that does not exist')
  const content = withdrawalContentOf(mail, withdrawal, shop)
  // The person who stated it is not the one to whom a notice goes.
  const name = mail.kind === 'withdrawal_notice' ? '' : oneLine(withdrawal.name)
  return factsLetter(content, { mail, from, about: `withdrawal-${withdrawal.id}`, name: name })
}
