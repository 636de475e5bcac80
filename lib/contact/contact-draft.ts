import { z } from 'zod'
import { removeFromTab, readFromTab, writeToTab } from '@/lib/storage/tab-storage'

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
  return readFromTab(KEY, draftSchema)
}

/** Kept in the tab's storage and nowhere else: it is personal. */
export function storeContactDraft(draft: ContactDraft): void {
  writeToTab(KEY, draft)
}

export function forgetContactDraft(): void {
  removeFromTab(KEY)
}
