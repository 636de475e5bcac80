import { z } from 'zod'
import { forgetKept, readKept, writeKept } from '@/lib/storage/tab-storage'

const KEY = 'bieznik.contactDraft'

/** The form as it was last seen, right or wrong, and how long it has been open, in milliseconds. */
const draftSchema = z.strictObject({
  from_name: z.string(),
  from_email: z.string(),
  phone: z.string(),
  message: z.string(),
  openFor: z.number(),
})
export type ContactDraft = z.output<typeof draftSchema>

/** What this tab has kept, if anything. */
export function readContactDraft(): ContactDraft | null {
  return readKept(KEY, draftSchema)
}

/** Kept in the tab's storage and nowhere else: it is personal. */
export function storeContactDraft(draft: ContactDraft): void {
  writeKept(KEY, draft)
}

export function forgetContactDraft(): void {
  forgetKept(KEY)
}
