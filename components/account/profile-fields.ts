import type { Profile } from '@/lib/account/account'

/** In the order in which they are shown. */
export const profileFields = [
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'surname', type: 'text', autoComplete: 'family-name' },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
  { name: 'index', type: 'text', autoComplete: 'postal-code' },
  { name: 'city', type: 'text', autoComplete: 'address-level2' },
] as const satisfies readonly { name: keyof Profile; type: string; autoComplete: string }[]

export const isProfileField = (path: string): path is keyof Profile =>
  profileFields.some(({ name }) => name === path)
