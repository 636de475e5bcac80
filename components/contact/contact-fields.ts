import type { ContactMessage } from '@/lib/contact/contact-message'

/** In the order in which they are shown. */
export const contactFields = [
  'from_name',
  'from_email',
  'phone',
  'message',
] as const satisfies readonly (keyof ContactMessage)[]

export const contactFieldId = (field: keyof ContactMessage) => `contact-${field}`

export const isContactField = (path: string): path is keyof ContactMessage =>
  contactFields.some((field) => field === path)
