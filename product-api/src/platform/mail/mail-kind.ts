import type { Language } from '@bieznik/contract/selling/order'
import type { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import type { Envelope, WrittenLetter } from './write-letter.ts'

interface Parts<About, Data, Texts> {
  /** What the outbox holds of its subject: ids, and what has to be said as it was. */
  about: z.ZodType<About>
  texts: Record<Language, Texts>
  /** Reads what it tells, as it is when the mail is sent. Throws ObsoleteMail when that is no longer true. */
  load: (db: Queryable, about: About, envelope: Envelope) => Promise<Data>
  /** Throws when the recipient is no single address. */
  compose: (
    data: Data,
    context: Envelope & { about: About; texts: Texts },
  ) => WrittenLetter | Promise<WrittenLetter>
}

/** A kind of mail, all of it. Its name, and that it exists, stand in `mail-kinds.ts`. */
export function mailKind<About, Data, Texts>({ about, texts, load, compose }: Parts<About, Data, Texts>) {
  return {
    about,
    /** Makes the letter of a queued mail. Throws when the outbox holds another subject than the kind has. */
    write: async (db: Queryable, { sender, mail }: Envelope): Promise<WrittenLetter> => {
      const subject = about.parse(mail.about)
      const data = await load(db, subject, { sender, mail })
      return compose(data, { sender, mail, about: subject, texts: texts[mail.language] })
    },
  }
}
