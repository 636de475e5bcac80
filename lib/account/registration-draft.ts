import { z } from 'zod'
import { readSession, writeSession } from '@/lib/storage/stored-text'

const KEY = 'bieznik.registrationDraft'

/** What stays when the language is switched half-way; the password and the consent have to be given again. */
const draftSchema = z.object({ name: z.string(), surname: z.string(), email: z.string(), phone: z.string() })
type Draft = z.output<typeof draftSchema>

export function storeDraft({ name, surname, email, phone }: Draft): void {
  writeSession(KEY, JSON.stringify({ name, surname, email, phone }))
}

export function forgetDraft(): void {
  writeSession(KEY, '')
}

/** Null: nothing that can be read is kept. */
export function readDraft(): Draft | null {
  const draft = jsonSchema.pipe(draftSchema).safeParse(readSession(KEY))
  return draft.success ? draft.data : null
}

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' })
    return z.NEVER
  }
})
