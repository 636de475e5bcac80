import type { Queryable } from '../db/client.ts'
import { mailKinds, type MailKind } from './mail-kinds.ts'
import type { QueuedMail } from './outbox.queries.ts'
import type { Sender } from './sender.ts'
import type { WrittenLetter } from './write-letter.ts'

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind)

/** Composes a queued mail from the current rows that it is about. Throws for a kind that only another version of the shop has. */
export async function composeMail(db: Queryable, sender: Sender, mail: QueuedMail): Promise<WrittenLetter> {
  const { kind } = mail
  if (!isMailKind(kind)) throw new Error(`mail: there is no kind ${kind}`)
  return mailKinds[kind].write(db, { sender, mail })
}
